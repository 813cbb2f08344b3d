import { callLimitOf } from './call-limits.ts';
import type { ErrorCode } from './core/errors.ts';
import { type EndpointRow, isClosedToSupport, isRefusedWhenClosed } from './endpoint-row.ts';

type Source = { when: (row: EndpointRow, method: string) => boolean; errors: readonly ErrorCode[] };

/** Errors that the request pipeline returns before a handler runs, by the row's properties. */
const SHARED: readonly Source[] = [
  // Unreadable URLs, oversized headers and card numbers in the query are rejected on any call.
  {
    when: () => true,
    errors: [
      'request.malformed',
      'request.payloadTooLarge',
      'request.rateLimited',
      'request.validationFailed',
      'server.busy',
      'server.error',
    ],
  },
  { when: (_row, method) => method !== 'GET', errors: ['request.unsupportedMediaType'] },
  {
    when: ({ limit }) => callLimitOf(limit) !== undefined,
    errors: ['request.retryInMinutes', 'request.retryInHours'],
  },
  {
    when: ({ who }, method) => method !== 'GET' && who !== 'partner',
    errors: ['request.crossOrigin'],
  },
  {
    when: ({ limit }, method) => method === 'GET' && callLimitOf(limit) !== undefined,
    errors: ['request.crossOrigin'],
  },
  { when: ({ older }) => older === true, errors: ['request.crossOrigin'] },
  {
    when: ({ who }) => ['user', 'applicant', 'link', 'owner', 'invitee'].includes(who),
    errors: ['auth.signInRequired', 'auth.sessionExpired'],
  },
  {
    when: ({ who }) => ['applicant', 'link', 'owner', 'invitee'].includes(who),
    errors: ['application.notFound'],
  },
  { when: ({ who }) => who === 'staff' || who === 'console', errors: ['route.notFound'] },
  {
    when: ({ who }) => who === 'partner',
    errors: [
      'auth.keyInvalid',
      'auth.keyInQuery',
      'auth.keyExpired',
      'auth.addressNotAllowed',
      'auth.scopeMissing',
    ],
  },
  { when: isClosedToSupport, errors: ['support.readOnly'] },
  { when: isRefusedWhenClosed, errors: ['account.closed'] },
  {
    when: ({ requiresRecentAuth }) => requiresRecentAuth !== undefined,
    errors: ['auth.reauthRequired'],
  },
  {
    when: ({ etag }) => etag === 'write',
    errors: ['application.versionRequired', 'application.versionConflict'],
  },
  { when: ({ idempotent }) => idempotent !== undefined, errors: ['idempotency.keyMalformed'] },
  {
    when: ({ idempotent }) => idempotent !== undefined && idempotent !== 'natural',
    errors: ['idempotency.keyReused', 'idempotency.inProgress'],
  },
  {
    when: ({ requiresOpenStepUp }) => requiresOpenStepUp !== undefined,
    errors: ['application.stepUpClosed'],
  },
];

export const errorsOf = (row: EndpointRow, method: string): readonly ErrorCode[] => [
  ...new Set([
    ...SHARED.flatMap(({ when, errors }) => (when(row, method) ? errors : [])),
    ...(row.errors ?? []),
  ]),
];
