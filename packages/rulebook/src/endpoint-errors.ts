import type { ErrorCode } from './core/errors.ts';
import { ENDPOINT_PATHS, type EndpointKey } from './endpoint-paths.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { ENDPOINTS } from './endpoints.ts';

type Source = { when: (row: EndpointRow, method: string) => boolean; errors: readonly ErrorCode[] };

/** What the loop answers before a handler runs, by what the row asks for. */
const SHARED: readonly Source[] = [
  { when: () => true, errors: ['request.rateLimited', 'server.busy', 'server.error'] },
  { when: (row, method) => method !== 'GET' || row.query !== undefined, errors: ['request.malformed', 'request.validationFailed'] },
  {
    when: (_row, method) => method !== 'GET',
    errors: ['request.crossOrigin', 'request.unsupportedMediaType', 'request.payloadTooLarge'],
  },
  { when: ({ who }) => who === 'user' || who === 'applicant' || who === 'link', errors: ['auth.signInRequired', 'auth.sessionExpired'] },
  { when: ({ who }) => who === 'applicant' || who === 'link', errors: ['application.notFound'] },
  { when: ({ who }) => who === 'reviewer', errors: ['route.notFound'] },
  { when: ({ requiresRecentAuth }) => requiresRecentAuth !== undefined, errors: ['auth.reauthRequired'] },
  { when: ({ etag }) => etag === 'write', errors: ['application.versionRequired', 'application.versionConflict'] },
  { when: ({ idempotent }) => idempotent !== undefined, errors: ['idempotency.keyMalformed'] },
  {
    when: ({ idempotent }) => idempotent !== undefined && idempotent !== 'natural',
    errors: ['idempotency.keyReused', 'idempotency.inProgress'],
  },
  { when: ({ requiresOpenStepUp }) => requiresOpenStepUp !== undefined, errors: ['application.stepUpClosed'] },
];

/** Every error that a call can answer, each code once: those of its row's properties and those of its own handler. */
export function errorsOf(key: EndpointKey): readonly ErrorCode[] {
  const row: EndpointRow = ENDPOINTS[key];
  const [method] = ENDPOINT_PATHS[key];
  return [...new Set([...SHARED.flatMap(({ when, errors }) => (when(row, method) ? errors : [])), ...(row.errors ?? [])])];
}
