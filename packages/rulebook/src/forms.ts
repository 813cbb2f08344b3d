import type { Answers, AskedField, FormPath } from './answer-rows.ts';
import { BANK_FORMS } from './bank/fields.ts';
import { CATEGORY_FORMS } from './category/fields.ts';
import { type AnswersByPath, fromYesNo } from './core/answers.ts';
import type { Facts } from './core/facts.ts';
import { type FormContext, isIncomplete } from './core/form.ts';
import { CHANGE_FORMS } from './decision/changeable.ts';
import { IDENTITY_FORMS } from './identity/forms.ts';
import { ORDER_FORMS } from './orders/forms.ts';
import { PEOPLE_FORMS } from './people/forms.ts';
import { PHONE_FORMS } from './phone/fields.ts';
import { DRAFT_FORMS, SIGN_UP_FORMS, type SignUpForm } from './reference/enumerations.ts';
import { SIGN_UP_PAGE_FORMS } from './sign-up/forms.ts';
import { TAX_ID_FORMS } from './tax-id/fields.ts';

const emailAgain = {
  path: 'applicant.email.emailAddressConfirm',
  field: 'emailConfirm',
  clientOnly: true,
  mustEqual: 'applicant.email.emailAddress',
} as const satisfies AskedField;

const { applicant, business, address } = SIGN_UP_PAGE_FORMS;
const beforeIdentity = [
  ...applicant,
  emailAgain,
  ...business,
  ...CATEGORY_FORMS.category,
  ...address,
] as const;

/**
 * Every form with its fields, in order; `update` shows the whole sign-up on one page and asks for
 * the e-mail twice.
 */
export const FORMS = {
  ...SIGN_UP_PAGE_FORMS,
  ...CATEGORY_FORMS,
  ...IDENTITY_FORMS,
  ...BANK_FORMS,
  ...PHONE_FORMS,
  ...TAX_ID_FORMS,
  ...PEOPLE_FORMS,
  ...ORDER_FORMS,
  ...CHANGE_FORMS,
  update: [...beforeIdentity, ...IDENTITY_FORMS.ownerIdentity],
  updateBasic: beforeIdentity,
} as const satisfies Record<string, readonly AskedField[]>;

export type FormId = keyof typeof FORMS;

/** Widens a form's literal rows. */
export const formFields = (form: FormId): readonly AskedField[] => FORMS[form];

const YES_NO_PATHS: ReadonlySet<string> = new Set<FormPath>(
  Object.values<readonly AskedField[]>(FORMS).flatMap((form) =>
    form.flatMap(({ path, yesNo }) => (yesNo ? [path] : [])),
  ),
);

/** Converts contract values to the form that rules read. */
export const readAnswers = (wire: AnswersByPath): Answers =>
  Object.fromEntries(
    Object.entries(wire).map(([path, value]) => [
      path,
      value !== undefined && YES_NO_PATHS.has(path) ? fromYesNo(value) : value,
    ]),
  );

export const firstIncompleteForm = <Form extends FormId>(
  forms: readonly Form[],
  answers: Answers,
  onFile: ReadonlySet<string>,
  context: FormContext,
): Form | undefined =>
  forms.find((form) => isIncomplete(formFields(form), answers, onFile, context));

/** The draft's forms before this one; none before a form that is not of the draft. */
export function draftFormsBefore(
  form: FormId | undefined,
): readonly (typeof DRAFT_FORMS)[number][] {
  const forms: readonly (FormId | undefined)[] = DRAFT_FORMS;
  return DRAFT_FORMS.slice(0, Math.max(0, forms.indexOf(form)));
}

/** Sign-up forms of a level: BASIC leaves identity for later. docs/readings.md 42. */
export const formsOf = (level: Facts['applicationLevel']): readonly SignUpForm[] =>
  level === 'FULL' ? SIGN_UP_FORMS : SIGN_UP_FORMS.filter((form) => form !== 'ownerIdentity');
