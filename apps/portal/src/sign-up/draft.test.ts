import { wireAnswers } from '@signet/rulebook/core/answers';
import { readAnswers } from '@signet/rulebook/forms';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('reads an older build’s draft, with YES and NO as words', () => {
  kept.set(
    'draft::USD',
    JSON.stringify({
      answers: { 'company.registered': 'NO', 'company.hasPartners': 'YES', 'company.dba': 'NO' },
      savedAt: 1,
    }),
  );
  expect(readAnswers(readDraft(undefined, 'USD', 2))).toEqual({
    'company.registered': false,
    'company.hasPartners': true,
    'company.dba': 'NO',
  });
});

test('stores the contract’s words, which an older build can read', () => {
  saveDraft(
    undefined,
    'USD',
    wireAnswers({
      'company.registered': true,
      'company.hasPartners': '',
      'company.name': 'Webb LLC',
    }),
    1,
  );
  expect(JSON.parse(kept.get('draft::USD') ?? '')).toEqual({
    answers: { 'company.registered': 'YES', 'company.hasPartners': '', 'company.name': 'Webb LLC' },
    savedAt: 1,
  });
});
