import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { TestVisitor } from './test-api.ts';

export type OwnersReply = { application: ApplicationView };

export function ownerCalls(visitor: TestVisitor, id: string, first: number) {
  let version = first;
  const send = async (key: EndpointKey, ownerId: string, body: unknown = {}, seen = version) => {
    const [method, path] = ENDPOINT_PATHS[key];
    const address = path.replace('{id}', id).replace('{ownerId}', ownerId);
    const reply = await visitor.send<OwnersReply & Problem>(
      method as 'POST' | 'PUT' | 'DELETE',
      address,
      body,
      { version: seen },
    ); // these four are no GET
    if (reply.status < 300) version = reply.body.application.version;
    return reply;
  };
  return {
    seen: () => version,
    /** Sets the last seen version after a change by somebody else. */
    see: (newest: number) => {
      version = newest;
    },
    add: (body: unknown, seen?: number) => send('addOwner', '', body, seen),
    change: (ownerId: string, body: unknown, seen?: number) =>
      send('updateOwner', ownerId, body, seen),
    remove: (ownerId: string, seen?: number) => send('deleteOwner', ownerId, {}, seen),
    submit: (body: unknown = {}, seen?: number) => send('submitOwners', '', body, seen),
    code: async (reply: Promise<{ status: number; body: Problem }>) => {
      const { status, body } = await reply;
      return [
        status,
        body.code,
        ...(body.code === 'application.stepUpClosed' ? [body.data?.page ?? ''] : []),
        ...(body.errors ?? []).map(({ code, field }) => `${field} ${code}`),
      ];
    },
  };
}
