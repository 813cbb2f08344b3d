import { INDUSTRY_ANSWERS } from './category/fields.ts';
import type { AnswerRow, AnswerRows, AnswerSide } from './core/answers.ts';
import { CONFIRMATIONS, type ConfirmedPath } from './core/confirmed.ts';
import type { FormField } from './core/form.ts';
import { keysOf } from './core/keys-of.ts';
import { type FIELDS, type FieldId, fieldRow } from './fields.ts';
import { DATE_ANSWERS } from './identity/fields.ts';
import { OWNER_ANSWERS } from './people/fields.ts';
import { PHONE_ANSWERS } from './phone/phone-number-fields.ts';
import { ADDRESS_ANSWERS } from './sign-up/address-fields.ts';
import { BUSINESS_ANSWERS } from './sign-up/business-fields.ts';
import { CONTACT_ANSWERS } from './sign-up/contact-fields.ts';
import { NAME_ANSWERS } from './sign-up/name-fields.ts';
import { TAX_ID_ANSWERS } from './tax-id/fields.ts';

/**
 * Which unlikely answers their person has confirmed: paths and codes, never values.
 * docs/decisions/0163.
 */
const CONFIRMED_ANSWERS = {
  confirmedOfPerson: {
    subject: 'person',
    fields: [],
    column: 'confirmed_answers',
    wire: { applicant: CONFIRMATIONS.applicant, owner: CONFIRMATIONS.owner },
  },
  confirmedOfBusiness: {
    subject: 'business',
    fields: [],
    column: 'confirmed_answers',
    wire: { company: CONFIRMATIONS.company },
  },
} as const satisfies AnswerRows<never>;

/**
 * Every stored answer with its column and contract paths, collected from each room's field tables.
 */
export const ANSWERS = {
  ...NAME_ANSWERS,
  ...CONTACT_ANSWERS,
  ...PHONE_ANSWERS,
  ...ADDRESS_ANSWERS,
  ...DATE_ANSWERS,
  ...TAX_ID_ANSWERS,
  ...OWNER_ANSWERS,
  ...BUSINESS_ANSWERS,
  ...INDUSTRY_ANSWERS,
  ...CONFIRMED_ANSWERS,
};

export type AnswerId = keyof typeof ANSWERS;

type Row<Id extends AnswerId> = (typeof ANSWERS)[Id];
type PathOn<Id extends AnswerId, Side extends string> =
  Row<Id> extends { wire: { readonly [Key in Side]: infer Path extends string } } ? Path : never;
type IsSecret<Id extends AnswerId> = [(typeof FIELDS)[Row<Id>['fields'][number]]] extends [never]
  ? false
  : (typeof FIELDS)[Row<Id>['fields'][number]] extends { secret: true }
    ? true
    : false;
type IdOf<Subject> = {
  [Id in AnswerId]: Row<Id>['subject'] extends Subject ? Id : never;
}[AnswerId];
type ValueOf<Id extends AnswerId> =
  Row<Id> extends { type: 'boolean' }
    ? boolean
    : Row<Id> extends { type: 'integer' | 'basisPoints' }
      ? number
      : string;

export type PersonAnswerId = IdOf<'person'>;
export type BusinessAnswerId = IdOf<'business'>;

/** Path of a sign-up answer in request bodies and the view; a typo does not compile. */
export type AnswerPath = {
  [Id in AnswerId]: PathOn<Id, 'applicant'> | PathOn<Id, 'company'>;
}[AnswerId];
export type OwnerAnswerPath = { [Id in AnswerId]: PathOn<Id, 'owner'> }[AnswerId];

/** Paths without a stored answer: a separate call takes them, or they never leave the browser. */
type OtherPath =
  | 'applicant.email.emailAddressConfirm'
  | 'applicant.terms.signed'
  | 'application.storeName'
  | 'address.country'
  | 'code'
  | 'value'
  | 'sourceType'
  | 'legalBusinessName'
  | 'fullName'
  | 'accountType'
  | 'routingNumber'
  | 'transitNumber'
  | 'institutionNumber'
  | 'accountNumber'
  | 'accountNumberConfirm'
  | 'companyKind'
  | 'companyName'
  | 'companyNumber'
  | 'companyCountry'
  | 'companyShare'
  | 'holder'
  | 'unnamed'
  | 'firstAmount'
  | 'secondAmount';

export type FormPath = AnswerPath | OwnerAnswerPath | OtherPath;
type YesNoPath =
  | {
      [Id in AnswerId]: Row<Id> extends { type: 'boolean' }
        ? PathOn<Id, 'company'> | PathOn<Id, 'owner'> | PathOn<Id, 'applicant'>
        : never;
    }[AnswerId]
  | 'applicant.terms.signed';

/**
 * Answers as forms and rules read them: yes/no answers are booleans, everything else is the typed
 * text; empty means unanswered.
 */
export type Answers = {
  readonly [Path in FormPath]?: Path extends YesNoPath ? boolean | '' : string;
} & {
  readonly [Path in ConfirmedPath<FormPath>]?: string;
};

/** A form field at a known path; a typo, or a yes/no path without `yesNo`, does not compile. */
export type AskedField =
  | (FormField<FieldId, YesNoPath, Answers> & { yesNo: true })
  | (FormField<FieldId, Exclude<FormPath, YesNoPath>, Answers> & { yesNo?: never });

export type AskedForms = Readonly<Record<string, readonly AskedField[]>>;

export type SecretAnswerPath<Side extends AnswerSide> = {
  [Id in AnswerId]: IsSecret<Id> extends true ? PathOn<Id, Side> : never;
}[AnswerId];
export type PlainAnswerPath<Side extends AnswerSide> = {
  [Id in AnswerId]: IsSecret<Id> extends true ? never : PathOn<Id, Side>;
}[AnswerId];

export type SealedColumn = {
  [Id in AnswerId]: IsSecret<Id> extends true ? `${Row<Id>['column']}_sealed` : never;
}[AnswerId];

/** Stored form: yes/no answers are booleans, and a share is in hundredths of a percent. */
export type PersonAnswers = { readonly [Id in PersonAnswerId]?: ValueOf<Id> };
export type BusinessAnswers = { readonly [Id in BusinessAnswerId]?: ValueOf<Id> };

export type StoredAnswer = AnswerRow<FieldId> & { id: AnswerId; isSecret: boolean };

const answerRow = (id: AnswerId): AnswerRow<FieldId> => ANSWERS[id];

export const STORED_ANSWERS: readonly StoredAnswer[] = keysOf(ANSWERS).map((id) => ({
  ...answerRow(id),
  id,
  isSecret: answerRow(id).fields.some((field) => fieldRow(field).secret === true),
}));

/**
 * Paths of the secrets in a sign-up body; in an owner's body for those that only an owner is asked
 * for.
 */
export const SECRET_PATHS: readonly string[] = STORED_ANSWERS.filter(
  ({ isSecret }) => isSecret,
).flatMap(({ wire: { applicant, company, owner } }) => applicant ?? company ?? owner ?? []);
