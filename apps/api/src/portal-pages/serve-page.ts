import { frontCard } from '@signet/rulebook/account-list';
import { connectionKind, intentOfLink, targetOf } from '@signet/rulebook/accounts/connections';
import { trackingChoiceIn } from '@signet/rulebook/analytics/tracking-consent';
import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import { wireAnswers } from '@signet/rulebook/core/answers';
import type { Flags } from '@signet/rulebook/core/flags';
import { LIMITS } from '@signet/rulebook/core/limits';
import { nextPage } from '@signet/rulebook/next-page';
import { splitEmbedQuery } from '@signet/rulebook/partners/embed-settings';
import { PREFILL_ID_PATTERN, PREFILL_PARAMETER } from '@signet/rulebook/partners/prefills';
import { namedAs } from '@signet/rulebook/people/ownership';
import { MARKETS, type Market } from '@signet/rulebook/reference/locales';
import { matchPath, pathTo, ROUTES, type RouteId, type RouteRow, referralOfPath, referralPrefix } from '@signet/rulebook/routes';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import { type StartupTarget, startupTarget } from '@signet/rulebook/startup';
import { prefillOfDraft, readStartupValues } from '@signet/rulebook/startup-parameters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, accountOfService, NO_ACCOUNTS, openApplication, startupAccountFacts } from '../accounts/view.ts';
import { factsOf } from '../application/facts.ts';
import { viewOf } from '../application/view.ts';
import type { Deps } from '../deps.ts';
import { orderFormOf } from '../orders/order-view.ts';
import { allowFraming, embedSettingsOf, isFramed, keepEmbedSettings, withinFrame } from '../partners/embed-visit.ts';
import { ownerRecordOf } from '../people/owner-record.ts';
import { ownerFactsOf } from '../people/view.ts';
import type { PartnerAsked } from '../platform/config/partners.ts';
import { AppError } from '../platform/http/problem.ts';
import { issuedRanges, placeAskedInFrame, type RequestContext, requestContextOf } from '../platform/http/read-request.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { hasSignedInBefore, invitationOf, isInSupport, type Session, sessionOf } from '../session/session-cookies.ts';
import { SUPPORT_PATH, supportBanner } from '../session/support-pages.ts';
import { endSupport, supportOf } from '../session/support-session.ts';
import { newCarryToken } from '../sign-up/carry-answers.ts';
import { keepStartup, startupOf } from '../sign-up/startup-cookie.ts';
import { registerAssets } from './assets.ts';
import { type BootOptions, bootOf } from './boot.ts';
import { type CompressedBody, compress, sendCompressed } from './compression.ts';
import { loadPortalBuild, type PortalBuild } from './portal-build.ts';
import { marketNamed, readStartup, storePreferences, switchMarket, wasMarketSwitched } from './startup-query.ts';

/** Cache lifetime of the anonymous landing page; short because the HTML embeds the server's time. */
const sameForMs = 1_000;

/** The portal's pages, rendered here; portal, language, market, session and application are known before the first byte. */
export async function registerPortalPages(app: FastifyInstance, deps: Deps): Promise<void> {
  let artifact = await loadPortalBuild(deps.config.portalDist);
  const common = new Map<string, { at: number; packed: CompressedBody }>();
  registerAssets(app, () => artifact?.assetsDir);

  app.get('/*', async (request, reply) => {
    artifact ??= await loadPortalBuild(deps.config.portalDist);
    if (artifact === undefined) throw new AppError('server.busy');
    return showPage(request, reply, { deps, artifact, common });
  });
}

/** The address that was asked for; two slashes at its beginning name no host, and null is none at all. */
const addressOf = ({ url }: FastifyRequest): URL | null => URL.parse(url.startsWith('/') ? `http://portal.invalid${url}` : url);

type Page = { deps: Deps; artifact: PortalBuild; common: Map<string, { at: number; packed: CompressedBody }> };

async function showPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<unknown> {
  const { deps } = page;
  const url = addressOf(request);
  if (url === null) throw new AppError('request.malformed');
  const isOther = url.pathname.startsWith('/api/') || url.pathname.startsWith('/auth/');
  if (isOther || url.pathname.length > LIMITS.pathMaxChars) throw new AppError('route.notFound');
  const matched = matchPath(url.pathname);
  const inFrame = isFramed(request);
  const frameQuery = splitEmbedQuery(url.search);
  const said = inFrame ? frameQuery.rest : url.search;
  const { notice, applicationId, businessId, link, cleanSearch, emailSearch, isClean, isCapital } = readStartup(
    said,
    keptBy(matched?.route),
  );
  const isSupport = isInSupport(request, deps.config);
  const support = isSupport ? await supportOf(request, deps) : undefined;
  if (isSupport && support === undefined) {
    await endSupport(request, reply, deps);
    return leave(reply, SUPPORT_PATH);
  }
  if (support !== undefined) await deps.store.supportViews.noteRead(support.view, `page ${matched?.route ?? 'incorrect-url'}`);
  const session = support?.session ?? (await sessionOf(request, deps));
  const arrived = requestContextOf(request, deps.config);
  const named = referralOfPath(url.pathname);
  const referralUrlId = knownReferral(named, arrived, deps);
  const markets = deps.config.partners.marketsOf({ portal: arrived.portal, referralUrlId });
  const visitor = inMarketOf(markets, arrived);
  const search = await takePrefill(said, { portal: visitor.portal, referralUrlId: matched?.referralUrlId }, deps);
  const asked = inFrame ? placeAskedInFrame(request) : {};
  const wished = asked.market ?? marketNamed(search, visitor.isMarketGuessed);
  const market = isOffered(markets, wished) ? wished : visitor.market === arrived.market ? undefined : visitor.market; // calls go by what is kept
  const embed = embedSettingsOf(request, deps.config);
  keepEmbedSettings(request, reply);
  storePreferences(search, { request, reply, inFrame: asked, market });
  if (!isClean) keepStartup(reply, readStartupValues(search, validatedIn(market ?? visitor.market, deps)), deps);
  const row: RouteRow | undefined = matched && ROUTES[matched.route];
  const isOwnerPage = row?.access === 'owner';
  const isLinkPage = row?.access === 'link' || (isOwnerPage && row.allowsAnonymous === true);
  const isStart = matched?.route === 'get-started' && notice === undefined && applicationId === undefined;
  // A page that a link authorises holds nothing of the application. docs/readings.md 105.
  const id = applicationId ?? (isLinkPage || isOwnerPage ? undefined : matched?.id);
  const mayLoad = support === undefined || support.view.applicationId === id;
  const application = id === undefined || session === undefined || !mayLoad ? undefined : await viewFor(id, session, visitor, deps);
  const { owner, invitation, ...own } = isOwnerPage && !isSupport ? await ownerPart(request, matched ?? {}, session, deps) : NO_OWNER;
  // What nobody has saved is nobody else's to see.
  const typedAnswers =
    application === undefined || session === undefined || support !== undefined
      ? own.typedAnswers
      : await deps.store.typedAnswers.of({ id: application.id, userId: session.userId });
  const order = matched && (await orderPart(matched.route, url.search, { deps, visitor, session, application }));
  const theirs = isStart && session !== undefined ? await deps.store.accounts.of(session.userId) : [];
  const { leads } = startupTarget({
    names: applicationId !== undefined ? 'query' : matched?.id !== undefined ? 'path' : 'nothing',
    isKnownReferral: referralUrlId === named,
    isPage: matched !== undefined,
    isLinkPage,
    isOwnerPage,
    isPersonPage: row?.access === 'person',
    isStart,
    isCapital:
      (isCapital || (inFrame && frameQuery.frame.get('onboardingMode') === 'CAPITAL')) &&
      matched?.route === 'get-started' &&
      notice === undefined,
    isSignedIn: session !== undefined,
    isTheirs: application !== undefined || owner !== undefined,
    isClean,
    link,
    ...(theirs.length > 0 ? startupAccountFacts(theirs, visitor, { businessId, clock: deps.clock }) : NO_ACCOUNTS),
    hasSwitched: wasMarketSwitched(request),
  });
  if (leads === 'otherCurrency') switchMarket(visitor.market, request, reply);
  const clean =
    applicationId === undefined
      ? url.pathname + cleanSearch
      : `${referralPrefix(referralUrlId)}/?applicationId=${applicationId}${emailSearch.replace('?', '&')}`;
  const back = withinFrame(request, clean);
  const elsewhere: Partial<Record<StartupTarget, string>> = {
    signIn: `/auth/start?path=${encodeURIComponent(back)}`,
    completed: `${referralPrefix(referralUrlId)}/?completed=true`,
    cleanAddress: url.pathname + cleanSearch,
    incorrectReferral: pathTo('incorrect-url'),
    chosenPage: application && pathTo(application.page, { id, referralUrlId: application.referralUrlId }) + emailSearch,
    cashAdvance: capitalPath(businessId ?? applicationId?.slice(BUSINESS_ID_AT), referralUrlId),
    otherOwner: matched && pathTo('owner-applicant-error', matched),
    stores: pathTo('account-stores', {
      businessId: link === 'service' ? accountOfService(theirs)?.business.id : businessId,
      referralUrlId,
    }),
    accounts: pathTo('accounts', { referralUrlId }),
    otherCurrency: url.pathname,
    openApplication: pageOfOpen(theirs),
  };
  const address = elsewhere[leads];
  if (address !== undefined) return leave(reply, leads === 'signIn' ? address : withinFrame(request, address));
  const shown: BootOptions = {
    path: url.pathname,
    ...(isCapital && row?.keptQueryParameters?.includes('mode') ? { mode: 'CAPITAL' as const } : {}),
    referralUrlId: matched?.referralUrlId ?? referralUrlId,
    ...(embed === undefined ? {} : { embed: framedBoot(embed, { session, visitor, referralUrlId: matched?.referralUrlId }, deps) }),
    notice,
    session,
    application,
    ...(order && { order }),
    owner,
    invitation,
    ...(support === undefined ? {} : { support: supportBanner(support.view, visitor) }),
    typedAnswers,
    ...(leads === 'overlap' ? { instead: 'account-overlap' } : {}),
    front: frontCard(theirs.map((own) => accountOf(own, { portal: visitor.portal, clock: deps.clock }))),
    isKnown: session === undefined && hasSignedInBefore(request),
    ...(id === undefined ? prefillFor(request, visitor.market, deps) : {}),
    service: row?.access === 'person' ? serviceFor(request, deps.flags.of(visitor.portal), deps) : undefined,
  };
  return sendPage(reply.code(leads === 'incorrectUrl' || matched?.route === 'incorrect-url' ? 404 : 200), request, visitor, shown, page);
}

const isOffered = (markets: readonly Market[], market: Market | undefined): boolean => market !== undefined && markets.includes(market);

/** The visit as one to a country that its partner offers, where nobody else's choice or guess is one. */
function inMarketOf(markets: readonly Market[], visitor: RequestContext): RequestContext {
  const [market = visitor.market] = markets;
  if (markets.includes(visitor.market)) return markets.length === 1 ? { ...visitor, isMarketGuessed: false } : visitor;
  return { ...visitor, market, currency: MARKETS[market].currency, isMarketGuessed: false };
}

/** The referral of the address, if a partner has it. */
const knownReferral = (referralUrlId: string | undefined, { portal }: RequestContext, { config }: Deps): string | undefined =>
  config.partners.isKnown({ portal, referralUrlId }) ? referralUrlId : undefined;

/** What the answers of a link are judged by. */
const validatedIn = (market: Market, { clock, config }: Deps) => ({ market, today: clock.today(market), issued: issuedRanges(config) });

/**
 * What a link answers of the pages before an application exists, and what was typed of them in a frame; the other answers stay here until there is
 * one. docs/decisions/0081 and 0118.
 */
function prefillFor(request: FastifyRequest, market: Market, deps: Deps): Pick<BootOptions, 'prefill' | 'carried'> {
  const brought = startupOf(request, deps);
  const prefill = brought === undefined ? {} : prefillOfDraft(brought, validatedIn(market, deps));
  const carried = brought?.carried && {
    answers: wireAnswers(prefillOfDraft(brought.carried, validatedIn(market, deps))),
    at: brought.carried.at,
  };
  return { ...(Object.keys(prefill).length === 0 ? {} : { prefill }), ...(carried && { carried }) };
}

/** Before somebody has signed in, what is typed in a frame may be handed over to a tab. docs/decisions/0118. */
const framedBoot = (
  embed: NonNullable<Boot['embed']>,
  { session, visitor, referralUrlId }: { session?: Session; visitor: RequestContext; referralUrlId?: string },
  deps: Deps,
): NonNullable<Boot['embed']> =>
  session === undefined ? { ...embed, carryToken: newCarryToken({ portal: visitor.portal, referralUrlId }, deps) } : embed;

/** The channel or product that a link has named and no account has yet. docs/decisions/0089. */
function serviceFor(request: FastifyRequest, flags: Flags, deps: Deps): BootOptions['service'] {
  const { channelName, channelType, serviceId, serviceType, createBusiness } = startupOf(request, deps)?.fields ?? {};
  const intent = intentOfLink({ channelName, channelType, serviceId, serviceType, createBusiness });
  if (intent === undefined || connectionKind({ intent, flags }) === undefined) return undefined;
  const target = targetOf({ serviceType, serviceId });
  return {
    intent,
    name: intent === 'ADD_CHANNEL' ? channelName : serviceType,
    ...(target?.kind === 'website' ? { websiteId: target.id } : {}),
  };
}

/** A businessId is an application's id without what stands before it. */
const BUSINESS_ID_AT = 8;

/** Cash advances alone, for the business that the start named. */
const capitalPath = (businessId: string | undefined, referralUrlId: string | undefined): string =>
  `${pathTo('cash-advance-offers', { referralUrlId })}?${new URLSearchParams({ mode: 'CAPITAL', ...(businessId === undefined ? {} : { businessId }) })}`;

/** The query parameters that this page reads itself. */
function keptBy(route: RouteId | undefined): readonly string[] {
  const row: RouteRow | undefined = route && ROUTES[route];
  return row?.keptQueryParameters ?? [];
}

type OwnerPart = Pick<BootOptions, 'owner' | 'invitation' | 'typedAnswers'>;
const NO_OWNER: OwnerPart = {};

/** What a page of an owner may show: their own record, or who asks where the link was opened in this browser. */
async function ownerPart(
  request: FastifyRequest,
  { id = '', ownerId }: { id?: string; ownerId?: string },
  session: Session | undefined,
  deps: Deps,
): Promise<OwnerPart> {
  const token = invitationOf(request, deps);
  if (session === undefined && token === undefined) return NO_OWNER;
  const askedAt = deps.clock.now();
  const application = await deps.store.applications.loadForWork(id);
  const person = application?.people.find((one) => one.id === ownerId && one.role === 'owner');
  if (application === undefined || person === undefined) return NO_OWNER;
  const { market, answers } = application;
  if (session !== undefined && person.userId === session.userId) {
    const typedAnswers = await deps.store.typedAnswers.of({ id, userId: session.userId });
    return { owner: ownerRecordOf(application, person, askedAt), typedAnswers };
  }
  const invited = token === undefined || person.userId !== undefined ? undefined : await deps.store.invitations.load(token);
  if (invited?.applicationId !== id || invited.personId !== ownerId) return NO_OWNER;
  const named = namedAs(ownerFactsOf(person).answers);
  return { invitation: { businessName: displayNameOf(answers), applicantName: personNameOf(answers), market, namedAs: named } };
}

/** The page of the application that waits for its applicant. */
function pageOfOpen(theirs: readonly StoredApplication[]): string | undefined {
  const open = openApplication(theirs);
  return open && pathTo(nextPage(factsOf(open)).page, open);
}

async function viewFor(id: string, session: Session, visitor: RequestContext, deps: Deps): Promise<ApplicationView | undefined> {
  const stored = await deps.store.applications.load(id, session.userId);
  return stored && viewOf(stored, { locale: visitor.locale, clock: deps.clock });
}

/** What an order's page is drawn with, for whoever may open it. docs/decisions/0113. */
async function orderPart(
  route: RouteId,
  search: string,
  { deps, visitor, session, application: shown }: { deps: Deps; visitor: RequestContext; session?: Session; application?: ApplicationView },
): Promise<BootOptions['order']> {
  if (!ORDER_SCREENS.includes(ROUTES[route].screen) || session === undefined || !shown?.openPages.includes(route)) return undefined;
  const application = await deps.store.applications.load(shown.id, session.userId);
  return application && { form: await orderFormOf({ deps, application, visitor }), search };
}

const ORDER_SCREENS: readonly string[] = ['order', 'order-status'];

/** Redirect that no cache may keep. Our own paths never begin with two slashes. */
const leave = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path.replace(/^\/+/, '/'), 303);

async function sendPage(
  reply: FastifyReply,
  request: FastifyRequest,
  visitor: RequestContext,
  shown: BootOptions,
  page: Page,
): Promise<unknown> {
  const ancestors = shown.support === undefined ? allowFraming(request, reply, page.deps.config) : undefined;
  reply.header('content-security-policy', pagePolicy(page.deps.config, page.artifact.hashes, ancestors));
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return sendCompressed(request, reply, await packedPage(visitor, shown, page));
}

/** The anonymous page is rendered at most once a second per portal, market and language. */
async function packedPage(visitor: RequestContext, shown: BootOptions, { deps, artifact, common }: Page): Promise<CompressedBody> {
  const render = () => compress(Buffer.from(artifact.render(bootOf(deps, visitor, shown))), 'fast'); // the best packing takes 30 ms and saves a tenth
  const isCommon =
    shown.session === undefined &&
    shown.notice === undefined &&
    shown.embed === undefined &&
    !shown.isKnown &&
    shown.prefill === undefined &&
    shown.carried === undefined &&
    (shown.path === '/' || shown.path === '/get-started');
  if (!isCommon) return render();
  const key = [
    visitor.portal,
    visitor.market,
    visitor.isMarketGuessed,
    trackingChoiceIn(visitor.consent.choice), // never what else a cookie may hold: each key is a page that is kept
    visitor.consent.hasPrivacyControl,
    visitor.locale,
    shown.path,
    deps.clock.offsetMs(),
    deps.flags.seq(),
  ].join(' ');
  const now = deps.clock.now();
  const known = common.get(key);
  if (known !== undefined && now - known.at < sameForMs) return known.packed;
  if (known === undefined && common.size > 100) common.clear(); // offsets of a moved clock do not pile up
  const packed = await render();
  common.set(key, { at: now, packed });
  return packed;
}

/**
 * A query whose prefill is replaced by what the partner left for it, which counts before what else the link says. A link of another partner takes
 * nothing, and uses nothing up.
 */
async function takePrefill(search: string, asked: PartnerAsked, { store, config }: Pick<Deps, 'store' | 'config'>): Promise<string> {
  const query = new URLSearchParams(search);
  const prefillId = query.get(PREFILL_PARAMETER);
  if (prefillId === null || !PREFILL_ID_PATTERN.test(prefillId)) return search;
  const partnerId = config.partners.partnerIdOf(asked) ?? asked.portal;
  const values = await store.prefills.take({ prefillId, partnerId });
  return `?${new URLSearchParams([...Object.entries(values ?? {}), ...query])}`;
}
