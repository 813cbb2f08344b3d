import { SIGN_UP_FORMS } from './entities/asked.ts';
import type { Facts } from './facts.ts';
import type { RouteId } from './routes.ts';
import { openStepUp, type StepUpType } from './step-ups.ts';

export type NextPageRow = { id: string; when: (facts: Facts) => boolean; page: RouteId | ((facts: Facts) => RouteId) };

const asks =
  (...types: StepUpType[]) =>
  (facts: Facts) => {
    const open = openStepUp(facts.stepUps);
    return open !== undefined && types.includes(open.type);
  };

const isApproved = ({ decision }: Facts) => decision === 'APPROVED' || decision === 'APPROVED_PENDING';
const bankIsOpen = ({ bankSubmitted, bankPutOff }: Facts) => !bankSubmitted && !bankPutOff;

/** The first sign-up page that lacks an answer, by its form. decisions.md, section 3. */
const SIGN_UP_PAGE = {
  applicant: 'application-applicant',
  business: 'application-business',
  category: 'application-category',
  address: 'address',
  ownerIdentity: 'owner-identity',
} as const satisfies Record<NonNullable<Facts['lacks']>, RouteId>;

/**
 * Which page an application opens on: the first row that holds. Document 1, section 4, Choosing the page; decisions.md, section 3 (row 0) and
 * rows 6, 26 and 30 to 32. Steps whose pages are still to come lead to `not-ready`, which says so and keeps everything.
 */
export const NEXT_PAGE: readonly NextPageRow[] = [
  {
    id: '0-lacks-answer',
    when: ({ onboarded, lacks }) => !onboarded && lacks !== undefined,
    page: ({ lacks }) => SIGN_UP_PAGE[lacks ?? 'applicant'],
  },
  { id: '0-not-sent', when: ({ onboarded }) => !onboarded, page: 'check-answers' },
  { id: '0-checking', when: ({ checking }) => checking, page: 'verifying' },
  { id: '0-error', when: ({ decision }) => decision === 'ERROR', page: 'error' },
  { id: 'step-otp', when: asks('OTP_SMS'), page: 'otp' },
  { id: 'step-full-onboarding', when: asks('FULL_ONBOARDING'), page: 'owner-identity' },
  { id: 'step-to-come', when: (facts) => openStepUp(facts.stepUps) !== undefined, page: 'not-ready' },
  {
    id: '4-pending-hosting',
    when: ({ portal, decision }) => portal === 'GODADDY' && decision === 'PENDING',
    page: 'verifying',
  },
  { id: '5-owners', when: ({ boStatus }) => boStatus !== 'NONE', page: 'not-ready' },
  { id: '7-approved-bank', when: (facts) => isApproved(facts) && bankIsOpen(facts), page: 'bank' },
  { id: '7-approved-complete', when: isApproved, page: 'complete' },
  { id: '8-otherwise', when: () => true, page: 'success' },
];

/** The page this application should see now, and the row that chose it. */
export function nextPage(facts: Facts): { page: RouteId; row: string } {
  const row = NEXT_PAGE.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of NEXT_PAGE holds for all facts');
  return { page: typeof row.page === 'function' ? row.page(facts) : row.page, row: row.id };
}

/** Pages beside the chosen one that may be opened by hand: each with the facts that allow it. decisions.md, section 3: which finished pages may be looked at again. */
const ALSO_OPEN: readonly { page: RouteId; when: (facts: Facts) => boolean }[] = [
  ...SIGN_UP_FORMS.map((form, at) => ({
    page: SIGN_UP_PAGE[form],
    when: ({ onboarded, lacks }: Facts) => !onboarded && (lacks === undefined || at <= SIGN_UP_FORMS.indexOf(lacks)),
  })),
  { page: 'success', when: ({ onboarded, checking }) => onboarded && !checking },
  { page: 'bank', when: (facts) => isApproved(facts) && !facts.bankSubmitted },
  { page: 'bank-success', when: ({ bankSubmitted }) => bankSubmitted },
];

/** Every page that may be opened now, the chosen one first. */
export function openPages(facts: Facts): RouteId[] {
  const { page } = nextPage(facts);
  return [page, ...ALSO_OPEN.filter((row) => row.page !== page && row.when(facts)).map((row) => row.page)];
}
