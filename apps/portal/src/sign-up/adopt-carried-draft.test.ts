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

test('uses the answers typed in a frame when the browser has no draft', () => {
  adopt({ answers: typed, at });
  expect(draft()).toEqual(typed);
});

test('replaces an older draft entirely, as another person may have typed it', () => {
  saveDraft('northwind', 'USD', { 'applicant.name.lastName': 'Roy' }, at - 1);
  adopt({ answers: typed, at });
  expect(draft()).toEqual(typed);
});

test('keeps a newer draft when the page is loaded again', () => {
  adopt({ answers: typed, at });
  saveDraft('northwind', 'USD', { ...typed, 'applicant.name.lastName': 'Roy' }, at + 1);
  adopt({ answers: typed, at });
  expect(draft()).toEqual({ ...typed, 'applicant.name.lastName': 'Roy' });
});

test('keeps the tab’s draft when nothing was carried over', () => {
  saveDraft('northwind', 'USD', typed, at);
  adopt(undefined);
  expect(draft()).toEqual(typed);
});
