import { expect, test } from 'vitest';
import {
  CHANGEABLES,
  changeMarksError,
  changeReasonsOf,
  isDocumentMark,
  stepUpOfMarks,
} from './change-reasons.ts';
import { CHANGE_STAFF_TEXTS } from './change-staff-texts.en-US.ts';
import { CHANGE_TEXTS as EN_CA } from './change-texts.en-CA.ts';
import { CHANGE_TEXTS as EN_US } from './change-texts.en-US.ts';
import { CHANGE_TEXTS as FR_CA } from './change-texts.fr-CA.ts';
import { CHANGE_FORMS, CHANGEABLE } from './changeable.ts';

const PAIRS = CHANGEABLES.flatMap((id) =>
  changeReasonsOf(id).map((reason) => [id, reason] as const),
);

test('everything that can be marked has a reason', () =>
  expect(CHANGEABLES.filter((id) => changeReasonsOf(id).length === 0)).toEqual([]));

test.each(PAIRS)(
  '%s, %s: has texts in every language, and questions to answer it with',
  (id, reason) => {
    for (const { changeables, reasons } of [EN_US, EN_CA, FR_CA, CHANGE_STAFF_TEXTS])
      expect([changeables[id], reasons[reason]].filter((text) => text.trim() === '')).toEqual([]);
    if (isDocumentMark(id)) return;
    const asked = CHANGEABLE[id].map(({ path }) => path);
    expect(asked.length).toBeGreaterThan(0);
    expect(CHANGE_FORMS.changes.map(({ path }) => path)).toEqual(expect.arrayContaining(asked));
  },
);

test('a document is requested by itself, in its own step', () => {
  const photoId = { changeable: 'photoId', reason: 'unreadable' } as const;
  const name = { changeable: 'applicantName', reason: 'mistyped' } as const;
  expect([[photoId], [name], [photoId, name], []].map(changeMarksError)).toEqual([
    undefined,
    undefined,
    'marks',
    'marks',
  ]);
  expect([[photoId], [name]].map(stepUpOfMarks)).toEqual(['GOV_ID_SELFIE', 'CHANGES_REQUESTED']);
});
