import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test.each([
  ['everything answered: the answers are checked', explain('ana'), 'check-answers', '0-not-sent'],
  [
    'an answer missing: its page',
    explain('ana', 'answered', 'company.address.city'),
    'address',
    '0-lacks-answer',
  ],
  ['a code asked: the code page', explain('ana', 'otp'), 'otp', 'step-otp'],
  ['approved without a bank: the bank', explain('marcus', 'approved'), 'bank', '7-approved-bank'],
])('%s', (_name, lines, page, row) => {
  expect(lines[1]).toContain(page);
  expect(lines[2]).toContain(row);
});

test('a missing answer is named with its form', () => {
  expect(explain('ana', 'answered', 'applicant.dob').at(-1)).toBe(
    'lacks     ownerIdentity: applicant.dob',
  );
});
