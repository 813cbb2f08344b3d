import type { Answers } from '@signet/rulebook/core/answers';
import { type FormContext, visibleFields } from '@signet/rulebook/core/form';
import type { FieldId } from '@signet/rulebook/fields';
import { FORMS } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS, type SignUpForm } from '@signet/rulebook/reference/enumerations';
import type { RouteId } from '@signet/rulebook/routes';

export type SummaryLine = { path: string; field: FieldId; kind: 'text' | 'choice' | 'band' | 'industry' | 'phone' | 'secret' | 'address' };
export type Section = { form: SignUpForm; page: RouteId; lines: readonly SummaryLine[] };

const PAGES = {
  applicant: 'application-applicant',
  business: 'application-business',
  category: 'application-category',
  address: 'address',
  ownerIdentity: 'owner-identity',
} as const satisfies Record<SignUpForm, RouteId>;

/** How a field's answer is told; a plain text where nothing stands here. */
const KINDS: { readonly [Field in FieldId]?: SummaryLine['kind'] } = {
  registered: 'choice',
  hasPartners: 'choice',
  salesRange: 'band',
  industry: 'industry',
  phone: 'phone',
  businessPhone: 'phone',
  dob: 'secret',
  ein: 'secret',
  corporationNumber: 'secret',
  ssn: 'secret',
  ssn4: 'secret',
  sin: 'secret',
  street: 'address',
};

const PARTS_OF_ADDRESS: readonly FieldId[] = ['apartment', 'city', 'territory', 'zip', 'postalCode'];

/** Every question that was asked, by the page that asked it; an address is one line. docs/readings.md 40. */
export const answerSections = (answers: Answers, context: FormContext): Section[] =>
  SIGN_UP_FORMS.map((form) => ({
    form,
    page: PAGES[form],
    lines: visibleFields(FORMS[form], answers, context)
      .filter(({ field }) => !PARTS_OF_ADDRESS.includes(field))
      .map(({ path, field }) => ({ path, field, kind: KINDS[field] ?? 'text' })),
  }));
