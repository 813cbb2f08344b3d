import type { AnswerPath, OwnerAnswerPath } from './answer-rows.ts';
import { BANK_FORMS } from './bank/fields.ts';
import { CATEGORY_FORMS } from './category/fields.ts';
import type { Answers } from './core/answers.ts';
import { type FormContext, type FormField, isIncomplete } from './core/form.ts';
import type { FieldId } from './fields.ts';
import { IDENTITY_FORMS } from './identity/forms.ts';
import { PEOPLE_FORMS } from './people/forms.ts';
import { PHONE_FORMS } from './phone/fields.ts';
import { SIGN_UP_PAGE_FORMS } from './sign-up/forms.ts';
import { TAX_ID_FORMS } from './tax-id/fields.ts';

const emailAgain = {
  path: 'applicant.email.emailAddressConfirm',
  field: 'emailConfirm',
  clientOnly: true,
  mustEqual: 'applicant.email.emailAddress',
} as const satisfies FormField;

/** Answers without a column of a person or of the business: a call of their own takes them, or they stay in the browser. */
type OtherPath =
  | 'applicant.email.emailAddressConfirm'
  | 'applicant.terms.signed'
  | 'code'
  | 'value'
  | 'legalBusinessName'
  | 'fullName'
  | 'accountType'
  | 'routingNumber'
  | 'transitNumber'
  | 'institutionNumber'
  | 'accountNumber'
  | 'accountNumberConfirm';

/** A question at a path that some row of ANSWERS has; a mistyped one does not compile. */
type AskedField = FormField<FieldId> & { path: AnswerPath | OwnerAnswerPath | OtherPath };

const { applicant, business, address } = SIGN_UP_PAGE_FORMS;
const beforeIdentity = [...applicant, emailAgain, ...business, ...CATEGORY_FORMS.category, ...address] as const;

/** Every form with its questions, in order; `update` asks the whole sign-up on one page, the e-mail twice. */
export const FORMS = {
  ...SIGN_UP_PAGE_FORMS,
  ...CATEGORY_FORMS,
  ...IDENTITY_FORMS,
  ...BANK_FORMS,
  ...PHONE_FORMS,
  ...TAX_ID_FORMS,
  ...PEOPLE_FORMS,
  update: [...beforeIdentity, ...IDENTITY_FORMS.ownerIdentity],
  updateBasic: beforeIdentity,
} as const satisfies Record<string, readonly AskedField[]>;

export type FormId = keyof typeof FORMS;

/** The first form of the list that lacks an answer. */
export const firstIncompleteForm = <Form extends FormId>(
  forms: readonly Form[],
  answers: Answers,
  given: ReadonlySet<string>,
  context: FormContext,
): Form | undefined => forms.find((form) => isIncomplete(FORMS[form], answers, given, context));
