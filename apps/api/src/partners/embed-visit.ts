import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { frameAncestors, isAllowedParent } from '@signet/rulebook/partners/allowed-parent';
import { type EmbedSettings, readEmbedSettings, splitEmbedQuery } from '@signet/rulebook/partners/embed-settings';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { EMBED_COOKIE } from '../platform/http/read-request.ts';
import { portalOfHost } from '../platform/portal-hosts.ts';

const REFERRAL = 'referralUrlId';
const DOCUMENTS_OF_FRAMES: readonly unknown[] = ['iframe', 'frame'];

const embedCookie = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => cookies?.[EMBED_COOKIE];

/** True for a document that is shown inside another page. Browsers say so; for one that does not, what the frame's address said counts. */
export function isFramed(request: FastifyRequest): boolean {
  const shownIn = request.headers['sec-fetch-dest'];
  if (shownIn !== undefined) return DOCUMENTS_OF_FRAMES.includes(shownIn);
  return embedCookie(request) !== undefined || queryOf(request).get('isEmbedMode') === 'true';
}

/** True for whatever belongs to a frame: its documents, and the calls that they make, which carry its cookie. */
export const isOfFrame = (request: FastifyRequest): boolean =>
  isFramed(request) || (request.headers['sec-fetch-dest'] !== 'document' && embedCookie(request) !== undefined);

const addressOf = ({ url }: FastifyRequest): URL | null => URL.parse(url.startsWith('/') ? `http://portal.invalid${url}` : url);
const queryOf = (request: FastifyRequest): URLSearchParams => addressOf(request)?.searchParams ?? new URLSearchParams();

/** The referral of a page: what its path names, and in a frame else what the frame began with. */
function referralOf(request: FastifyRequest): string | undefined {
  const [, prefix, named = ''] = addressOf(request)?.pathname.split('/') ?? [];
  if (prefix === 'r') return REFERRAL_ID_PATTERN.test(named) ? named : undefined;
  if (!isFramed(request)) return undefined;
  return new URLSearchParams(embedCookie(request)).get(REFERRAL) ?? undefined;
}

const domainsOf = (request: FastifyRequest, config: Config): readonly string[] =>
  config.partners.parentDomainsOf({ portal: portalOfHost(request.host, config), referralUrlId: referralOf(request) });

/** Pages of a link that was sent to one person stand in nobody's frame. */
function isForOnePerson(request: FastifyRequest): boolean {
  const route = matchPath(addressOf(request)?.pathname ?? '')?.route;
  return route !== undefined && (ROUTES[route].access === 'link' || ROUTES[route].access === 'owner');
}

/** Who may show this page in a frame, as `frame-ancestors` says it: the pages of its referral's partner, else nobody. */
const frameAncestorsOf = (request: FastifyRequest, config: Config): string =>
  isForOnePerson(request) ? "'none'" : frameAncestors(domainsOf(request, config), config.environment);

/** Lets those pages frame this answer, where there are any, and says who they are. */
export function allowFraming(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const ancestors = frameAncestorsOf(request, config);
  if (ancestors !== "'none'") reply.removeHeader('x-frame-options'); // it knows no list
  return ancestors;
}

/** The address of another page of the same frame: what concerns the frame goes along, because a browser may have refused the cookie. */
export function withinFrame(request: FastifyRequest, path: string): string {
  const { frame } = splitEmbedQuery(String(queryOf(request)));
  if (!isFramed(request) || frame.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${frame}`;
}

/** How the frame of this request wants its pages; undefined outside of a frame. Only a parent that may be one is ever spoken to. */
export function embedSettingsOf(request: FastifyRequest, config: Config): EmbedSettings | undefined {
  if (!isFramed(request)) return undefined;
  const settings = readEmbedSettings(queryOf(request)) ?? readEmbedSettings(new URLSearchParams(embedCookie(request)));
  if (settings?.parentOrigin === undefined) return settings;
  const { parentOrigin, ...silent } = settings;
  return isAllowedParent(parentOrigin, domainsOf(request, config), config.environment) ? settings : silent;
}

/** Keeps what the address of a frame says, with the referral that it begins with. */
export function keepEmbedSettings(request: FastifyRequest, reply: FastifyReply): void {
  const { frame: query } = splitEmbedQuery(String(queryOf(request)));
  if (!isFramed(request) || readEmbedSettings(query) === undefined) return;
  const referralUrlId = referralOf(request);
  if (referralUrlId !== undefined) query.set(REFERRAL, referralUrlId);
  reply.setCookie(EMBED_COOKIE, String(query), { path: '/', sameSite: 'lax', httpOnly: true });
}
