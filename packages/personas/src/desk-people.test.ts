import { defaultFlags } from '@signet/rulebook/core/flags';
import { validateForm } from '@signet/rulebook/core/form';
import { FIELDS } from '@signet/rulebook/fields';
import { FORMS } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { MAGIC_ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { expect, test } from 'vitest';
import { DESK_CASES } from './desk-cases.ts';
import { DESK_ROWS, deskPartner, deskPersona } from './desk-people.ts';

const IDS = Object.keys(DESK_ROWS);
const rows = Object.values(DESK_ROWS);

test('forty cases wait at the desk, six in French, two for a second look, and eighteen applications for their applicants', () => {
  const isCase = ({ case: name }: { case?: string }) => name !== undefined;
  expect(Object.values(DESK_CASES).every(isCase)).toBe(true);
  expect(rows.filter(isCase)).toHaveLength(40);
  expect(rows.filter((row) => !isCase(row))).toHaveLength(18);
  const french = Object.keys(DESK_CASES).filter((id) => deskPersona(id).locale === 'fr-CA');
  expect(french).toHaveLength(6);
  expect(rows.filter(({ isProposed }) => isProposed)).toHaveLength(2);
});

test.each(IDS)('%s answers every form without a fault', (id) => {
  const { market, answers, bank } = deskPersona(id);
  const context = {
    market,
    flags: defaultFlags(),
    today: '2026-11-20',
    issued: MAGIC_ISSUED_RANGES,
  };
  const errors = [...SIGN_UP_FORMS, 'bank' as const].flatMap(
    (form) =>
      validateForm(FORMS[form], FIELDS, form === 'bank' ? bank : answers, new Set(), context)
        .fieldErrors,
  );
  expect(errors).toEqual([]);
});

test.each([
  'applicant.email.emailAddress',
  'applicant.phone.localPhoneNumber',
  'company.governmentIdentification.value',
] as const)('no two of them share the answer %s', (path) => {
  const values = IDS.flatMap((id) => deskPersona(id).answers[path] ?? []).filter(Boolean);
  expect(new Set(values).size).toBe(values.length);
});

test('each other owner has their own mailbox', () => {
  const emails = rows.flatMap(({ partner }) =>
    partner === undefined ? [] : [deskPartner(partner).email],
  );
  expect(new Set(emails).size).toBe(emails.length);
});
