import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import { nextPage, openPages } from '@signet/rulebook/next-page';
import { type Locale, languageOf } from '@signet/rulebook/reference/markets';
import { businessIdOf } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { openStepUp } from '@signet/rulebook/step-ups';
import { businessDayAfter } from './business-days.ts';
import type { Clock } from './clock.ts';
import { EVIDENCE_SOURCES } from './evidence-sources.ts';
import { factsOf, industryOf } from './facts.ts';
import { shownReason } from './reason-words.ts';
import type { StoredApplication } from './store/store.ts';

const PARTS = ['line1', 'line2', 'city', 'territory', 'zip'] as const;

/** The address below a path, or undefined where nothing of it is known. */
function addressAt({ answers, market }: StoredApplication, at: string) {
  const known = PARTS.flatMap((part) => ((answers[`${at}.${part}`] ?? '') === '' ? [] : [[part, answers[`${at}.${part}`]] as const]));
  return known.length === 0 ? undefined : { ...Object.fromEntries(known), countryCode: market };
}

/** That a secret was given, never its value. decisions.md, section 7. */
function givenAt({ given }: StoredApplication, path: string) {
  const found = given[path];
  return found && { given: true as const, ...found };
}

/** A phone that shows its last four digits only. */
export const maskedPhone = (phone: string): string => `••• ••• ${phone.slice(-4)}`;

function applicantOf(application: StoredApplication) {
  const { answers, locale, terms } = application;
  return {
    name: { firstName: answers['applicant.name.firstName'], lastName: answers['applicant.name.lastName'] },
    email: { emailAddress: answers['applicant.email.emailAddress'] },
    phone: { localPhoneNumber: answers['applicant.phone.localPhoneNumber'] },
    address: addressAt(application, 'applicant.address'),
    dob: givenAt(application, 'applicant.dob') && { given: true as const },
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
    mccDetails: industry && { id: String(industry.id), label: industry.label[languageOf(locale)], type: industry.class },
    address: addressAt(application, 'company.address'),
    governmentIdentification: givenAt(application, 'company.governmentIdentification.value'),
  };
}

function otpOf({ answers, code, stepUps }: StoredApplication) {
  const phone = answers['applicant.phone.localPhoneNumber'];
  if (phone === undefined || code === undefined || openStepUp(stepUps)?.type !== 'OTP_SMS') return undefined;
  return {
    phone: maskedPhone(phone),
    sentAt: code.sentAt,
    resendAt: code.resendAt,
    expiresAt: code.expiresAt,
    triesLeft: code.triesLeft,
    locked: code.locked,
  };
}

/** Everything a portal shows of an application, in the reader's language; page and status are computed for every answer. decisions.md, section 7. */
export function viewOf(application: StoredApplication, { locale, clock }: { locale: Locale; clock: Clock }): ApplicationView {
  const facts = factsOf(application);
  const { page, row } = nextPage(facts);
  const status = statusOf(facts);
  const sentOn = new Date(application.onboardedAt ?? application.createdAt).toISOString().slice(0, 10);
  const { id, version, portal, market, currency, intent, applicationLevel, decision, boStatus, referralUrlId, reason, checkingSince } =
    application;
  return {
    id,
    version,
    businessId: businessIdOf(id),
    portal,
    market,
    currency,
    intent,
    applicationLevel,
    decision,
    boStatus,
    referralUrlId,
    stepUpDetails: application.stepUps.map(({ type, askedAt, doneAt }) => ({ type, askedAt, doneAt })),
    applicant: applicantOf(application),
    company: companyOf(application, locale),
    page,
    pageRow: row,
    openPages: openPages(facts),
    status: {
      id: status.id,
      waitingOn: status.waitingOn,
      nextAction: status.next,
      by: status.days && { from: businessDayAfter(sentOn, status.days[0]), to: businessDayAfter(sentOn, status.days[1]) },
      money: status.money,
      reason: facts.checking ? undefined : shownReason(reason, locale),
    },
    checking:
      checkingSince === undefined
        ? undefined
        : { startedAt: checkingSince, answered: application.evidenceAnswered, sources: EVIDENCE_SOURCES.length },
    otp: otpOf(application),
    bank: application.bank,
    bankPutOff: application.bankPutOff,
    savedAt: application.savedAt,
    serverNow: clock.now(),
  };
}
