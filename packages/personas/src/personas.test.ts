import { wireAnswers } from '@signet/rulebook/core/answers';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { validateForm } from '@signet/rulebook/core/form';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { FIELDS } from '@signet/rulebook/fields';
import { FORMS, type FormId } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { MAGIC_ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { expect, test } from 'vitest';
import { numberedPersons, numberedTaxIdForm, PERSONA_IDS, persona } from './personas.ts';
import { APPLICATION_STAGES, factsOf } from './stages.ts';

const ASKED_FORMS: FormId[] = [...SIGN_UP_FORMS, 'bank'];

test.each(PERSONA_IDS)('%s answers every form without a fault', (id) => {
  const { market, answers, bank } = persona(id);
  const context = {
    market,
    flags: defaultFlags(),
    today: '2026-11-20',
    issued: MAGIC_ISSUED_RANGES,
  };
  const errors = ASKED_FORMS.flatMap(
    (form) =>
      validateForm(FORMS[form], FIELDS, form === 'bank' ? bank : answers, new Set(), context)
        .fieldErrors,
  );
  expect(errors).toEqual([]);
});

test.each(PERSONA_IDS)('%s answers only what a form asks', (id) => {
  const asked = new Set<string>(ASKED_FORMS.flatMap((form) => FORMS[form].map(({ path }) => path)));
  const { answers, bank } = persona(id);
  expect(
    [...Object.keys(answers), ...Object.keys(bank)].filter((path) => !asked.has(path)),
  ).toEqual([]);
});

const NTHS = Array.from({ length: numberedPersons }, (_nothing, nth) => nth);

test.each(PERSONA_IDS)(
  '%s is another person under each number, and answers every form without a fault',
  (id) => {
    const all = NTHS.map((nth) => persona(id, nth));
    const errors = all.flatMap(({ market, answers, bank }) => {
      const context = {
        market,
        flags: defaultFlags(),
        today: '2026-11-20',
        issued: MAGIC_ISSUED_RANGES,
      };
      return ASKED_FORMS.flatMap(
        (form) =>
          validateForm(FORMS[form], FIELDS, form === 'bank' ? bank : answers, new Set(), context)
            .fieldErrors,
      );
    });
    expect(errors).toEqual([]);
    for (const path of [
      'applicant.name.lastName',
      'applicant.email.emailAddress',
      'applicant.phone.localPhoneNumber',
    ])
      expect(new Set(all.map(({ answers }) => wireAnswers(answers)[path])).size, path).toBe(
        NTHS.length,
      );
  },
);

test.each([
  ['marcus', 'company.governmentIdentification.value'],
  ['paolo', 'company.governmentIdentification.value'],
  ['chloe', 'applicant.governmentIdentification.value'],
] as const)(
  '%s has a whole number of their own under each number, of one form and without a magic value',
  (id, path) => {
    const form = new RegExp(`^${numberedTaxIdForm(id)?.replaceAll('#', '\\d')}$`);
    const numbers = [persona(id), ...NTHS.map((nth) => persona(id, nth))].map(
      ({ answers }) => answers[path] ?? '',
    );
    expect(new Set(numbers).size).toBe(NTHS.length + 1);
    expect(numbers.slice(1).filter((number) => !form.test(number))).toEqual([]);
    expect(
      numbers.filter(
        (number) =>
          /10[01][0-9]$/.test(number) || number.startsWith('046454') !== (number === '046454286'),
      ),
    ).toEqual([]);
  },
);

test('the bank account of a person without a company is in their name', () => {
  expect(persona('ana', 12).bank.fullName).toBe('Ana Ruizcedi');
  expect(persona('marcus', 12).bank.fullName).toBe('Webb Plumbing LLC');
});

test.each(keysOf(APPLICATION_STAGES))('the facts of ana at %s have every answer', (stage) => {
  expect(factsOf('ana', stage).incompleteForm).toBeUndefined();
});
