import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS } from '../fields.ts';
import { FORMS, type FormId, formFields } from '../forms.ts';
import type { AnswersByPath } from './answers.ts';
import { validateFields, validateForm, visibleFields } from './form.ts';
import { keysOf } from './keys-of.ts';
import { everyContext, sampleAnswers, type TestContext } from './request-body-fixture.ts';

const FORM_IDS = keysOf(FORMS);
const NOBODY: ReadonlySet<string> = new Set();

const KNOWN: { readonly [Form in FormId]?: fc.Arbitrary<AnswersByPath> } = {
  taxId: fc.record({ sourceType: fc.constantFrom('SSN9', 'FEIN') }),
  owner: fc.record({ 'company.registered': fc.boolean() }),
  ownShare: fc.record({ 'company.registered': fc.boolean() }),
};

const typedSomewhere = (form: FormId) =>
  fc
    .tuple(everyContext, KNOWN[form] ?? fc.constant({}))
    .chain(([context, known]) =>
      sampleAnswers([form], context, known).map((typed) => ({ typed, context })),
    );

const overTheWire = (form: FormId, answers: AnswersByPath, context: TestContext) =>
  visibleFields(formFields(form), answers, context).filter(({ clientOnly }) => clientOnly !== true);

/** The answers that are sent, without confirmation fields. */
const sentOf = (form: FormId, answers: AnswersByPath, context: TestContext): AnswersByPath => {
  const local = new Set<string>(
    visibleFields(formFields(form), answers, context).flatMap((question) =>
      question.clientOnly ? [question.path] : [],
    ),
  );
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !local.has(path)));
};

test.each(FORM_IDS)(
  'what the browser accepts of %s, the server accepts unchanged, and judging it again changes nothing',
  (form) => {
    let accepted = 0;
    fc.assert(
      fc.property(typedSomewhere(form), ({ typed, context }) => {
        const browser = validateForm(formFields(form), FIELDS, typed, NOBODY, context);
        if (browser.fieldErrors.length > 0) return;
        accepted += 1;
        expect(
          validateForm(formFields(form), FIELDS, { ...typed, ...browser.answers }, NOBODY, context),
        ).toEqual(browser);
        const received = { ...typed, ...sentOf(form, browser.answers, context) };
        const server = validateFields(
          overTheWire(form, received, context),
          FIELDS,
          received,
          NOBODY,
          context,
        );
        expect(server).toEqual({
          answers: sentOf(form, browser.answers, context),
          confirmed: browser.confirmed,
          fieldErrors: [],
        });
      }),
      { numRuns: 100 },
    );
    expect(accepted).toBeGreaterThan(10); // guards against a vacuous test
  },
);

test.each(FORM_IDS)(
  'what the server refuses of %s, the browser refuses with the same codes at the same places',
  (form) => {
    let refused = 0;
    fc.assert(
      fc.property(typedSomewhere(form), ({ typed, context }) => {
        const browser = validateForm(formFields(form), FIELDS, typed, NOBODY, context);
        const server = validateFields(
          overTheWire(form, { ...typed, ...browser.answers }, context),
          FIELDS,
          typed,
          NOBODY,
          context,
        );
        const local = new Set<string>(
          formFields(form).flatMap(({ path, clientOnly: is }) => (is ? [path] : [])),
        );
        expect(browser.fieldErrors.filter(({ field }) => !local.has(field))).toEqual(
          server.fieldErrors,
        );
        if (server.fieldErrors.length > 0) refused += 1;
      }),
      { numRuns: 100 },
    );
    expect(refused).toBeGreaterThan(form === 'terms' ? 0 : 5);
  },
);
