import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { sessionOf } from '../session/session-cookies.ts';

/** Heartbeat that keeps proxies from closing a silent stream. */
const beatMs = 20_000;

/**
 * Tells a waiting page that its application changed; the page then reads it as usual. The stream ends after a while, so an ended
 * session cannot keep listening.
 */
export function registerApplicationEvents(app: FastifyInstance, deps: Deps): void {
  app.addHook('onClose', async () => deps.store.changes.close());
  app.get<{ Params: { id: string } }>('/api/v2/applications/:id/live', async (request, reply) => {
    const session = await sessionOf(request, deps);
    if (session === undefined) throw new AppError('auth.signInRequired');
    const { id } = request.params;
    if (!APPLICATION_ID_PATTERN.test(id) || (await deps.store.applications.load(id, session.userId)) === undefined)
      throw new AppError('application.notFound');

    const stream = reply.raw;
    reply.hijack();
    stream.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const tell = () => stream.write('data: changed\n\n');
    const beat = setInterval(() => stream.write(': still here\n\n'), beatMs);
    const end = setTimeout(() => stream.end(), LIMITS.pollGiveUpMs);
    const following = deps.store.changes.follow(id, tell).catch(() => {
      stream.end(); // the page asks by itself then
      return { stop: () => undefined };
    });
    const close = () => {
      clearInterval(beat);
      clearTimeout(end);
      void following.then(({ stop }) => stop());
    };
    // A page may go away while its session is looked up or its follower joins; "close" has been emitted by then.
    if (stream.closed) close();
    else stream.once('close', close);
    await following;
    tell(); // whatever happened before somebody listened
  });
}
