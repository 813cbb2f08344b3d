import type { Answers } from '@signet/rulebook/answer-rows';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { expect, test } from 'vitest';
import { answerSections } from './answer-sections.ts';

const US = { market: 'US', flags: defaultFlags() } as const;
const CA = { market: 'CA', flags: defaultFlags() } as const;
const pathsOf = (answers: Answers, context: typeof US | typeof CA) =>
  answerSections(answers, context).flatMap(({ lines }) => lines.map(({ path }) => path));

test('a business that is not registered has no legal name and no number to check', () => {
  const paths = pathsOf({ 'company.registered': false }, US);
  expect(paths).not.toContain('company.name');
  expect(paths).not.toContain('company.governmentIdentification.value');
});

test('a registered business has both', () => {
  expect(pathsOf({ 'company.registered': true }, US)).toEqual(
    expect.arrayContaining(['company.name', 'company.governmentIdentification.value']),
  );
});

test('only Canada checks a home address', () => {
  expect(pathsOf({}, US)).not.toContain('applicant.address.line1');
  expect(pathsOf({}, CA)).toContain('applicant.address.line1');
});
