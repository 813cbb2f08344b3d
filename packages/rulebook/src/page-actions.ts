import { mayCloseAccount } from './accounts/closing.ts';
import { pageAfterResult } from './arrival-page.ts';
import type { StepUpDefinition } from './core/define-step-up.ts';
import type { Facts } from './core/facts.ts';
import type { EndpointKey } from './endpoint-paths.ts';
import { INQUIRY_ENDPOINTS } from './identity/inquiry.ts';
import { isOpenPage, nextPage } from './next-page.ts';
import { areOwnersAsked, awaitsOwners, ownerListStage } from './people/step-ups.ts';
import { ROUTES, type RouteId, type RouteRow } from './routes.ts';
import { statusOf } from './status.ts';
import { STEP_UPS } from './step-ups.ts';

/**
 * A control that leads on: the call it makes, or the page it opens; `leaves` when it leaves the
 * product.
 */
export type PageAction = { control: string; when?: (facts: Facts) => boolean } & (
  | { call: EndpointKey }
  | { to: RouteId | ((facts: Facts) => RouteId) }
  | { leaves: true }
);

const save: PageAction = { control: 'continue', call: 'updateApplication' };
const later: PageAction = { control: 'later', to: 'success' };
const link: readonly PageAction[] = [
  { control: 'instant link', call: 'linkPlaidAccount' },
  { control: 'by hand', call: 'addManualAccount' },
  { control: 'later', call: 'deferBank' },
];
/** docs/decisions/0043. */
const otherAccount: PageAction = {
  control: 'use another account',
  to: 'bank',
  when: ({ isBankLinked, isBankVerified }) => isBankLinked && !isBankVerified,
};
const areAmountsAsked = ({ testDeposits }: Facts): boolean =>
  testDeposits === 'sent' || testDeposits === 'arrived';
const enterAmounts: PageAction = {
  control: 'enter the amounts',
  to: 'bank-deposits',
  when: areAmountsAsked,
};
/** The page of owners may be read longer than its calls may write: as their guards say. */
const isListOpen = (facts: Facts): boolean => ownerListStage(facts) === 'open';
const mayCorrectOwners = (facts: Facts): boolean =>
  ownerListStage(facts) !== 'closed' || awaitsOwners(facts);
const isBankOpen = (facts: Facts): boolean => !facts.isBankLinked && isOpenPage('bank', facts);
const plain: readonly PageAction[] = [{ control: 'see where it stands', to: 'success' }];
const chosen = (facts: Facts): RouteId => nextPage(facts).page;
const afterResult = (facts: Facts): RouteId | undefined =>
  pageAfterResult({
    page: chosen(facts),
    get isChecking() {
      return facts.checking;
    },
    get takesPaymentsOnline() {
      return statusOf(facts).money.online;
    },
  });

/**
 * Derives a step-up page's actions: a form is submitted; an inquiry continues in the vendor's frame
 * or with manual review.
 */
function actionsOf({ answer, inquiry, replacedBy, deferrable }: StepUpDefinition): PageAction[] {
  const endpoint = answer?.endpoint as EndpointKey | undefined; // checked in step-up-endpoints.ts
  return [
    ...(endpoint === undefined ? [] : [{ control: 'continue', call: endpoint }]),
    ...(endpoint === undefined || replacedBy === undefined
      ? []
      : [{ control: 'photo ID instead', call: endpoint }]),
    ...(deferrable === true ? [later] : []),
    ...(inquiry === undefined
      ? []
      : [
          { control: 'start', call: INQUIRY_ENDPOINTS[inquiry].start },
          { control: 'ask a person', call: INQUIRY_ENDPOINTS[inquiry].refresh },
        ]),
  ];
}

const OF_STEP_UPS = Object.fromEntries(
  Object.values(STEP_UPS)
    .filter(({ answer, inquiry }) => answer !== undefined || inquiry !== undefined)
    .flatMap((stepUp) => stepUp.pages.map(({ page }) => [page, actionsOf(stepUp)])),
);

const OF_ROUTES = Object.fromEntries(
  Object.entries<RouteRow>(ROUTES).flatMap(
    ([page, { actions }]) =>
      actions === undefined
        ? []
        : [
            [
              page,
              Object.entries(actions).map(
                ([control, leads]) => ({ control, ...leads }) as PageAction,
              ),
            ],
          ], // checked by routes.test.ts
  ),
);

/**
 * Actions of each page, primary first. The model check proves that no page that needs the applicant
 * is a dead end.
 */
export const PAGE_ACTIONS: Partial<Record<RouteId, readonly PageAction[]>> = {
  ...OF_ROUTES,
  ...OF_STEP_UPS,
  'application-applicant': [save],
  'application-business': [save],
  'application-category': [save],
  address: [save],
  'owner-identity': [
    { ...save, when: ({ isSubmitted }) => !isSubmitted },
    { control: 'continue', call: 'submitFullOnboarding', when: ({ isSubmitted }) => isSubmitted },
  ],
  update: [save],
  otp: [
    { control: 'continue', call: 'verifyOtp' },
    { control: 'resend', call: 'sendOtp' },
    { control: 'change number', call: 'changePhone' },
    { control: 'photo ID instead', call: 'verifyOtp' },
  ],
  'mobile-verification': [
    { control: 'ask the network', call: 'verifyPhoneByNetwork' },
    { control: 'a code instead', to: 'otp' },
  ],
  'phone-auth': [
    { control: 'text a link', call: 'sendPhoneLink' },
    { control: 'a code instead', to: 'otp' },
    { control: 'photo ID instead', call: 'sendPhoneLink' },
  ],
  'close-account': [{ control: 'close', call: 'closeAccount', when: mayCloseAccount }],
  owners: [
    { control: 'home', to: 'success', when: (facts) => !isListOpen(facts) },
    { control: 'add', call: 'addOwner', when: isListOpen },
    { control: 'add a company', call: 'addOwnerCompany', when: isListOpen },
    { control: 'edit a company', call: 'updateOwnerCompany', when: isListOpen },
    { control: 'remove a company', call: 'deleteOwnerCompany', when: isListOpen },
    { control: 'add a holder', call: 'putOwnerHolding', when: isListOpen },
    { control: 'remove a holder', call: 'deleteOwnerHolding', when: isListOpen },
    { control: 'change', call: 'updateOwner', when: mayCorrectOwners },
    { control: 'delete', call: 'deleteOwner', when: isListOpen },
    { control: 'send', call: 'submitOwners', when: isListOpen },
    { control: 'no partners', call: 'submitOwners', when: isListOpen },
    { control: 'send a link', call: 'inviteOwner', when: areOwnersAsked },
  ],
  'owners-further-steps': [
    { control: 'link a bank', to: 'bank', when: isBankOpen },
    enterAmounts,
    ...plain,
    { control: 'send a link', call: 'inviteOwner' },
    { control: 'see the owners', to: 'owners' },
  ],
  complete: [
    { control: 'link a bank', to: 'bank', when: ({ isBankLinked }) => !isBankLinked },
    enterAmounts,
    ...plain,
    otherAccount,
  ],
  'bank-success': [{ control: 'continue', to: chosen }, enterAmounts, otherAccount],
  'bank-deposits': [
    { control: 'confirm', call: 'confirmTestDeposits', when: areAmountsAsked },
    {
      control: 'send new ones',
      call: 'resendTestDeposits',
      when: ({ testDeposits }) => testDeposits === 'arrived',
    },
    {
      control: 'send a void cheque',
      call: 'sendVoidCheck',
      when: ({ testDeposits }) => testDeposits === 'failed',
    },
    { control: 'use another account', to: 'bank' },
  ],
  'order-card': [
    { control: 'save the card', call: 'addCreditCard' },
    { control: 'link a bank', to: 'bank', when: isBankOpen },
    { control: 'remove', call: 'removeCreditCard' },
    { control: 'go on', to: chosen },
    { control: 'home', to: 'success', when: ({ checking }) => !checking },
  ],
  bank: link,
  'owners-bank': link,
  success: [
    {
      control: 'next step',
      to: (facts) => afterResult(facts) ?? 'success',
      when: (facts) => afterResult(facts) !== undefined,
    },
    {
      control: 'verify identity',
      call: 'requestFullOnboarding',
      when: ({ applicationLevel }) => applicationLevel === 'BASIC',
    },
  ],
  leave: [{ control: 'go on', leaves: true }, ...plain],
  accounts: [
    { control: 'start a new application', to: 'applicant' },
    { control: 'resume', to: 'resume' },
    { control: 'see a closed one', to: 'resume' },
    { control: 'connect', to: 'account-stores' },
  ],
  'account-stores': [
    { control: 'accounts', to: 'accounts' },
    { control: 'the application', to: 'resume' },
  ],
  'account-overlap': [{ control: 'accounts', to: 'accounts' }],
};

export const pageActionsFor = (page: RouteId, facts: Facts): readonly PageAction[] =>
  (PAGE_ACTIONS[page] ?? []).filter(({ when }) => when === undefined || when(facts));
