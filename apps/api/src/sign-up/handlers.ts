import { trainingWords } from '@signet/industries/prediction/training-words';
import {
  accountToConnect,
  businessOfStore,
  type ConnectingIntent,
  initialIntent,
} from '@signet/rulebook/accounts/connections';
import { initialLevel } from '@signet/rulebook/accounts/service-types';
import type { Answers } from '@signet/rulebook/answer-rows';
import {
  changeEligibilityError,
  eligibilityError,
  industryOf,
} from '@signet/rulebook/category/eligibility';
import {
  type AnswersByPath,
  APPLICANT_PHONE_PATH,
  nestAnswers,
  wireAnswers,
} from '@signet/rulebook/core/answers';
import type { FormContext } from '@signet/rulebook/core/form';
import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { ENDPOINTS, type ReplyOf } from '@signet/rulebook/endpoints';
import { nextPage } from '@signet/rulebook/next-page';
import type { Intent } from '@signet/rulebook/reference/enumerations';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { localeForMarket, MARKETS, marketOfCurrency } from '@signet/rulebook/reference/locales';
import { agreementLanguage, termsInForce } from '@signet/rulebook/reference/terms';
import { answersOfName } from '@signet/rulebook/sign-up/prefill';
import { startupFieldsOf } from '@signet/rulebook/sign-up/startup-fields';
import { prefillOver, type StartupValues } from '@signet/rulebook/startup-parameters';
import { classifyCorporationNumber } from '@signet/rulebook/tax-id/corporation-number';
import { keepEvent } from '../analytics/keep-event.ts';
import { factsOf, isOfOtherBusiness } from '../application/facts.ts';
import { keepTyping } from '../application/keep-typing.ts';
import { loadApplication, viewFor } from '../application/load-view.ts';
import type { SavedAnswers } from '../application/new-application.ts';
import { patchedBy } from '../application/patched-answers.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { CategoryChoice } from '../category/store.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { ownerOf } from '../people/load-owner.ts';
import { phoneEligibilityError, requireEligiblePhone } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import {
  requireRecentAuth,
  type ValidatedBody,
  validateBody,
  validationContextOf,
} from '../platform/http/read-request.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { applicationIdOf } from '../platform/ids.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import { actorOf } from '../session/session-cookies.ts';
import { reminderJobs, wayBackJob } from './jobs.ts';
import { forgetStartup, startupOf } from './startup-cookie.ts';

/** An owner id outside the list gets the same 404 as any unknown id. docs/readings.md 4. */
export const getApplication: Handler<'getApplication'> = async ({
  deps,
  application,
  visitor,
  query: { ownerId },
}) => {
  if (ownerId !== undefined) ownerOf(application, ownerId);
  return viewFor(application, { deps, visitor });
};

const EMAIL_PATH = 'applicant.email.emailAddress';

const STORE_NAME_PATH = 'application.storeName';

/**
 * `startup` holds the values of a partner's link, which fill empty answers. docs/decisions/0081.
 */
type Creating = Call<'createApplication'> & { startup: StartupValues | undefined };

/**
 * Opens another store of the user's business, or finds the one already begun. docs/decisions/0084.
 */
async function openStore(
  { deps, session, visitor, body, startup, once, browser }: Creating,
  store: { businessId: string; storeName: string | undefined },
): Promise<ReplyOf<'createApplication'>> {
  const request = {
    medium: visitor.medium,
    serviceType: visitor.serviceType,
    ...startup?.fields,
    ...body?.application,
  };
  const { source, medium, serviceType, agentId, communicationLanguage } = request;
  const opened = await deps.store.applications.openStore({
    ...store,
    userId: session.userId,
    portal: visitor.portal,
    locale: localeForMarket(visitor.market, communicationLanguage ?? visitor.locale),
    source,
    medium,
    serviceType,
    agentId,
    startup: startupFieldsOf(request),
    actor: actorOf(session),
    once,
  });
  forgetStartup(browser.reply, deps);
  const view = viewFor(opened.application, { deps, visitor });
  return opened.created ? view : { ...view, resumed: true };
}

/** Fields about one service, which the next link replaces as a group. */
const SERVICE_FIELDS = ['serviceId', 'ventureId', 'channelName', 'channelType'] as const;

/**
 * Begins connecting the named channel or product to a submitted, non-declined account of the user.
 * docs/decisions/0086.
 */
async function beginConnection(
  { deps, session, visitor, body, startup, once, browser }: Creating,
  { businessId, intent }: { businessId: string; intent: ConnectingIntent },
): Promise<ReplyOf<'createApplication'>> {
  const id = applicationIdOf(businessId);
  const own = await deps.store.applications.load(id, session.userId);
  if (own === undefined) throw new AppError('application.notFound');
  const request = { ...startup?.fields, ...body?.application };
  const otherFields = Object.fromEntries(
    Object.entries(own.startup ?? {}).filter(
      ([name]) => !SERVICE_FIELDS.some((field) => field === name),
    ),
  );
  const begun = await deps.store.accounts.beginConnection({
    id,
    userId: session.userId,
    intent,
    serviceType: request.serviceType ?? visitor.serviceType,
    startup: startupFieldsOf({ ...otherFields, ...request }),
    actor: actorOf(session),
    once,
  });
  if (begun === undefined) throw new AppError('application.notApproved');
  forgetStartup(browser.reply, deps);
  return { ...viewFor(begun, { deps, visitor }), resumed: true };
}

/**
 * Creates an application from the draft, or merges the draft into the open one. docs/readings.md 38
 * and 56; docs/decisions/0031.
 */
export const createApplication: Handler<'createApplication'> = (call) =>
  create({ ...call, startup: startupOf(call.browser.request, call.deps) });

async function create(call: Creating): Promise<ReplyOf<'createApplication'>> {
  const { deps, session, visitor, query, body, secrets, startup, once } = call;
  const { [STORE_NAME_PATH]: storeName, ...answers } = call.answers;
  const request = body?.application ?? {};
  const businessId = businessOfStore(request);
  if (businessId !== undefined) return openStore(call, { businessId, storeName });
  const account = accountToConnect(request);
  if (account !== undefined) return beginConnection(call, account);
  const serviceType = request.serviceType ?? visitor.serviceType;
  const referralUrlId = REFERRAL_ID_PATTERN.test(request.referralUrlId ?? '')
    ? request.referralUrlId
    : undefined;
  const { partners } = deps.config;
  const referral = { portal: visitor.portal, referralUrlId };
  const isReferralKnown = partners.isCurrent(referral);
  const market = marketOfCurrency(request.currency ?? '') ?? visitor.market;
  if (!partners.marketsOf(referral).includes(market))
    throw new AppError('config.unsupported', { brand: partners.brandOf(referral).name });
  // Drops a phone we would reject; its page asks for it again.
  const known = { [EMAIL_PATH]: session.emailAddress, ...answers };
  const { [APPLICANT_PHONE_PATH]: phone = '', ...others } = {
    ...known,
    ...prefilled(call, known, { market, flags: deps.flags.of(referral) }),
  };
  const isKept =
    phone !== '' &&
    (await phoneEligibilityError(deps, { userId: session.userId, phone })) === undefined;
  const { application, created } = await deps.store.applications.create({
    userId: session.userId,
    portal: visitor.portal,
    market,
    currency: MARKETS[market].currency,
    referralUrlId,
    intent: initialIntent(request, { ...startup?.fields, ...request }),
    locale: localeForMarket(
      market,
      request.communicationLanguage ?? body?.applicant?.communicationLanguage ?? visitor.locale,
    ),
    level: initialLevel(
      deps.config.partners.basicServicesOf({ portal: visitor.portal, referralUrlId }),
      { serviceType, businessId: request.businessId },
    ),
    serviceType,
    answers: { ...others, ...(isKept ? { [APPLICANT_PHONE_PATH]: phone } : {}) },
    secrets,
    source: request.source ?? startup?.fields.source,
    medium: request.medium ?? visitor.medium,
    agentId: request.agentId ?? startup?.fields.agentId,
    startup: startupFieldsOf({ ...startup?.fields, ...request }),
    find: query?.find === 'true',
    overridesReferral: isReferralKnown && query?.['override-referral-url'] === 'true',
    actor: actorOf(session),
    jobs: [wayBackJob(deps.clock.now()), ...reminderJobs(deps.clock.now())],
    once,
  });
  forgetStartup(call.browser.reply, deps);
  if (created) return viewFor(application, { deps, visitor });
  const intent = query?.['force-intent'] === 'true' ? request.intent : undefined;
  const override = { query, referralUrlId: request.referralUrlId };
  const found = await mergeDraft(call, application, {
    intent,
    keepsPhone: isKept,
    referralUrlId: await takenReferral(deps, application, override),
  });
  return { ...viewFor(found, { deps, visitor }), resumed: true };
}

/**
 * Fills empty answers from the partner's link, then on request from the user's profile.
 * docs/decisions/0081.
 */
function prefilled(
  { deps, startup, query, session }: Creating,
  known: Answers,
  at: FormContext,
): Answers {
  const context = validationContextOf(at, deps);
  const ofProfile =
    query?.['use-shopper-data'] === 'true' ? answersOfName(session.name ?? '', context) : {};
  return prefillOver({ ...ofProfile, ...startup?.answers }, known, context);
}

/**
 * The new referral must be known, and without an open application of its own. docs/readings.md 56.
 */
async function takenReferral(
  { config, store }: Deps,
  { onboardedAt, storeName, portal, userId, currency, referralUrlId: stored }: StoredApplication,
  {
    query,
    referralUrlId,
  }: { query: { 'override-referral-url'?: string } | undefined; referralUrlId: string | undefined },
): Promise<string | undefined> {
  if (
    query?.['override-referral-url'] !== 'true' ||
    referralUrlId === undefined ||
    referralUrlId === stored
  )
    return undefined;
  if (
    onboardedAt !== undefined ||
    storeName !== undefined ||
    !config.partners.isCurrent({ portal, referralUrlId })
  )
    return undefined;
  return (await store.applications.hasOpen({ userId, currency, referralUrlId }))
    ? undefined
    : referralUrlId;
}

export const updateApplication: Handler<'updateApplication'> = async (call) => {
  const { deps, application, session, query, body, version } = call;
  const { [STORE_NAME_PATH]: storeName, ...answers } = call.answers;
  const isAnswered = Object.keys(answers).length > 0 || Object.keys(call.secrets).length > 0;
  // A further store shares the answers of its business.
  if (isAnswered && isOfOtherBusiness(application))
    throw new AppError('application.alreadySubmitted');
  const error = changeEligibilityError(application, answers);
  if (error !== undefined) throw fieldAppError(error.code, error.field);
  await requireEligiblePhone(deps, { application, answers });
  const wished = body?.application?.communicationLanguage ?? body?.applicant?.communicationLanguage;
  const referralUrlId = await takenReferral(deps, application, {
    query,
    referralUrlId: body?.application?.referralUrlId,
  });
  const more = {
    locale: wished && localeForMarket(application.market, wished),
    storeName,
    referralUrlId,
  };
  const secrets = await changedSecretAnswers(deps, call);
  if (isUnchanged({ application, answers, secrets }, more)) {
    if (version !== application.version) throw new AppError('application.versionConflict');
    return viewFor(application, call);
  }
  const saved = await deps.store.applications.saveAnswers({
    id: application.id,
    userId: session.userId,
    version: version ?? application.version,
    known: application,
    answers,
    secrets,
    actor: actorOf(session),
    more,
  });
  await trackCorporationNumber({ deps, visitor: call.visitor, application: saved }, secrets);
  return viewFor(saved, call);
};

/** Sends analytics the kind of corporation number saved, never the number. docs/readings.md 77. */
async function trackCorporationNumber(
  context: { deps: Deps; visitor: RequestContext; application: StoredApplication },
  secrets: SecretAnswers,
): Promise<void> {
  const corporationNumber = Object.values(secrets).find(({ sourceType }) => sourceType === 'CN');
  if (corporationNumber === undefined) return;
  const { 'company.registeredIn': registry, 'company.address.territory': province } =
    context.application.answers;
  const params = classifyCorporationNumber(corporationNumber.value, registry ?? province ?? '');
  await keepEvent(context, 'corporationNumber.submitted', params);
}

/** Throws for a missing answer or an ineligible business. docs/readings.md 57. */
function requireReady(application: StoredApplication): void {
  const facts = factsOf(application);
  if (facts.incompleteForm !== undefined || facts.lacksStoreName)
    throw new AppError('application.incomplete', { page: nextPage(facts).page });
  const error = eligibilityError(application);
  if (error !== undefined) throw fieldAppError(error.code, error.field);
}

/** Training data from the choice of industry, without personal data. docs/decisions/0018. */
async function choiceOf(
  { answers }: StoredApplication,
  { predictor, log }: Deps,
): Promise<CategoryChoice | undefined> {
  const names = [answers['company.name'] ?? '', answers['company.dba'] ?? ''].filter(Boolean);
  const chosen = industryOf(answers);
  if (chosen === undefined || names.length === 0) return undefined;
  const [first] = await predictor.predict(names).catch((error: unknown) => {
    log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'no category was guessed');
    return []; // best effort: a failed prediction must never block submission
  });
  return { words: trainingWords(names), shown: first?.industry, chosen: chosen.id };
}

/**
 * Submits the application once, with the agreement to the current terms; checks run in the
 * background. docs/readings.md 19 and 40.
 */
export const onboardApplication: Handler<'onboardApplication'> = async ({
  deps,
  application,
  session,
  visitor,
  body,
  once,
}) => {
  if (application.onboardedAt !== undefined) return viewFor(application, { deps, visitor });
  requireReady(application);
  const terms = termsInForce(application.market, deps.clock.today(application.market));
  if (body.terms.id !== terms.id || body.terms.version !== terms.version)
    throw new AppError('terms.changed');
  const { id, version, answers } = application;
  const shown = agreementLanguage(terms, answers['company.address.territory'], visitor.locale);
  const sent = await deps.store.applications.onboard({
    id,
    userId: session.userId,
    version, // submits exactly what was checked above
    terms: { id: terms.id, version: terms.version, language: body.terms.language ?? shown },
    actor: actorOf(session),
    once,
    ip: visitor.ip,
    choice: await choiceOf(application, deps),
  });
  return viewFor(sent.application, { deps, visitor });
};

/** An empty question in a draft does not clear an earlier answer. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const typed = Object.entries(body).filter(([, below]) => below !== '');
  return Object.fromEntries(typed.map(([key, below]) => [key, withoutEmpty(below)]));
}

type Draft = { intent?: Intent; referralUrlId?: string; keepsPhone: boolean };

function validated(call: Creating, found: StoredApplication, { keepsPhone }: Draft): ValidatedBody {
  const { deps, body } = call;
  const context = validationContextOf(found, deps);
  const typed = validateBody(
    ENDPOINTS.createApplication.validates,
    withoutEmpty(body),
    context,
    found,
  );
  const answers = {
    ...typed.answers,
    ...prefilled(call, { ...found.answers, ...typed.answers }, context),
  };
  const { [APPLICANT_PHONE_PATH]: phone, ...others } = answers;
  return { answers: phone === undefined || keepsPhone ? answers : others, secrets: typed.secrets };
}

const tries = 3;

/**
 * Merges a newer draft into an unsubmitted application, validated like any change; throws like
 * `PUT`. docs/decisions/0031.
 */
export async function mergeDraft(
  call: Creating,
  application: StoredApplication,
  draft: Draft,
): Promise<StoredApplication> {
  const { deps, session, visitor } = call;
  const { intent, referralUrlId } = draft;
  let found = application;
  for (let tried = 0; tried < tries; tried += 1) {
    if (found.onboardedAt !== undefined) return found;
    const { answers, secrets: typed } = validated(call, found, draft);
    const error = changeEligibilityError(found, answers);
    if (error !== undefined) throw fieldAppError(error.code, error.field);
    requireRecentAuth(ENDPOINTS.updateApplication, { session, paths: Object.keys(typed) }, deps);
    const secrets = await changedSecretAnswers(deps, { application: found, secrets: typed });
    if (isUnchanged({ application: found, answers, secrets }, { intent, referralUrlId }))
      return found;
    const { id, userId, version } = found;
    const saved = await deps.store.applications
      .saveAnswers({
        id,
        userId,
        version,
        known: found,
        answers,
        secrets,
        actor: actorOf(session),
        more: { intent, referralUrlId },
      })
      .catch(undefinedWhenOvertaken);
    if (saved !== undefined) return saved;
    found = await loadApplication(id, { deps, session, visitor });
  }
  throw new AppError('application.versionConflict');
}

/** Another window was faster: the draft is merged into what that one left. */
function undefinedWhenOvertaken(error: unknown): undefined {
  const overtaken = ['application.versionConflict', 'application.alreadySubmitted'];
  if (error instanceof AppError && overtaken.includes(error.code)) return undefined;
  throw error;
}

type Sent = { application: StoredApplication; answers: Answers; secrets: SecretAnswers };

/**
 * Submitted applications are not compared, because that would allow probing guesses without
 * counting them.
 */
export async function changedSecretAnswers(
  { store }: Deps,
  { application, secrets }: Omit<Sent, 'answers'>,
): Promise<SecretAnswers> {
  const isOnFile = Object.keys(secrets).some(
    (path) => application.secretsOnFile[path] !== undefined,
  );
  return isOnFile && application.onboardedAt === undefined
    ? store.applications.secretsThatDiffer(application.id, secrets)
    : secrets;
}

export function isUnchanged(
  { application, answers, secrets }: Sent,
  { locale, intent, storeName, referralUrlId }: NonNullable<SavedAnswers['more']>,
): boolean {
  const known: AnswersByPath = application.answers;
  return (
    Object.keys(secrets).length === 0 &&
    Object.entries(answers).every(([path, value]) => (known[path] ?? '') === value) &&
    (locale === undefined || locale === application.locale) &&
    (intent === undefined || intent === application.intent) &&
    (storeName === undefined || storeName === application.storeName) &&
    (referralUrlId === undefined || referralUrlId === application.referralUrlId)
  );
}

/**
 * Creates and, with `onboard`, submits; what cannot be submitted stays a draft that the same call
 * finds again. docs/decisions/0067.
 */
export const createOnboardingApplication: Handler<'createOnboardingApplication'> = async (call) => {
  const { terms, ...body } = call.body;
  const isSent = call.query?.onboard === 'true';
  if (isSent && terms === undefined) throw fieldAppError('terms.missing', 'applicant.terms.signed');
  const created = await create({ ...call, body, query: { find: 'true' }, startup: undefined });
  if (!isSent || terms === undefined) return created;
  const application = await loadApplication(created.id, call);
  const sent = await onboardApplication({
    ...call,
    application,
    params: { id: created.id },
    body: { terms },
    query: undefined,
    once: undefined,
  });
  return { ...sent, resumed: created.resumed };
};

export const patchOnboardingApplication: Handler<'patchOnboardingApplication'> = async (call) => {
  const { deps, application, session } = call;
  const changed = patchedBy(call.body, SIGN_UP_FORMS, wireAnswers(application.answers));
  const context = validationContextOf(application, deps);
  const { answers, secrets } = validateBody(
    SIGN_UP_FORMS,
    nestAnswers(changed),
    context,
    application,
  );
  requireRecentAuth(
    { requiresRecentAuth: 'taxId' },
    { session, paths: Object.keys(secrets) },
    deps,
  );
  return updateApplication({
    ...call,
    answers,
    secrets,
    body: {},
    query: {},
    version: application.version,
  });
};

export const sendOnboardingApplication: Handler<'sendOnboardingApplication'> = (call) =>
  onboardApplication({ ...call });

/**
 * Stores typed answers of a form until it is saved or the application is submitted.
 * docs/decisions/0085.
 */
export const keepTypedAnswers: Handler<'keepTypedAnswers'> = async ({
  deps,
  application,
  session,
  params,
  body,
}) => {
  if (application.onboardedAt !== undefined) throw new AppError('application.alreadySubmitted');
  return keepTyping({
    deps,
    application,
    userId: session.userId,
    form: params.form,
    body,
    saved: application.answers,
  });
};
