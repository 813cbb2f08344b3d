import { LIMITS } from '@signet/rulebook/core/limits';
import { type EmbedSettings, splitEmbedQuery } from '@signet/rulebook/partners/embed-settings';
import { PREFILL_ID_PATTERN, PREFILL_PARAMETER } from '@signet/rulebook/partners/prefills';
import { MARKETS, type Market } from '@signet/rulebook/reference/locales';
import {
  matchPath,
  ROUTES,
  type RouteMatch,
  type RouteRow,
  referralOfPath,
} from '@signet/rulebook/routes';
import { readStartupValues } from '@signet/rulebook/startup-parameters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { embedSettingsOf, isFramed, keepEmbedSettings } from '../partners/embed-visit.ts';
import type { PartnerReferral } from '../platform/config/partners.ts';
import { AppError } from '../platform/http/problem.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import { placeAskedInFrame, type RequestContext } from '../platform/http/request-context.ts';
import { type Session, sessionOf } from '../session/session-cookies.ts';
import type { SupportSession } from '../session/support-store.ts';
import { keepStartup } from '../sign-up/startup-cookie.ts';
import { marketNamed, readStartup, type Startup, storePreferences } from './startup-query.ts';

export type SupportVisit = { view: SupportSession; session: Session };

/** Everything that a page's address, cookies and session say, before anything is loaded. */
export type Visit = {
  request: FastifyRequest;
  path: string;
  /** The query as the link had it. */
  search: string;
  /** The query without the frame's settings, with the values that a partner's server left. */
  filledSearch: string;
  startup: Startup;
  /** True when the frame, rather than the query, asks for cash advances. */
  isCapitalFrame: boolean;
  matched: RouteMatch | undefined;
  row: RouteRow | undefined;
  isKnownReferral: boolean;
  /** The referral in the path, if it is a known one. */
  referralUrlId: string | undefined;
  visitor: RequestContext;
  /** The country to keep in the cookie, because later calls read it from there. */
  market: Market | undefined;
  embed: EmbedSettings | undefined;
  support: SupportVisit | undefined;
  session: Session | undefined;
};

/** The requested URL. A leading `//` is part of the path and does not name a host. */
export function readAddress({ url: requested }: Pick<FastifyRequest, 'url'>): URL {
  const url = URL.parse(
    requested.startsWith('/') ? `http://portal.invalid${requested}` : requested,
  );
  if (url === null) throw new AppError('request.malformed');
  const isApiPath = url.pathname.startsWith('/api/') || url.pathname.startsWith('/auth/');
  if (isApiPath || url.pathname.length > LIMITS.pathMaxChars) throw new AppError('route.notFound');
  return url;
}

export async function readVisit(
  { request, url, support }: { request: FastifyRequest; url: URL; support?: SupportVisit },
  deps: Deps,
): Promise<Visit> {
  const arrived = request.visitor;
  const matched = matchPath(url.pathname);
  const row: RouteRow | undefined = matched && ROUTES[matched.route];
  const named = referralOfPath(url.pathname);
  const referralUrlId = knownReferral(named, arrived, deps);
  const markets = deps.config.partners.marketsOf({ portal: arrived.portal, referralUrlId });
  const visitor = inMarketOf(markets, arrived);
  const inFrame = isFramed(request);
  const { frame, rest } = splitEmbedQuery(url.search);
  const search = inFrame ? rest : url.search;
  const session = support?.session ?? (await sessionOf(request, deps));
  const partner = { portal: visitor.portal, referralUrlId: matched?.referralUrlId };
  const filledSearch = await takePrefill(search, partner, deps);
  const asked =
    (inFrame ? placeAskedInFrame(request).market : undefined) ??
    marketNamed(filledSearch, visitor.isMarketGuessed);
  const moved = visitor.market === arrived.market ? undefined : visitor.market;
  return {
    request,
    path: url.pathname,
    search: url.search,
    filledSearch,
    startup: readStartup(search, row?.keptQueryParameters),
    isCapitalFrame: inFrame && frame.get('onboardingMode') === 'CAPITAL',
    matched,
    row,
    isKnownReferral: referralUrlId === named,
    referralUrlId,
    visitor,
    market: asked !== undefined && markets.includes(asked) ? asked : moved,
    embed: embedSettingsOf(request, deps.config),
    support,
    session,
  };
}

/** Keeps what the address says in cookies, so that pages and calls after it need not repeat it. */
export function keepVisit(
  { request, filledSearch, startup, market, visitor }: Visit,
  reply: FastifyReply,
  deps: Deps,
): void {
  keepEmbedSettings(request, reply);
  const inFrame = isFramed(request) ? placeAskedInFrame(request) : {};
  storePreferences(filledSearch, { request, reply, inFrame, market });
  if (startup.isClean) return;
  const context = validationContext(market ?? visitor.market, deps);
  keepStartup(reply, readStartupValues(filledSearch, context), deps);
}

export const validationContext = (market: Market, { clock, config }: Deps) => ({
  market,
  today: clock.today(market),
  issued: issuedRanges(config),
});

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
