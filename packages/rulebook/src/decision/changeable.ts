import type { AskedField, FormPath } from '../answer-rows.ts';
import { CATEGORY_FORMS } from '../category/fields.ts';
import type { FormContext } from '../core/form.ts';
import { keysOf } from '../core/keys-of.ts';
import { IDENTITY_FORMS } from '../identity/forms.ts';
import { addressFields, NAME_QUESTIONS, SIGN_UP_PAGE_FORMS } from '../sign-up/forms.ts';
import type { ChangeableAnswer } from './change-reasons.ts';

type Answered = Parameters<NonNullable<AskedField['visibleWhen']>>[0];

const only = (form: readonly AskedField[], at: string): readonly AskedField[] =>
  form.filter(({ path }) => path === at || path.startsWith(`${at}.`));

/** The full number of the applicant, typed anew even where one is on file. */
const applicantTaxId: readonly AskedField[] = [
  ...IDENTITY_FORMS.fullSsn
    .filter(({ field }) => field === 'ssn')
    .map((row) => ({
      ...row,
      visibleWhen: (_: Answered, { market }: FormContext) => market === 'US',
    })),
  ...IDENTITY_FORMS.ownerIdentity
    .filter(({ field }) => field === 'sin')
    .map((row) => ({ ...row, optional: () => false, ignoresOnFile: true as const })),
];

/**
 * What a reviewer may ask to have changed, each with the questions that the applicant gets back.
 * What no source judges, such as the bank account, the agreement and a proven phone, is closed.
 * docs/decisions/0238.
 */
export const CHANGEABLE: Readonly<Record<ChangeableAnswer, readonly AskedField[]>> = {
  applicantName: NAME_QUESTIONS,
  emailAddress: only(SIGN_UP_PAGE_FORMS.applicant, 'applicant.email'),
  birthDate: only(IDENTITY_FORMS.ownerIdentity, 'applicant.dob'),
  applicantTaxId,
  homeAddress: only(IDENTITY_FORMS.ownerIdentity, 'applicant.address'),
  legalName: only(SIGN_UP_PAGE_FORMS.business, 'company.name'),
  tradeName: only(SIGN_UP_PAGE_FORMS.business, 'company.dba'),
  companyTaxId: SIGN_UP_PAGE_FORMS.address
    .filter(({ path }) => !path.startsWith('company.address.'))
    .map((row) => ({ ...row, ignoresOnFile: true })),
  businessAddress: addressFields('company.address'),
  website: only(CATEGORY_FORMS.category, 'company.site'),
  salesRange: only(SIGN_UP_PAGE_FORMS.business, 'company.gpv'),
};

const CHANGEABLE_ANSWERS = keysOf(CHANGEABLE);

/** The questions of a mark, visible while it is marked and its answer applies. */
const askedWhenMarked = (id: ChangeableAnswer): AskedField[] =>
  CHANGEABLE[id].map((row) => ({
    ...row,
    visibleWhen: (answers: Answered, context: FormContext) =>
      (context.marked?.includes(id) ?? false) && (row.visibleWhen?.(answers, context) ?? true),
  }));

/** One form for all marks: of a request, only the marked questions are visible. */
export const CHANGE_FORMS = { changes: CHANGEABLE_ANSWERS.flatMap(askedWhenMarked) };

/** The paths of a mark whose questions apply to these answers. */
export const pathsOfChangeable = (
  id: ChangeableAnswer,
  answers: Answered,
  context: FormContext,
): FormPath[] =>
  CHANGEABLE[id]
    .filter(({ visibleWhen }) => visibleWhen?.(answers, context) ?? true)
    .map(({ path }) => path);
