import { ASKED, type FormId, SIGN_UP_FORMS } from '@signet/rulebook/entities/asked';
import { judgeForm } from '@signet/rulebook/entities/judge';
import { FIELDS } from '@signet/rulebook/fields/fields';
import { flagsWith } from '@signet/rulebook/flags';
import { MAGIC_ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { expect, test } from 'vitest';
import { PERSONA_IDS, persona } from './personas.ts';
import { factsOf, STAGES, type Stage } from './stages.ts';

const FORMS: FormId[] = [...SIGN_UP_FORMS, 'bank'];

test.each(PERSONA_IDS)('%s answers every form without a fault', (id) => {
  const { market, answers, bank } = persona(id);
  const context = { market, flags: flagsWith(), today: '2026-11-20', issued: MAGIC_ISSUED_RANGES };
  const faults = FORMS.flatMap((form) => judgeForm(form, FIELDS, form === 'bank' ? bank : answers, new Set(), context).faults);
  expect(faults).toEqual([]);
});

test.each(PERSONA_IDS)('%s answers nothing that no form asks', (id) => {
  const asked = new Set(FORMS.flatMap((form) => ASKED[form].map(({ path }) => path as string)));
  const { answers, bank } = persona(id);
  expect([...Object.keys(answers), ...Object.keys(bank)].filter((path) => !asked.has(path))).toEqual([]);
});

test('two tests that number their persona share neither a phone nor a mailbox', () => {
  const [first, second] = [persona('ana', 1).answers, persona('ana', 2).answers];
  expect(first['applicant.phone.localPhoneNumber']).not.toBe(second['applicant.phone.localPhoneNumber']);
  expect(first['applicant.email.emailAddress']).not.toBe(second['applicant.email.emailAddress']);
});

test.each(Object.keys(STAGES) as Stage[])('the facts of ana at %s lack no answer', (stage) => {
  expect(factsOf('ana', stage).lacks).toBeUndefined();
});
