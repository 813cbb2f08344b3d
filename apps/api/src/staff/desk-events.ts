import { randomUUID } from 'node:crypto';
import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DESK_EVENTS_PATH, type DeskEvent } from '@signet/rulebook/staff/desk-events';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import {
  beginEventStream,
  buildLiveStreams,
  type LiveStream,
} from '../platform/http/live-streams.ts';
import { AppError } from '../platform/http/problem.ts';
import type { DeskNews } from '../platform/sql/announcements.ts';
import { buildPresenceBook } from './presence.ts';
import { staffCallerOf } from './staff-caller.ts';

type Asked = { Querystring: { reading?: string | string[] } };

const readingOf = ({ reading }: Asked['Querystring']): string | undefined =>
  typeof reading === 'string' && REFERENCE_PATTERN.test(reading) ? reading : undefined;

/**
 * One stream for each page of the desk: which cases changed, and who reads what. It carries no
 * content, keeps no desk open, and ends with its session. docs/decisions/0240.
 */
export function registerDeskEvents(app: FastifyInstance, deps: Deps): void {
  const { store, log } = deps;
  const { changes, reviews } = store;
  const streams = buildLiveStreams();
  const open = new Set<LiveStream>();
  const presence = buildPresenceBook();
  deps.metrics.watch(['signet_desk_pages'], () => [
    { name: 'signet_desk_pages', value: streams.count() },
  ]);
  app.addHook('preClose', async () => streams.endAll());

  const send = (event: DeskEvent, to: Iterable<LiveStream> = open): void => {
    for (const stream of to) stream.notify(JSON.stringify(event));
  };
  const present = (): DeskEvent => ({ kind: 'presence', present: presence.list() });
  const hear = async (news?: DeskNews): Promise<void> => {
    if (news === undefined) return send({ kind: 'look' });
    if (presence.hear(news.present)) send(present());
    if (news.ids.length === 0 || open.size === 0) return;
    for (const changed of await reviews.versionsOf(news.ids)) send({ kind: 'case', ...changed });
  };
  let hearing: Promise<unknown> | undefined;
  const listen = (): Promise<unknown> => {
    hearing ??= changes
      .onDesk((news) => {
        hear(news).catch((error: unknown) => log.warn({ err: error }, 'desk not told'));
      })
      .catch((error: unknown) => {
        hearing = undefined; // the next page tries again
        throw error;
      });
    return hearing;
  };

  const follow = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<void> => {
    const { reviewer, roles } = await staffCallerOf(request, deps);
    if (!permissionsOf(roles).includes('case.read')) throw new AppError('route.notFound');
    const response = reply.raw;
    if (response.destroyed) return; // the client disconnected in the meantime
    const reading = readingOf(request.query);
    const own = { page: randomUUID(), staffId: reviewer.id, name: reviewer.name, reading };
    const beat = (): void => {
      changes.isPresent(own);
      staffCallerOf(request, deps).catch(() => response.end()); // signed out, locked or unreachable
    };
    const stream = streams.open(reviewer.id, response, beat);
    if (stream === undefined)
      throw new AppError('request.rateLimited', { seconds: LIMITS.pollMaxMs / 1_000 });
    response.once('close', () => {
      open.delete(stream);
      changes.isPresent({ ...own, hasLeft: true });
    });
    beginEventStream(reply);
    const isHearing = await listen().then(
      () => true,
      () => false,
    );
    if (!isHearing) return void response.end(); // the page polls meanwhile
    if (response.destroyed) return;
    open.add(stream);
    changes.isPresent(own);
    send(present(), [stream]);
    send({ kind: 'look' }, [stream]); // covers changes before it was open
  };
  app.get<Asked>(DESK_EVENTS_PATH, { config: { isDesk: true, isPoll: true } }, follow);
}
