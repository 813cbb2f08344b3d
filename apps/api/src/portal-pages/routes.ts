import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import { matchPath, pathTo, type RouteId } from '@signet/rulebook/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../problem.ts';
import { pagePolicy } from '../security-headers.ts';
import { type Session, sessionOf } from '../session.ts';
import { viewOf } from '../view.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { type Artifact, loadArtifact } from './artifact.ts';
import { registerAssets } from './assets.ts';
import { bootOf, type Shown } from './boot.ts';
import { type Packed, pack, sendPacked } from './packed.ts';
import { keepChoices, readStartup } from './startup.ts';

/** How long a page for nobody in particular may be told again: it carries the server's time. */
const sameForMs = 1_000;

/** The portal's pages, rendered here; portal, language, market, session and application are known before the first byte. issue 1, Run. */
export async function registerPortalPages(app: FastifyInstance, deps: Deps): Promise<void> {
  let artifact = await loadArtifact(deps.config.portalDist);
  const common = new Map<string, { at: number; packed: Packed }>();
  registerAssets(app, () => artifact?.assetsDir);

  app.get('/*', async (request, reply) => {
    artifact ??= await loadArtifact(deps.config.portalDist);
    if (artifact === undefined) throw new AppError('server.busy');
    return showPage(request, reply, { deps, artifact, common });
  });
}

type Page = { deps: Deps; artifact: Artifact; common: Map<string, { at: number; packed: Packed }> };

async function showPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<unknown> {
  const { deps } = page;
  const url = new URL(request.url, 'http://portal.invalid');
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/auth/')) throw new AppError('route.notFound');
  const { notice, applicationId, cleanSearch, isClean } = readStartup(url.search);
  const session = await sessionOf(request, deps);
  keepChoices(url.search, reply);
  if (applicationId !== undefined) return resume(applicationId, session, request, reply, deps);
  if (!isClean) return leave(reply, url.pathname + cleanSearch);

  const visitor = visitorOf(request, deps.config);
  const matched = matchPath(url.pathname);
  const shown: Shown = { path: url.pathname, referralUrlId: matched?.referralUrlId, notice, session };
  if (matched?.id === undefined) return sendPage(reply.code(matched === undefined ? 404 : 200), request, visitor, shown, page);
  if (session === undefined) return leave(reply, `/auth/start?path=${encodeURIComponent(url.pathname)}`);
  const application = await viewFor(matched.id, session, visitor, deps);
  if (application === undefined) return leave(reply, '/?completed=true');
  return sendPage(reply, request, visitor, { ...shown, application }, page);
}

/** Opens an application on the page that page choice names. Document 1, section 4, Startup redirects. */
async function resume(
  id: string,
  session: Session | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  if (session === undefined) return leave(reply, `/auth/start?path=${encodeURIComponent(`/?applicationId=${id}`)}`);
  const application = await viewFor(id, session, visitorOf(request, deps.config), deps);
  if (application === undefined) return leave(reply, '/?completed=true');
  return leave(reply, pathTo(application.page as RouteId, { id, referralUrlId: application.referralUrlId })); // computed from ROUTES
}

async function viewFor(id: string, session: Session, visitor: Visitor, deps: Deps): Promise<ApplicationView | undefined> {
  const stored = await deps.store.applications.load(id, session.userId);
  return stored && viewOf(stored, { locale: visitor.locale, clock: deps.clock });
}

/** Another address, which no cache may keep. A path of ours never begins with two slashes. */
const leave = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path.replace(/^\/+/, '/'), 303);

async function sendPage(reply: FastifyReply, request: FastifyRequest, visitor: Visitor, shown: Shown, page: Page): Promise<unknown> {
  reply.header('content-security-policy', pagePolicy(page.deps.config, page.artifact.hashes));
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return sendPacked(request, reply, await packedPage(visitor, shown, page));
}

/** The page; that of nobody in particular is made once a second for each portal, market and language. */
async function packedPage(visitor: Visitor, shown: Shown, { deps, artifact, common }: Page): Promise<Packed> {
  const render = () => pack(Buffer.from(artifact.render(bootOf(deps, visitor, shown))), 'fast'); // the best packing takes 30 ms and saves a tenth
  const isCommon = shown.session === undefined && shown.notice === undefined && (shown.path === '/' || shown.path === '/get-started');
  if (!isCommon) return render();
  const key = [visitor.portal, visitor.market, visitor.locale, shown.path, deps.clock.offsetMs()].join(' ');
  const now = deps.clock.now();
  const known = common.get(key);
  if (known !== undefined && now - known.at < sameForMs) return known.packed;
  if (known === undefined && common.size > 100) common.clear(); // offsets of a moved clock do not pile up
  const packed = await render();
  common.set(key, { at: now, packed });
  return packed;
}
