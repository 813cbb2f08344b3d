import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { frameAncestors, isAllowedParent } from '@signet/rulebook/partners/allowed-parent';
import {
  type EmbedSettings,
  readEmbedSettings,
  splitEmbedQuery,
} from '@signet/rulebook/partners/embed-settings';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { EMBED_COOKIE } from '../platform/http/request-context.ts';
import { portalOfHost } from '../platform/portal-hosts.ts';

const REFERRAL = 'referralUrlId';
const DOCUMENTS_OF_FRAMES: readonly unknown[] = ['iframe', 'frame'];

const embedCookie = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined =>
  cookies?.[EMBED_COOKIE];

/** Trusts Sec-Fetch-Dest; without that header, the cookie or query of the frame decides. */
export function isFramed(request: FastifyRequest): boolean {
  const shownIn = request.headers['sec-fetch-dest'];
  if (shownIn !== undefined) return DOCUMENTS_OF_FRAMES.includes(shownIn);
  return embedCookie(request) !== undefined || queryOf(request).get('isEmbedMode') === 'true';
}

/** True for a frame's documents and for their API calls, which carry the frame's cookie. */
export const isOfFrame = (request: FastifyRequest): boolean =>
  isFramed(request) ||
  (request.headers['sec-fetch-dest'] !== 'document' && embedCookie(request) !== undefined);

const addressOf = ({ url }: FastifyRequest): URL | null =>
  URL.parse(url.startsWith('/') ? `http://portal.invalid${url}` : url);
const queryOf = (request: FastifyRequest): URLSearchParams =>
  addressOf(request)?.searchParams ?? new URLSearchParams();

/** The referral in the path; in a frame, else the one the frame started with. */
function referralOf(request: FastifyRequest): string | undefined {
  const [, prefix, named = ''] = addressOf(request)?.pathname.split('/') ?? [];
  if (prefix === 'r') return REFERRAL_ID_PATTERN.test(named) ? named : undefined;
  if (!isFramed(request)) return undefined;
  return new URLSearchParams(embedCookie(request)).get(REFERRAL) ?? undefined;
}

const domainsOf = (request: FastifyRequest, config: Config): readonly string[] =>
  config.partners.parentDomainsOf({
    portal: portalOfHost(request.host, config),
    referralUrlId: referralOf(request),
  });

/** Pages behind a personal link must not be framed. */
function isForOnePerson(request: FastifyRequest): boolean {
  const route = matchPath(addressOf(request)?.pathname ?? '')?.route;
  return (
    route !== undefined && (ROUTES[route].access === 'link' || ROUTES[route].access === 'owner')
  );
}

const frameAncestorsOf = (request: FastifyRequest, config: Config): string =>
  isForOnePerson(request)
    ? "'none'"
    : frameAncestors(domainsOf(request, config), config.environment);

/** Returns the `frame-ancestors` value. */
export function allowFraming(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const ancestors = frameAncestorsOf(request, config);
  if (ancestors !== "'none'") reply.removeHeader('x-frame-options'); // it cannot hold a list
  return ancestors;
}

/**
 * Carries the frame's query over to another page, because the browser may have blocked the cookie.
 */
export function withinFrame(request: FastifyRequest, path: string): string {
  const { frame } = splitEmbedQuery(String(queryOf(request)));
  if (!isFramed(request) || frame.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${frame}`;
}

/**
 * The frame's settings; undefined outside a frame. Drops an unlisted parent origin, so that no
 * message goes there.
 */
export function embedSettingsOf(
  request: FastifyRequest,
  config: Config,
): EmbedSettings | undefined {
  if (!isFramed(request)) return undefined;
  const settings =
    readEmbedSettings(queryOf(request)) ??
    readEmbedSettings(new URLSearchParams(embedCookie(request)));
  if (settings?.parentOrigin === undefined) return settings;
  const { parentOrigin, ...silent } = settings;
  return isAllowedParent(parentOrigin, domainsOf(request, config), config.environment)
    ? settings
    : silent;
}

export function keepEmbedSettings(request: FastifyRequest, reply: FastifyReply): void {
  const { frame: query } = splitEmbedQuery(String(queryOf(request)));
  if (!isFramed(request) || readEmbedSettings(query) === undefined) return;
  const referralUrlId = referralOf(request);
  if (referralUrlId !== undefined) query.set(REFERRAL, referralUrlId);
  reply.setCookie(EMBED_COOKIE, String(query), { path: '/', sameSite: 'lax', httpOnly: true });
}
