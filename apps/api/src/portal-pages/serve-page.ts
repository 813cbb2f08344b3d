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
import {
  matchPath,
  pathTo,
  ROUTES,
  type RouteId,
  type RouteRow,
  referralOfPath,
} from '@signet/rulebook/routes';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import { type StartupTarget, startupTarget } from '@signet/rulebook/startup';
import { prefillOfDraft, readStartupValues } from '@signet/rulebook/startup-parameters';
import { signInPath, startPath } from '@signet/rulebook/visit-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accountOf,
  accountOfService,
  NO_ACCOUNTS,
  openApplication,
  startupAccountFacts,
} from '../accounts/view.ts';
import { factsOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { viewOf } from '../application/view.ts';
import type { Deps } from '../deps.ts';
import { orderFormOf } from '../orders/order-view.ts';
import {
  allowFraming,
  embedSettingsOf,
  isFramed,
  keepEmbedSettings,
  withinFrame,
} from '../partners/embed-visit.ts';
import { ownerRecordOf } from '../people/owner-record.ts';
import { ownerFactsOf } from '../people/view.ts';
import type { PartnerReferral } from '../platform/config/partners.ts';
import { REPORTING_ENDPOINTS } from '../platform/http/csp-reports.ts';
import { AppError } from '../platform/http/problem.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import { placeAskedInFrame, type RequestContext } from '../platform/http/request-context.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { businessIdOf } from '../platform/ids.ts';
import {
  hasSignedInBefore,
  invitationOf,
  isInSupport,
  type Session,
  sessionOf,
} from '../session/session-cookies.ts';
import { takeReferralLeft } from '../session/sign-in-routes.ts';
import { SUPPORT_PATH, supportBanner } from '../session/support-pages.ts';
import { endSupport, supportOf } from '../session/support-session.ts';
import { newCarryToken } from '../sign-up/carry-answers.ts';
import { keepStartup, startupOf } from '../sign-up/startup-cookie.ts';
import { registerAssets } from './assets.ts';
import { type BootOptions, bootOf } from './boot.ts';
import { type CompressedBody, compress, sendCompressed } from './compression.ts';
import { loadPortalBuild, type PortalBuild } from './portal-build.ts';
import {
  marketNamed,
  readStartup,
  storePreferences,
  switchMarket,
  wasMarketSwitched,
} from './startup-query.ts';

/**
 * Cache lifetime of the anonymous landing page; short because the HTML embeds the server's time.
 */
const anonymousPageMs = 1_000;

/**
 * Renders the portal's pages on the server; portal, language, market, session and application are
 * resolved before the first byte.
 */
export async function registerPortalPages(app: FastifyInstance, deps: Deps): Promise<void> {
  let artifact = await loadPortalBuild(deps.config.portalDist);
  const anonymousPages = new Map<string, { at: number; packed: CompressedBody }>();
  registerAssets(app, () => artifact?.assetsDir);

  app.get('/*', async (request, reply) => {
    artifact ??= await loadPortalBuild(deps.config.portalDist);
    if (artifact === undefined) throw new AppError('server.busy');
    return showPage(request, reply, { deps, artifact, anonymousPages });
  });
}

/**
 * The requested URL, or null if malformed. A leading `//` is part of the path and does not name a
 * host.
 */
const addressOf = ({ url }: FastifyRequest): URL | null =>
  URL.parse(url.startsWith('/') ? `http://portal.invalid${url}` : url);

type Page = {
  deps: Deps;
  artifact: PortalBuild;
  anonymousPages: Map<string, { at: number; packed: CompressedBody }>;
};

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<unknown> {
  const { deps } = page;
  const url = addressOf(request);
  if (url === null) throw new AppError('request.malformed');
  const isApiPath = url.pathname.startsWith('/api/') || url.pathname.startsWith('/auth/');
  if (isApiPath || url.pathname.length > LIMITS.pathMaxChars) throw new AppError('route.notFound');
  const leftReferral = url.pathname === '/' ? takeReferralLeft(request, reply, deps) : undefined;
  if (leftReferral !== undefined)
    return redirectTo(reply, withinFrame(request, startPath(leftReferral) + url.search));
  const matched = matchPath(url.pathname);
  const inFrame = isFramed(request);
  const frameQuery = splitEmbedQuery(url.search);
  const rawSearch = inFrame ? frameQuery.rest : url.search;
  const { notice, applicationId, businessId, link, cleanSearch, emailSearch, isClean, isCapital } =
    readStartup(rawSearch, keptParameters(matched?.route));
  const isSupport = isInSupport(request, deps.config);
  const support = isSupport ? await supportOf(request, deps) : undefined;
  if (isSupport && support === undefined) {
    await endSupport(request, reply, deps);
    return redirectTo(reply, SUPPORT_PATH);
  }
  if (support !== undefined)
    await deps.store.supportViews.noteRead(
      support.view,
      `page ${matched?.route ?? 'incorrect-url'}`,
    );
  const session = support?.session ?? (await sessionOf(request, deps));
  const arrived = request.visitor;
  const named = referralOfPath(url.pathname);
  const referralUrlId = knownReferral(named, arrived, deps);
  const markets = deps.config.partners.marketsOf({ portal: arrived.portal, referralUrlId });
  const visitor = inMarketOf(markets, arrived);
  const search = await takePrefill(
    rawSearch,
    { portal: visitor.portal, referralUrlId: matched?.referralUrlId },
    deps,
  );
  const framePlace = inFrame ? placeAskedInFrame(request) : {};
  const wanted = framePlace.market ?? marketNamed(search, visitor.isMarketGuessed);
  // Stored in the cookie, because later calls read the market from there.
  const market = isOffered(markets, wanted)
    ? wanted
    : visitor.market === arrived.market
      ? undefined
      : visitor.market;
  const embed = embedSettingsOf(request, deps.config);
  keepEmbedSettings(request, reply);
  storePreferences(search, { request, reply, inFrame: framePlace, market });
  if (!isClean)
    keepStartup(
      reply,
      readStartupValues(search, validationContext(market ?? visitor.market, deps)),
      deps,
    );
  const row: RouteRow | undefined = matched && ROUTES[matched.route];
  const isOwnerPage = row?.access === 'owner';
  const isLinkPage = row?.access === 'link' || (isOwnerPage && row.allowsAnonymous === true);
  const isStart =
    matched?.route === 'get-started' && notice === undefined && applicationId === undefined;
  // A page authorized by a link contains nothing of the application. docs/readings.md 105.
  const id = applicationId ?? (isLinkPage || isOwnerPage ? undefined : matched?.id);
  const mayLoad = support === undefined || support.view.applicationId === id;
  const application =
    id === undefined || session === undefined || !mayLoad
      ? undefined
      : await viewFor(id, session, visitor, deps);
  const { owner, invitation, ...own } =
    isOwnerPage && !isSupport ? await ownerPart(request, matched ?? {}, session, deps) : NO_OWNER;
  // Unsaved answers are visible to their author only, so not in a support view.
  const typedAnswers =
    application === undefined || session === undefined || support !== undefined
      ? own.typedAnswers
      : await deps.store.typedAnswers.of({ id: application.id, userId: session.userId });
  const order =
    matched &&
    (await orderPart(matched.route, url.search, { deps, visitor, session, application }));
  const theirs =
    isStart && session !== undefined ? await deps.store.accounts.of(session.userId) : [];
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
    ...(theirs.length > 0
      ? startupAccountFacts(theirs, visitor, { businessId, clock: deps.clock })
      : NO_ACCOUNTS),
    hasSwitched: wasMarketSwitched(request),
  });
  if (leads === 'otherCurrency') switchMarket(visitor.market, request, reply);
  const clean =
    applicationId === undefined
      ? url.pathname + cleanSearch
      : startPath(referralUrlId, { applicationId }) + emailSearch.replace('?', '&');
  const returnPath = withinFrame(request, clean);
  const redirects: Partial<Record<StartupTarget, string>> = {
    signIn: signInPath(returnPath),
    completed: startPath(referralUrlId, { completed: 'true' }),
    cleanAddress: url.pathname + cleanSearch,
    incorrectReferral: pathTo('incorrect-url'),
    chosenPage:
      application &&
      pathTo(application.page, { id, referralUrlId: application.referralUrlId }) + emailSearch,
    cashAdvance: capitalPath(
      businessId ?? application?.businessId ?? (applicationId && businessIdOf(applicationId)),
      referralUrlId,
    ),
    otherOwner: matched && pathTo('owner-applicant-error', matched),
    stores: pathTo('account-stores', {
      businessId:
        link === 'service' || link === 'storeSwitcher'
          ? accountOfService(theirs)?.business.id
          : businessId,
      referralUrlId,
    }),
    accounts: pathTo('accounts', { referralUrlId }),
    otherCurrency: url.pathname,
    openApplication: pageOfOpen(theirs),
  };
  const address = redirects[leads];
  if (address !== undefined)
    return redirectTo(reply, leads === 'signIn' ? address : withinFrame(request, address));
  const shown: BootOptions = {
    path: url.pathname,
    ...(isCapital && row?.keptQueryParameters?.includes('mode')
      ? { mode: 'CAPITAL' as const }
      : {}),
    referralUrlId: matched?.referralUrlId ?? referralUrlId,
    ...(embed === undefined
      ? {}
      : {
          embed: framedBoot(
            embed,
            { session, visitor, referralUrlId: matched?.referralUrlId },
            deps,
          ),
        }),
    notice,
    session,
    application,
    ...(order && { order }),
    owner,
    invitation,
    ...(support === undefined ? {} : { support: supportBanner(support.view, visitor) }),
    typedAnswers,
    ...(leads === 'overlap' ? { instead: 'account-overlap' } : {}),
    front: frontCard(
      theirs.map((own) =>
        accountOf(own, { portal: visitor.portal, locale: visitor.locale, clock: deps.clock }),
      ),
    ),
    isKnown: session === undefined && hasSignedInBefore(request),
    ...(id === undefined ? prefillFor(request, visitor.market, deps) : {}),
    service:
      row?.access === 'person'
        ? serviceFor(request, deps.flags.of({ portal: visitor.portal, referralUrlId }), deps)
        : undefined,
  };
  return sendPage(
    reply.code(leads === 'incorrectUrl' || matched?.route === 'incorrect-url' ? 404 : 200),
    request,
    visitor,
    shown,
    page,
  );
}

const isOffered = (markets: readonly Market[], market: Market | undefined): boolean =>
  market !== undefined && markets.includes(market);

/** Moves the visitor to a country that the partner offers; with only one, it is not a guess. */
function inMarketOf(markets: readonly Market[], visitor: RequestContext): RequestContext {
  const [market = visitor.market] = markets;
  if (markets.includes(visitor.market))
    return markets.length === 1 ? { ...visitor, isMarketGuessed: false } : visitor;
  return { ...visitor, market, currency: MARKETS[market].currency, isMarketGuessed: false };
}

const knownReferral = (
  referralUrlId: string | undefined,
  { portal }: RequestContext,
  { config }: Deps,
): string | undefined =>
  config.partners.isKnown({ portal, referralUrlId }) ? referralUrlId : undefined;

const validationContext = (market: Market, { clock, config }: Deps) => ({
  market,
  today: clock.today(market),
  issued: issuedRanges(config),
});

/**
 * Answers from a link for the pages before an application exists, and those carried over from a
 * frame; all other answers stay on the server until an application exists. docs/decisions/0081 and
 * 0118.
 */
function prefillFor(
  request: FastifyRequest,
  market: Market,
  deps: Deps,
): Pick<BootOptions, 'prefill' | 'carried'> {
  const brought = startupOf(request, deps);
  const prefill =
    brought === undefined ? {} : prefillOfDraft(brought, validationContext(market, deps));
  const carried = brought?.carried && {
    answers: wireAnswers(prefillOfDraft(brought.carried, validationContext(market, deps))),
    at: brought.carried.at,
  };
  return { ...(Object.keys(prefill).length === 0 ? {} : { prefill }), ...(carried && { carried }) };
}

/** Before sign-in, answers typed in a frame may be handed over to a tab. docs/decisions/0118. */
const framedBoot = (
  embed: NonNullable<Boot['embed']>,
  {
    session,
    visitor,
    referralUrlId,
  }: { session?: Session; visitor: RequestContext; referralUrlId?: string },
  deps: Deps,
): NonNullable<Boot['embed']> =>
  session === undefined
    ? { ...embed, carryToken: newCarryToken({ portal: visitor.portal, referralUrlId }, deps) }
    : embed;

/**
 * The channel or product named by a link and not connected to an account yet. docs/decisions/0089.
 */
function serviceFor(request: FastifyRequest, flags: Flags, deps: Deps): BootOptions['service'] {
  const { channelName, channelType, serviceId, serviceType, createBusiness } =
    startupOf(request, deps)?.fields ?? {};
  const intent = intentOfLink({ channelName, channelType, serviceId, serviceType, createBusiness });
  if (intent === undefined || connectionKind({ intent, flags }) === undefined) return undefined;
  const target = targetOf({ serviceType, serviceId });
  return {
    intent,
    name: intent === 'ADD_CHANNEL' ? channelName : serviceType,
    ...(target?.kind === 'website' ? { websiteId: target.id } : {}),
  };
}

const capitalPath = (businessId: string | undefined, referralUrlId: string | undefined): string =>
  `${pathTo('cash-advance-offers', { referralUrlId })}?${new URLSearchParams({ mode: 'CAPITAL', ...(businessId === undefined ? {} : { businessId }) })}`;

function keptParameters(route: RouteId | undefined): readonly string[] {
  const row: RouteRow | undefined = route && ROUTES[route];
  return row?.keptQueryParameters ?? [];
}

type OwnerPart = Pick<BootOptions, 'owner' | 'invitation' | 'typedAnswers'>;
const NO_OWNER: OwnerPart = {};

/**
 * What an owner page may show: the owner's own record, or the inviting business if the link was
 * opened in this browser.
 */
async function ownerPart(
  request: FastifyRequest,
  { id = '', ownerId }: { id?: string; ownerId?: string },
  session: Session | undefined,
  deps: Deps,
): Promise<OwnerPart> {
  const token = invitationOf(request, deps);
  if (session === undefined && token === undefined) return NO_OWNER;
  const now = deps.clock.now();
  const application = await deps.store.applications.loadForWork(id);
  const person = application?.people.find((one) => one.id === ownerId && one.role === 'owner');
  if (application === undefined || person === undefined) return NO_OWNER;
  const { market, answers } = application;
  if (session !== undefined && person.userId === session.userId) {
    const typedAnswers = await deps.store.typedAnswers.of({ id, userId: session.userId });
    return { owner: ownerRecordOf(application, person, now), typedAnswers };
  }
  const invited =
    token === undefined || person.userId !== undefined
      ? undefined
      : await deps.store.invitations.load(token);
  if (invited?.applicationId !== id || invited.personId !== ownerId) return NO_OWNER;
  const named = namedAs(ownerFactsOf(person).answers);
  return {
    invitation: {
      businessName: displayNameOf(answers),
      applicantName: personNameOf(answers),
      market,
      namedAs: named,
    },
  };
}

function pageOfOpen(theirs: readonly StoredApplication[]): string | undefined {
  const open = openApplication(theirs);
  return open && pathTo(nextPage(factsOf(open)).page, open);
}

async function viewFor(
  id: string,
  session: Session,
  visitor: RequestContext,
  deps: Deps,
): Promise<ApplicationView | undefined> {
  const stored = await deps.store.applications.load(id, session.userId);
  return stored && viewOf(stored, { locale: visitor.locale, clock: deps.clock });
}

/** Data of the order pages, if the user may open them. docs/decisions/0113. */
async function orderPart(
  route: RouteId,
  search: string,
  {
    deps,
    visitor,
    session,
    application: shown,
  }: { deps: Deps; visitor: RequestContext; session?: Session; application?: ApplicationView },
): Promise<BootOptions['order']> {
  if (
    !ORDER_SCREENS.includes(ROUTES[route].screen) ||
    session === undefined ||
    !shown?.openPages.includes(route)
  )
    return undefined;
  const application = await deps.store.applications.load(shown.id, session.userId);
  return application && { form: await orderFormOf({ deps, application, visitor }), search };
}

const ORDER_SCREENS: readonly string[] = ['order', 'order-status'];

/**
 * Redirects without caching. Strips extra leading slashes, which would make the path a URL of
 * another host.
 */
const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path.replace(/^\/+/, '/'), 303);

async function sendPage(
  reply: FastifyReply,
  request: FastifyRequest,
  visitor: RequestContext,
  shown: BootOptions,
  page: Page,
): Promise<unknown> {
  const ancestors =
    shown.support === undefined ? allowFraming(request, reply, page.deps.config) : undefined;
  reply.header('reporting-endpoints', REPORTING_ENDPOINTS);
  reply.header(
    'content-security-policy',
    pagePolicy(page.deps.config, page.artifact.hashes, ancestors),
  );
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return sendCompressed(request, reply, await packedPage(visitor, shown, page));
}

/** The anonymous page is rendered at most once a second per portal, market and language. */
async function packedPage(
  visitor: RequestContext,
  shown: BootOptions,
  { deps, artifact, anonymousPages }: Page,
): Promise<CompressedBody> {
  const render = () => compress(Buffer.from(artifact.render(bootOf(deps, visitor, shown))), 'fast'); // `best` takes 30 ms and saves a tenth
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
    trackingChoiceIn(visitor.consent.choice), // validated, because each distinct key keeps a page in memory
    visitor.consent.hasPrivacyControl,
    visitor.locale,
    shown.path,
    deps.clock.offsetMs(),
    deps.flags.seq(),
  ].join(' ');
  const now = deps.clock.now();
  const known = anonymousPages.get(key);
  if (known !== undefined && now - known.at < anonymousPageMs) return known.packed;
  if (known === undefined && anonymousPages.size > 100) anonymousPages.clear(); // a moved clock would otherwise accumulate entries
  const packed = await render();
  anonymousPages.set(key, { at: now, packed });
  return packed;
}

/**
 * Adds the prefill that a partner stored for this link to the query, ahead of the link's other
 * values. A link of another partner gets nothing and does not use the prefill up.
 */
async function takePrefill(
  search: string,
  partner: PartnerReferral,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<string> {
  const query = new URLSearchParams(search);
  const prefillId = query.get(PREFILL_PARAMETER);
  if (prefillId === null || !PREFILL_ID_PATTERN.test(prefillId)) return search;
  const partnerId = config.partners.partnerIdOf(partner) ?? partner.portal;
  const values = await store.prefills.take({ prefillId, partnerId });
  return `?${new URLSearchParams([...Object.entries(values ?? {}), ...query])}`;
}
