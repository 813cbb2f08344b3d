import { trackingChoiceIn } from '@signet/rulebook/analytics/tracking-consent';
import { arrivalOf } from '@signet/rulebook/arrivals';
import { matchPath } from '@signet/rulebook/routes';
import { startPath } from '@signet/rulebook/visit-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { allowFraming, withinFrame } from '../partners/embed-visit.ts';
import { type CompressedBody, compressed, sendCompressed } from '../platform/http/compression.ts';
import { REPORTING_ENDPOINTS } from '../platform/http/csp-reports.ts';
import { AppError } from '../platform/http/problem.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { isInSupport } from '../session/session-cookies.ts';
import { takeReferralLeft } from '../session/sign-in-routes.ts';
import { SUPPORT_PATH } from '../session/support-pages.ts';
import { endSupport, supportOf } from '../session/support-session.ts';
import { registerAssets } from './assets.ts';
import { type BootOptions, bootOf } from './boot.ts';
import { DESTINATIONS, visitFacts } from './destinations.ts';
import { loadParts } from './load-parts.ts';
import { pageOptions } from './page-options.ts';
import { loadPortalBuild, type PortalBuild } from './portal-build.ts';
import { keepVisit, readAddress, readVisit, type SupportVisit, type Visit } from './read-visit.ts';
import { switchMarket } from './startup-query.ts';

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
  registerAssets(app, {
    folder: () => artifact?.assetsDir,
    former: (file) => deps.builds.find('portal', file),
  });

  app.get('/*', async (request, reply) => {
    artifact ??= await loadPortalBuild(deps.config.portalDist);
    if (artifact === undefined) throw new AppError('server.busy');
    return showPage(request, reply, { deps, artifact, anonymousPages });
  });
}

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
  const url = readAddress(request);
  const leftReferral = url.pathname === '/' ? takeReferralLeft(request, reply, deps) : undefined;
  if (leftReferral !== undefined)
    return redirectTo(reply, withinFrame(request, startPath(leftReferral) + url.search));
  const isSupport = isInSupport(request, deps.config);
  const support = isSupport ? await supportOf(request, deps) : undefined;
  if (isSupport && support === undefined) {
    await endSupport(request, reply, deps);
    return redirectTo(reply, SUPPORT_PATH);
  }
  if (support !== undefined) await noteSupportView(support, url, deps);
  const visit = await readVisit({ request, url, support }, deps);
  keepVisit(visit, reply, deps);
  const loaded = await loadParts(visit, deps);
  const { go } = arrivalOf(visitFacts(visit, loaded, deps));
  const destination = DESTINATIONS[go](visit, loaded);
  if ('page' in destination) {
    const options = { ...pageOptions(visit, loaded, deps), ...destination.page };
    return sendPage(reply.code(destination.status), visit, options, page);
  }
  if (destination.switchesMarket) switchMarket(visit.visitor.market, request, reply);
  return redirectTo(reply, destination.redirect);
}

const noteSupportView = ({ view }: SupportVisit, url: URL, { store }: Deps): Promise<void> =>
  store.supportViews.noteRead(view, `page ${matchPath(url.pathname)?.route ?? 'incorrect-url'}`);

/**
 * Redirects without caching. Strips extra leading slashes, which would make the path a URL of
 * another host.
 */
const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path.replace(/^\/+/, '/'), 303);

async function sendPage(
  reply: FastifyReply,
  { request, visitor }: Visit,
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
  return sendCompressed(request, reply, packedPage(visitor, shown, page));
}

/** The anonymous page is rendered at most once a second per portal, market and language. */
function packedPage(
  visitor: RequestContext,
  shown: BootOptions,
  { deps, artifact, anonymousPages }: Page,
): CompressedBody {
  const render = () =>
    compressed(Buffer.from(artifact.render(bootOf(deps, visitor, shown))), 'fast'); // `best` takes 30 ms and saves a tenth
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
  // A moved clock would otherwise accumulate entries.
  if (known === undefined && anonymousPages.size > 100) anonymousPages.clear();
  const packed = render();
  anonymousPages.set(key, { at: now, packed });
  return packed;
}
