import { expect, test } from 'vitest';
import type { AskedField } from './answer-rows.ts';
import { nestAnswers } from './core/answers.ts';
import { confirmedPath } from './core/confirmed.ts';
import { defaultFlags } from './core/flags.ts';
import { type FormField, validateFields } from './core/form.ts';
import { keysOf } from './core/keys-of.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { ENDPOINTS } from './endpoints.ts';
import { casesOf } from './field-cases.ts';
import { FIELDS, fieldRow } from './fields.ts';
import { FORMS, formFields } from './forms.ts';
import { firstOpenForm } from './open-forms.ts';
import { ISSUED_RANGES } from './reference/issued-ranges.ts';
import type { Market } from './reference/locales.ts';

const contextOf = (market: Market) => ({
  market,
  flags: defaultFlags({}),
  today: '2026-11-20',
  issued: ISSUED_RANGES,
});
const asks = ({ field }: Pick<AskedField, 'field'>): boolean =>
  fieldRow(field).rules.some((rule) => rule.asks === true);

/** Every unlikely value of every field of every form, however the form is reached. */
const CASES = keysOf(FORMS).flatMap((form) =>
  formFields(form).flatMap((asked) =>
    (casesOf(asked.field).asks ?? []).map(([typed, code, offer]) => ({
      form,
      asked,
      text: typed.replace(/^CA:/, ''),
      context: contextOf(typed.startsWith('CA:') ? 'CA' : 'US'),
      code,
      offer,
    })),
  ),
);

const alone = ({ path, field }: AskedField): FormField[] => [{ path, field }];

test.each(CASES)(
  '$form asks about "$text" at $asked.path, and takes it after one press',
  ({ asked, text, context, code }) => {
    const validate = (typed: Record<string, string>) =>
      validateFields(alone(asked), FIELDS, typed, new Set(), context);
    const { path, field } = asked;
    expect(validate({ [path]: text }).fieldErrors).toMatchObject([
      { code: `${field}.${code}`, field: path, kind: 'confirm' },
    ]);
    const pressed = validate({ [path]: text, [confirmedPath(path)]: text });
    expect(pressed.fieldErrors).toEqual([]);
    expect(pressed.answers).toMatchObject({ [path]: fieldRow(field).normalise(text) });
    expect(pressed.confirmed[path]).toContain(`${field}.${code}`);
  },
);

test.each(
  CASES.filter(({ offer, asked }) => offer !== undefined && fieldRow(asked.field).secret !== true),
)(
  '$form takes "$offer" at $asked.path, which it offers for "$text"',
  ({ asked, text, context, offer }) => {
    const validate = (typed: string) =>
      validateFields(alone(asked), FIELDS, { [asked.path]: typed }, new Set(), context);
    expect(validate(text).fieldErrors[0]?.data?.suggestion).toBe(offer);
    expect(validate(offer ?? '').fieldErrors).toEqual([]);
  },
);

const VALIDATING = Object.entries<EndpointRow>(ENDPOINTS).flatMap(
  ([key, { validates: forms = [], body }]) =>
    body !== undefined && forms.flatMap(formFields).some(asks) ? [{ key, forms, body }] : [],
);

test('calls outside the sign-up forms are included', () => {
  expect(VALIDATING.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['changePhone', 'submitTaxId', 'submitFullEin', 'updateApplication']),
  );
});

test.each(VALIDATING)(
  '$key takes a confirmation of each answer that it asks about',
  ({ forms, body }) => {
    const paths = [
      ...new Set(
        forms
          .flatMap(formFields)
          .filter((asked) => asks(asked) && asked.clientOnly !== true)
          .map(({ path }) => path),
      ),
    ];
    const refused = paths.filter((path) => {
      const parsed = body.safeParse({ confirmed: nestAnswers({ [path]: 'Test' }) });
      return parsed.error?.issues.some((issue) => issue.code === 'unrecognized_keys') ?? false;
    });
    expect(refused).toEqual([]);
  },
);

const APPLICANT = {
  'applicant.name.firstName': 'Ana',
  'applicant.name.lastName': 'Test',
  'applicant.email.emailAddress': 'ana@bakes.example',
};
test.each([
  ['brought by a link and confirmed by nobody: its own page', {}, 'applicant'],
  [
    'confirmed: no page',
    { 'applicant.confirmedAnswers': 'applicant.name.lastName:lastName.unlikely' },
    undefined,
  ],
  [
    'another answer confirmed: its own page',
    { 'applicant.confirmedAnswers': 'applicant.name.firstName:firstName.unlikely' },
    'applicant',
  ],
  ['corrected: no page', { 'applicant.name.lastName': 'Ruiz' }, undefined],
])('an unlikely answer that was %s', (_what, more, form) =>
  expect(firstOpenForm(['applicant'], { ...APPLICANT, ...more }, new Set(), contextOf('US'))).toBe(
    form,
  ),
);
