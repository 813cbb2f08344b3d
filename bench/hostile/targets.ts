import { keysOf } from '@signet/rulebook/core/keys-of';
import { errorsOf } from '@signet/rulebook/endpoint-errors';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { ROUTES } from '@signet/rulebook/routes';
import { z } from 'zod';

/**
 * One call under test; `paths` are tried in turn, `declared` lists the error codes it may return.
 */
export type Target = {
  name: string;
  method: string;
  paths: readonly string[];
  row?: EndpointRow;
  declared?: readonly string[];
  /** Serves people, so an error may be a page. */
  isPage?: true;
  /** The vendor whose signature the body gets; an unaltered body is a valid event of theirs. */
  signer?: Signer;
  body?: z.ZodType;
};

export type Signer = 'persona' | 'plaid' | 'stripe';

const OF_ROWS = keysOf(ENDPOINT_PATHS).map((key): Target => {
  const [method, path] = ENDPOINT_PATHS[key];
  const row: EndpointRow = ENDPOINTS[key];
  return { name: key, method, paths: [path], row, declared: errorsOf(row, method) };
});

const anyCall = [
  'request.malformed',
  'request.payloadTooLarge',
  'request.rateLimited',
  'server.busy',
  'server.error',
];
const anyChange = [...anyCall, 'request.crossOrigin', 'request.unsupportedMediaType'];

const id = z.string();
/** The parts of each vendor's events that the product reads. */
const EVENTS: Readonly<Record<Signer, z.ZodType>> = {
  persona: z.object({
    data: z.object({
      id,
      attributes: z.object({
        name: z.enum(['inquiry.completed', 'inquiry.approved']),
        'created-at': z.literal('2026-11-22T12:00:00.000Z'),
        payload: z.object({ data: z.object({ type: z.literal('inquiry'), id }) }),
      }),
    }),
  }),
  plaid: z.object({
    webhook_type: z.literal('ITEM'),
    webhook_code: z.enum(['ERROR', 'LOGIN_REPAIRED']),
    item_id: id,
  }),
  stripe: z.object({
    id,
    type: z.enum(['setup_intent.succeeded', 'setup_intent.canceled']),
    data: z.object({ object: z.object({ id }) }),
  }),
};
const WEBHOOKS = keysOf(EVENTS).map(
  (signer): Target => ({
    name: `${signer} webhook`,
    method: 'POST',
    paths: [`/api/v2/webhooks/${signer}`],
    declared: [...anyCall, 'webhook.invalidSignature', 'request.unsupportedMediaType'],
    signer,
    body: EVENTS[signer],
  }),
); // the names of EVENTS itself

const OTHERS: readonly Target[] = [
  {
    name: 'live stream',
    method: 'GET',
    paths: ['/api/v2/applications/{id}/live', '/api/v2/applications/{id}/owners/{ownerId}/live'],
    declared: [...anyCall, 'auth.signInRequired', 'application.notFound'],
  },
  ...WEBHOOKS,
  {
    name: 'sign-out',
    method: 'POST',
    paths: ['/auth/sign-out'],
    declared: [...anyChange, 'auth.signInRequired'],
  },
  {
    name: 'unknown step-up',
    method: 'POST',
    paths: ['/api/v2/applications/{id}/step-ups/{type}'],
    declared: [
      ...anyChange,
      'auth.signInRequired',
      'auth.sessionExpired',
      'application.notFound',
      'stepUp.unsupported',
    ],
  },
  { name: 'sign-in', method: 'GET', paths: ['/auth/start'], isPage: true },
  { name: 'way back from sign-in', method: 'GET', paths: ['/auth/callback'], isPage: true },
  {
    name: 'API reference',
    method: 'GET',
    paths: [
      '/api/docs',
      '/api/docs/{file}',
      '/api/docs/search?q={file}',
      '/api/docs/calls/{file}',
      '/api/docs/events/{file}',
      '/api/docs/schemas/{file}',
      '/api/docs/errors/{file}',
      '/api/docs/try/static/{file}',
      '/api/openapi.json',
    ],
    isPage: true,
  },
  { name: 'probes', method: 'GET', paths: ['/healthz', '/readyz'], isPage: true },
  {
    name: 'portal pages',
    method: 'GET',
    paths: [
      '/',
      '/r/{referralUrlId}/{page}',
      '/assets/{file}',
      '/{file}',
      ...Object.values(ROUTES).map(({ path }) => path),
    ],
    isPage: true,
  },
];

export const TARGETS: readonly Target[] = [...OF_ROWS, ...OTHERS];
