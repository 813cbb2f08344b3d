import { EVENTS, type EventRow } from '@signet/rulebook/events';
import { AppError } from '../problem.ts';
import type { Handler } from './handler.ts';

/** Keeps one event of the catalogue with the properties that its row allows; anything else is refused. Document 2, section 9, Analytics. */
export const sendAnalytics: Handler<'sendAnalytics'> = async ({ deps, body }) => {
  const row: EventRow | undefined = Object.hasOwn(EVENTS, body.type) ? EVENTS[body.type as keyof typeof EVENTS] : undefined; // a key of EVENTS
  if (row === undefined) throw new AppError('request.invalid', {}, [{ code: 'field.unknown', field: 'type' }]);
  const params = body.params ?? {};
  const strange = Object.keys(params).filter((name) => !row.properties.includes(name));
  if (strange.length > 0)
    throw new AppError(
      'request.invalid',
      {},
      strange.map((name) => ({ code: 'field.unknown', field: `params.${name}` })),
    );
  await deps.store.analytics.add({ type: body.type, params });
  return { done: true };
};
