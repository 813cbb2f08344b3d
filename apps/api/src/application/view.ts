import type { ApplicationView } from '@signet/rulebook/application-view';
import { industryOf } from '@signet/rulebook/category/eligibility';
import { businessIdFor } from '@signet/rulebook/core/ids';
import { localized } from '@signet/rulebook/core/localized';
import { EVIDENCE_SOURCES } from '@signet/rulebook/decision/evidence';
import { nextPage, openPages } from '@signet/rulebook/next-page';
import type { Locale } from '@signet/rulebook/reference/locales';
import { statusOf } from '@signet/rulebook/status';
import { publicReasonText } from '../decision/view.ts';
import { inquiryOf } from '../identity/view.ts';
import { ownersViewOf } from '../people/view.ts';
import { otpOf, phoneLinkOf } from '../phone/view.ts';
import type { Clock } from '../platform/clock.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { factsOf } from './facts.ts';
import { slaDates } from './sla.ts';

const PARTS = ['line1', 'line2', 'city', 'territory', 'zip'] as const;

/** The address below a path, or undefined where nothing of it is known. */
function addressAt({ answers, market }: StoredApplication, at: string) {
  const known = PARTS.flatMap((part) => ((answers[`${at}.${part}`] ?? '') === '' ? [] : [[part, answers[`${at}.${part}`]] as const]));
  return known.length === 0 ? undefined : { ...Object.fromEntries(known), countryCode: market };
}

/** That a secret was given, never its value. decisions.md, section 7. */
function givenAt({ secretsOnFile }: StoredApplication, path: string) {
  const found = secretsOnFile[path];
  return found && { onFile: true as const, ...found };
}

function applicantOf(application: StoredApplication) {
  const { answers, locale, terms } = application;
  return {
    name: { firstName: answers['applicant.name.firstName'], lastName: answers['applicant.name.lastName'] },
    email: { emailAddress: answers['applicant.email.emailAddress'] },
    phone: { localPhoneNumber: answers['applicant.phone.localPhoneNumber'] },
    address: addressAt(application, 'applicant.address'),
    dob: givenAt(application, 'applicant.dob') && { onFile: true as const },
    governmentIdentification: givenAt(application, 'applicant.governmentIdentification.value'),
    communicationLanguage: locale,
    terms: terms && { signed: true, ...terms },
  };
}

function companyOf(application: StoredApplication, locale: Locale) {
  const { answers } = application;
  const industry = industryOf(answers);
  return {
    registered: answers['company.registered'],
    name: answers['company.name'],
    dba: answers['company.dba'],
    phone: { localPhoneNumber: answers['company.phone.localPhoneNumber'] },
    site: answers['company.site'],
    gpv: answers['company.gpv'],
    hasPartners: answers['company.hasPartners'],
    segment: industry?.segment,
    mccDetails: industry && { id: String(industry.id), label: localized(industry.label, locale), type: industry.class },
    address: addressAt(application, 'company.address'),
    governmentIdentification: givenAt(application, 'company.governmentIdentification.value'),
  };
}

/** Who decided, in the words of the law that a person is told it by: ux.md, item 87. */
const DECIDED_BY = { rules: 'software', person: 'person' } as const;

/** Everything a portal shows of an application, in the reader's language; page and status are computed for every answer. decisions.md, section 7. */
export function viewOf(application: StoredApplication, { locale, clock }: { locale: Locale; clock: Clock }): ApplicationView {
  const facts = factsOf(application);
  const { page, row } = nextPage(facts);
  const status = statusOf(facts);
  const { id, version, portal, market, currency, intent, applicationLevel, decision, boStatus, referralUrlId, reason, checkingSince } =
    application;
  return {
    id,
    version,
    businessId: businessIdFor(id),
    portal,
    market,
    currency,
    intent,
    applicationLevel,
    decision,
    boStatus,
    referralUrlId,
    stepUpDetails: application.stepUps.map(({ type, requestedAt, finishedAt }) => ({ type, requestedAt, finishedAt })),
    applicant: applicantOf(application),
    company: companyOf(application, locale),
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
