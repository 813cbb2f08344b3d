import { describedIndustryById } from '@signet/industries/described-industries';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { industryOf } from '@signet/rulebook/category/eligibility';
import { localDay } from '@signet/rulebook/core/dates';
import { localized } from '@signet/rulebook/core/localized';
import { readView, type ViewRows } from '@signet/rulebook/core/read-view';
import { EVIDENCE_SOURCES } from '@signet/rulebook/decision/evidence';
import { nextPage, openPages } from '@signet/rulebook/next-page';
import type { Locale } from '@signet/rulebook/reference/locales';
import type {
  STARTUP_APPLICANT_FIELDS,
  StartupFields,
} from '@signet/rulebook/sign-up/startup-fields';
import { changesViewOf } from '../decision/change-words.ts';
import { publicReasonText } from '../decision/view.ts';
import type { IdentityVendor } from '../identity/port.ts';
import { inquiryOf } from '../identity/view.ts';
import { ownersViewOf } from '../people/view.ts';
import { otpOf, phoneLinkOf } from '../phone/view.ts';
import type { Clock } from '../platform/clock.ts';
import { applicantOf } from './facts.ts';
import { homeViewOf } from './home.ts';
import { shownAnswers } from './shown-answers.ts';
import { type Standing, standingOf } from './sla.ts';
import type { StoredApplication } from './stored-application.ts';

type ViewDeps = { clock: Clock; providers: { identity: readonly IdentityVendor[] } };

type Known = Standing & {
  application: StoredApplication;
  chosen: ReturnType<typeof nextPage>;
  locale: Locale;
  clock: Clock;
  vendors: readonly IdentityVendor[];
  now: number;
};

/** Who decided, in the terms of the applicable law. docs/readings.md 33. */
const DECIDED_BY = { rules: 'software', person: 'person' } as const;

const STATUS_VIEW: ViewRows<ApplicationView['status'], Known> = {
  id: ({ status }) => status.id,
  waitingOn: ({ status }) => status.waitingOn,
  nextAction: ({ status }) => status.next,
  sla: ({ promised }) => promised.sla,
  by: ({ promised }) => promised.by,
  money: ({ status }) => status.money,
  reason: ({ application, facts, locale }) =>
    facts.checking ? undefined : publicReasonText(application.reason, locale),
  decidedBy: ({ application }) => application.decidedBy && DECIDED_BY[application.decidedBy],
  decidedOn: ({ application: { lastDecision, market } }) =>
    lastDecision && localDay(market, lastDecision.since),
};

type ToldApplicant =
  | 'communicationLanguage'
  | 'submitted'
  | 'terms'
  | keyof typeof STARTUP_APPLICANT_FIELDS;
const APPLICANT_VIEW: ViewRows<
  Pick<ApplicationView['applicant'], ToldApplicant>,
  StoredApplication
> = {
  communicationLanguage: ({ locale }) => locale,
  submitted: ({ onboardedAt }) => onboardedAt !== undefined,
  terms: ({ terms }) => terms && { signed: true, ...terms },
  leadId: ({ startup }) => startup?.leadId,
  userId: ({ startup }) => startup?.userId,
};
type ToldCompany = 'submitted' | 'segment' | 'mccDetails';
const COMPANY_VIEW: ViewRows<Pick<ApplicationView['company'], ToldCompany>, Known> = {
  submitted: ({ facts }) => facts.isSubmitted,
  segment: ({ application }) => industryOf(application.answers)?.mcc,
  mccDetails: ({ application, locale }) => {
    const industry = industryOf(application.answers);
    // Rules know an industry by its English label only.
    const label = industry && describedIndustryById(industry.id)?.label;
    return (
      industry &&
      label && { id: String(industry.id), label: localized(label, locale), type: industry.class }
    );
  },
};

/**
 * Payment instruments by the contract's names: the card, and the account linked at its bank or
 * typed by hand.
 */
function instrumentsOf({
  bank,
  bankId,
  card,
}: StoredApplication): ApplicationView['financialInstruments'] {
  if (bankId === undefined && card === undefined) return undefined;
  const account = bank?.kind === 'plaid' ? { plaidAccountId: bankId } : { bankAccountId: bankId };
  return { cardId: card?.cardId, ...account };
}

const AS_STORED = [
  ...([
    'id',
    'reference',
    'version',
    'portal',
    'market',
    'currency',
    'intent',
    'originalIntent',
    'applicationLevel',
    'originalApplicationLevel',
    'decision',
    'boStatus',
    'referralUrlId',
  ] as const),
  ...(['source', 'medium', 'serviceType', 'agentId'] as const),
  ...([
    'storeName',
    'connection',
    'card',
    'order',
    'bankDeferred',
    'reviewRequest',
    'createdAt',
    'savedAt',
  ] as const),
];
type AsStored = Pick<StoredApplication, (typeof AS_STORED)[number]>;

/** All other properties; `resumed` is added by the call that found an existing application. */
const VIEW: ViewRows<
  Omit<ApplicationView, keyof AsStored | keyof StartupFields | 'resumed'>,
  Known
> = {
  businessId: ({ application }) => application.business.id,
  submittedAt: ({ application }) => application.onboardedAt,
  bank: ({ application: { bank } }) => {
    if (bank === undefined) return undefined;
    const { availableCents, ...shown } = bank;
    return {
      ...shown,
      ...(availableCents === undefined ? {} : { availableBalance: availableCents }),
    }; // the contract's name
  },
  financialInstruments: ({ application }) => instrumentsOf(application),
  stepUpDetails: ({ application }) =>
    application.stepUps.map(({ type, requestedAt, finishedAt }) => ({
      type,
      requestedAt,
      finishedAt,
    })),
  applicant: ({ application }) => ({
    ...shownAnswers(applicantOf(application), 'applicant', application.market),
    ...readView(APPLICANT_VIEW, application),
  }),
  company: (known) => ({
    ...shownAnswers(known.application.business, 'company', known.application.market),
    ...readView(COMPANY_VIEW, known),
  }),
  page: ({ chosen }) => chosen.page,
  pageRule: ({ chosen }) => chosen.row,
  openPages: ({ facts }) => openPages(facts),
  status: (known) => readView(STATUS_VIEW, known),
  home: (known) => homeViewOf(known.application, known, known),
  changes: ({ application, locale }) => changesViewOf(application, locale),
  checking: ({ application: { checkingSince, evidenceAnswered }, facts }) =>
    checkingSince === undefined || !facts.checking
      ? undefined
      : { startedAt: checkingSince, answered: evidenceAnswered, sources: EVIDENCE_SOURCES.length },
  otp: ({ application }) => otpOf(application),
  phoneLink: ({ application, now }) => phoneLinkOf(application, now),
  inquiry: ({ application, facts, now, vendors }) =>
    facts.checking ? undefined : inquiryOf(application, now, vendors),
  redirectUrl: ({ chosen, facts }) => (chosen.page === 'leave' ? facts.redirectUrl : undefined),
  owners: ({ application, facts, now }) => ownersViewOf(application, facts, now),
  taxIds: ({ application }) => ({ changesLeft: application.taxIdChangesLeft }),
  serverNow: ({ now }) => now,
};

/**
 * Everything the portal shows of an application, in the reader's language; page and status are
 * computed for each response.
 */
export function viewOf(
  application: StoredApplication,
  { locale, clock, providers }: { locale: Locale } & ViewDeps,
): ApplicationView {
  const standing = standingOf(application, clock);
  const chosen = nextPage(standing.facts);
  // The same keys.
  const asStored = Object.fromEntries(AS_STORED.map((key) => [key, application[key]])) as AsStored;
  // These two are shown on the applicant.
  const { leadId: _leadId, userId: _userId, ...startup } = application.startup ?? {};
  return {
    ...asStored,
    ...startup,
    ...readView(VIEW, {
      ...{ application, ...standing, chosen, locale, clock, now: clock.now() },
      vendors: providers.identity,
    }),
  };
}
