import { expect, test } from 'vitest';
import {
  PAPER_FINDINGS,
  type PaperFinding,
  type PaperMeasures,
  paperFindings,
} from './paper-check.ts';

const good: PaperMeasures = {
  kind: 'photo',
  bytes: 1_000_000,
  isLocked: false,
  isKnown: false,
  shortEdgePx: 1_500,
  sharpness: 400,
  glare: 0,
  cutEdges: 0,
};
const CASES: readonly [string, Partial<PaperMeasures>, PaperFinding[]][] = [
  ['a sharp photo', {}, []],
  [
    'a PDF, which has no pixels to measure',
    {
      kind: 'pdf',
      shortEdgePx: undefined,
      sharpness: undefined,
      glare: undefined,
      cutEdges: undefined,
    },
    [],
  ],
  ['a letter of a word processor', { kind: 'other' }, ['otherKind']],
  ['a photo of a phone that only its maker reads', { kind: 'heic' }, ['heic']],
  ['a PDF with a password', { kind: 'pdf', isLocked: true }, ['locked']],
  ['a film', { bytes: 80_000_000 }, ['large']],
  ['the same file again', { isKnown: true }, ['known']],
  ['a thumbnail', { shortEdgePx: 320 }, ['small']],
  ['a blurred letter', { sharpness: 12 }, ['blurred']],
  ['a letter under a lamp', { glare: 0.2 }, ['glare']],
  ['a letter whose corner is missing', { cutEdges: 1 }, ['cut']],
  ['a dark, blurred and cut one', { sharpness: 5, cutEdges: 2 }, ['blurred', 'cut']],
];

test.each(CASES)('%s', (_name, changed, findings) =>
  expect(paperFindings({ ...good, ...changed })).toEqual(findings),
);

test('every finding is reached by a case', () =>
  expect(
    Object.keys(PAPER_FINDINGS).filter(
      (id) => !CASES.some(([, , findings]) => findings.some((one) => one === id)),
    ),
  ).toEqual([]));
