import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import {
  beginEventStream,
  buildLiveStreams,
  type LiveStreams,
} from '../platform/http/live-streams.ts';
import { missedLookup } from '../platform/http/missed-lookup.ts';
import { AppError } from '../platform/http/problem.ts';
import { sessionOf } from '../session/session-cookies.ts';

/**
 * Notifies a waiting page that its application changed; the page then reads it as usual. Streams
 * end after a while, so that an expired session cannot keep listening. A person may hold
 * LIMITS.liveStreamsPerPerson of them per process; one more gets 429, and that page polls instead.
 */
export function registerApplicationEvents(
  app: FastifyInstance,
  deps: Deps,
  streams: LiveStreams = buildLiveStreams(),
): void {
  deps.metrics.watch(['signet_live_streams'], () => [
    { name: 'signet_live_streams', value: streams.count() },
  ]);
  app.addHook('preClose', async () => streams.endAll());
  const follow = async (
    request: FastifyRequest<{ Params: StreamParams }>,
    reply: FastifyReply,
  ): Promise<void> => {
    const session = await sessionOf(request, deps);
    if (session === undefined) throw new AppError('auth.signInRequired');
    const { id } = request.params;
    if (!APPLICATION_ID_PATTERN.test(id) || !(await isTheirs(request.params, session.userId, deps)))
      throw await missedLookup(session.userId, deps.store.requestCounts);

    const response = reply.raw;
    if (response.destroyed) return; // the client disconnected in the meantime
    const stream = streams.open(session.userId, response);
    if (stream === undefined)
      throw new AppError('request.rateLimited', { seconds: LIMITS.pollMaxMs / 1_000 });
    let isOver = false;
    let stop = (): void => undefined;
    response.once('close', () => {
      isOver = true;
      stop();
    });
    beginEventStream(reply);
    const subscription = await deps.store.changes
      .follow(id, () => stream.notify())
      .catch(() => undefined);
    if (subscription === undefined) return void response.end(); // the page falls back to polling
    stop = subscription.stop;
    if (isOver) return stop();
    stream.notify(); // covers changes before the subscription began
  };
  app.get<{ Params: StreamParams }>('/api/v2/applications/:id/live', follow);
  // An invited owner is notified of changes and reads their own record. docs/decisions/0063.
  app.get<{ Params: StreamParams }>('/api/v2/applications/:id/owners/:ownerId/live', follow);
}

type StreamParams = { id: string; ownerId?: string };

async function isTheirs(
  { id, ownerId }: StreamParams,
  userId: string,
  { store }: Deps,
): Promise<boolean> {
  if (ownerId === undefined) return (await store.applications.load(id, userId)) !== undefined;
  const application = await store.applications.loadForWork(id);
  return (
    application?.people.some(
      (person) => person.id === ownerId && person.role === 'owner' && person.userId === userId,
    ) === true
  );
}
