import type { ApplicationView } from '@signet/rulebook/application-view';
import { industryOf } from '@signet/rulebook/category/eligibility';
import { localized } from '@signet/rulebook/core/localized';
import { EVIDENCE_SOURCES } from '@signet/rulebook/decision/evidence';
import { nextPage, openPages } from '@signet/rulebook/next-page';
import type { Locale } from '@signet/rulebook/reference/locales';
import { statusOf } from '@signet/rulebook/status';
import { publicReasonText } from '../decision/view.ts';
import { inquiryOf } from '../identity/view.ts';
import { applicantOf } from '../people/stored-people.ts';
import { ownersViewOf } from '../people/view.ts';
import { otpOf, phoneLinkOf } from '../phone/view.ts';
import type { Clock } from '../platform/clock.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { factsOf } from './facts.ts';
import { shownAnswers } from './shown-answers.ts';
import { slaDates } from './sla.ts';

function applicantView(application: StoredApplication) {
  const { market, locale, terms } = application;
  return {
    ...shownAnswers(applicantOf(application), 'applicant', market),
    communicationLanguage: locale,
    terms: terms && { signed: true, ...terms },
  };
}

function companyView({ business, market, answers }: StoredApplication, locale: Locale) {
  const industry = industryOf(answers);
  return {
    ...shownAnswers(business, 'company', market),
    segment: industry?.segment,
    mccDetails: industry && { id: String(industry.id), label: localized(industry.label, locale), type: industry.class },
  };
}

/** Who decided, in the words of the law that a person is told it by. docs/readings.md 33. */
const DECIDED_BY = { rules: 'software', person: 'person' } as const;

/** Everything a portal shows of an application, in the reader's language; page and status are computed for every answer. */
export function viewOf(application: StoredApplication, { locale, clock }: { locale: Locale; clock: Clock }): ApplicationView {
  const facts = factsOf(application);
  const { page, row } = nextPage(facts);
  const status = statusOf(facts);
  const { id, version, portal, market, currency, intent, applicationLevel, decision, boStatus, referralUrlId, reason, checkingSince } =
    application;
  return {
    id,
    version,
    businessId: application.business.id,
    portal,
    market,
    currency,
    intent,
    applicationLevel,
    decision,
    boStatus,
    referralUrlId,
    stepUpDetails: application.stepUps.map(({ type, requestedAt, finishedAt }) => ({ type, requestedAt, finishedAt })),
    applicant: applicantView(application),
    company: companyView(application, locale),
    page,
    pageRule: row,
    openPages: openPages(facts),
    status: {
      id: status.id,
      waitingOn: status.waitingOn,
      nextAction: status.next,
      ...slaDates(application, clock),
      money: status.money,
      reason: facts.checking ? undefined : publicReasonText(reason, locale),
      decidedBy: application.decidedBy && DECIDED_BY[application.decidedBy],
    },
    checking:
      checkingSince === undefined || !facts.checking
        ? undefined
        : { startedAt: checkingSince, answered: application.evidenceAnswered, sources: EVIDENCE_SOURCES.length },
    otp: otpOf(application),
    phoneLink: phoneLinkOf(application, clock.now()),
    bank: application.bank,
    inquiry: facts.checking ? undefined : inquiryOf(application, clock.now()),
    bankDeferred: application.bankDeferred,
    redirectUrl: page === 'leave' ? facts.redirectUrl : undefined,
    owners: ownersViewOf(application),
    taxIds: { changesLeft: application.taxIdChangesLeft },
    savedAt: application.savedAt,
    serverNow: clock.now(),
  };
}
