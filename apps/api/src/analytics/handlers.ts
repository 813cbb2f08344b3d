import { createHash } from 'node:crypto';
import type { EventRow } from '@signet/rulebook/analytics/events';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { EVENT_PROPERTIES } from '@signet/rulebook/event-properties';
import { EVENTS } from '@signet/rulebook/events';
import type { Handler } from '../handler.ts';
import { AppError, type FieldErrorData } from '../platform/http/problem.ts';
import { keepEvent } from './keep-event.ts';

function fieldErrorsOf(
  { properties }: EventRow,
  [name, value]: [string, unknown],
): FieldErrorData[] {
  if (!properties.includes(name)) return [{ code: 'field.unknown', field: `params.${name}` }];
  const isValid =
    isKeyOf(EVENT_PROPERTIES, name) && EVENT_PROPERTIES[name].safeParse(value).success;
  return isValid ? [] : [{ code: 'field.invalid', field: `params.${name}` }];
}

export const recordEvent: Handler<'recordEvent'> = async ({ deps, body, session, visitor }) => {
  const { type } = body;
  if (!isKeyOf(EVENTS, type))
    throw new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field: 'type' }]);
  const row: EventRow = EVENTS[type];
  const params = body.params ?? {};
  const fieldErrors = Object.entries(params).flatMap((entry) => fieldErrorsOf(row, entry));
  if (fieldErrors.length > 0) throw new AppError('request.validationFailed', {}, fieldErrors);
  const { applicationId } = body;
  // An application of another user is ignored, and the response stays the same, so ids cannot be
  // probed.
  const application =
    applicationId === undefined || session === undefined
      ? undefined
      : await deps.store.applications.load(applicationId, session.userId);
  await keepEvent({ deps, visitor, application }, type, params);
  return { done: true };
};

/**
 * Only the innermost frames are compared: the same bug is reached through many outer call paths.
 */
const groupedPlaces = 3;

/**
 * Groups errors by kind, message and innermost frames, and counts them per release; only the first
 * of a group is logged.
 */
export const reportBrowserError: Handler<'reportBrowserError'> = async ({ deps, body }) => {
  const { kind, messageHash, frames, names, release, page } = body;
  const parts = [kind, messageHash, ...frames.slice(0, groupedPlaces)];
  const fingerprint = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
  const { isNew } = await deps.store.browserErrors.add({ ...body, fingerprint });
  if (isNew)
    deps.log.warn(
      { browserRelease: release, fingerprint, kind, messageHash, names, page, stack: frames },
      'a browser met a new error',
    );
  deps.metrics.count('signet_browser_errors_total', { page });
  return { done: true };
};
