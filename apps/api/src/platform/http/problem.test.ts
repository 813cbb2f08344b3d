import { defaultFlags } from '@signet/rulebook/core/flags';
import { validateForm } from '@signet/rulebook/core/form';
import { FIELDS } from '@signet/rulebook/fields';
import { FORMS } from '@signet/rulebook/forms';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { expect, test } from 'vitest';
import { AppError, problemOf } from './problem.ts';

test.each([
  [
    'en-US',
    'US',
    'Leave out “#” in the first name',
    'Replace “А” with Latin letters in the last name',
  ],
  [
    'fr-CA',
    'CA',
    'Enlevez «\u00a0#\u00a0» du prénom',
    'Remplacez «\u00a0А\u00a0» par des lettres latines dans le nom de famille',
  ],
] as const)('a reply names the refused character in %s', (locale, market, sign, letter) => {
  const typed = {
    'applicant.name.firstName': 'Ana\u200b#',
    'applicant.name.lastName': 'Аna',
    'applicant.email.emailAddress': 'ana@example.com',
  };
  const context = { market, flags: defaultFlags(), today: '2026-11-20', issued: ISSUED_RANGES };
  const { fieldErrors } = validateForm(FORMS.applicant, FIELDS, typed, new Set(), context);
  const problem = problemOf(new AppError('request.validationFailed', {}, fieldErrors), {
    locale,
    reference: 'r',
    config: { publicUrl: 'https://onboarding.invalid' },
  });
  expect(problem.errors?.map(({ message }) => message)).toEqual([sign, letter]);
});
