import { beforeEach, expect, test, vi } from 'vitest';
import { adoptCarriedDraft } from './adopt-carried-draft.ts';
import { readDraft, saveDraft } from './draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const at = 1_000_000;
const typed = { 'applicant.name.firstName': 'Marguerite' };
const adopt = (carried: Parameters<typeof adoptCarriedDraft>[0]['carried']) =>
  adoptCarriedDraft({ carried, referralUrlId: 'northwind', currency: 'USD' });
const draft = () => readDraft('northwind', 'USD', at + 2);

test('what was typed in a frame is the draft of a browser that has none', () => {
  adopt({ answers: typed, at });
  expect(draft()).toEqual(typed);
});

test('it takes the place of an older draft as a whole: two people may have typed them', () => {
  saveDraft('northwind', 'USD', { 'applicant.name.lastName': 'Roy' }, at - 1);
  adopt({ answers: typed, at });
  expect(draft()).toEqual(typed);
});

test('a draft that was typed since stays, however often the page is loaded', () => {
  adopt({ answers: typed, at });
  saveDraft('northwind', 'USD', { ...typed, 'applicant.name.lastName': 'Roy' }, at + 1);
  adopt({ answers: typed, at });
  expect(draft()).toEqual({ ...typed, 'applicant.name.lastName': 'Roy' });
});

test('a tab that nothing was carried to begins with what it has', () => {
  saveDraft('northwind', 'USD', typed, at);
  adopt(undefined);
  expect(draft()).toEqual(typed);
});
