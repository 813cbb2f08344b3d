import { errorsOf } from '@signet/rulebook/endpoint-errors';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { ROUTES } from '@signet/rulebook/routes';

/** One call that gets its share of hostile inputs; `paths` are tried in turns, `declared` are the codes that it may refuse with. */
export type Target = {
  name: string;
  method: string;
  paths: readonly string[];
  row?: EndpointRow;
  declared?: readonly string[];
  /** It answers people: a refusal may be a page. */
  isPage?: true;
  /** Its body is signed as the identity vendor signs. */
  isWebhook?: true;
};

const OF_ROWS = (Object.keys(ENDPOINT_PATHS) as EndpointKey[]).map((key): Target => {
  const [method, path] = ENDPOINT_PATHS[key];
  const row: EndpointRow = ENDPOINTS[key];
  return { name: key, method, paths: [path], row, declared: errorsOf(row, method) };
});

const anyCall = ['request.malformed', 'request.payloadTooLarge', 'request.rateLimited', 'server.busy', 'server.error'];
const anyChange = [...anyCall, 'request.crossOrigin', 'request.unsupportedMediaType'];

const OTHERS: readonly Target[] = [
  {
    name: 'live stream',
    method: 'GET',
    paths: ['/api/v2/applications/{id}/live', '/api/v2/applications/{id}/owners/{ownerId}/live'],
    declared: [...anyCall, 'auth.signInRequired', 'application.notFound'],
  },
  {
    name: 'Persona webhook',
    method: 'POST',
    paths: ['/api/v2/webhooks/persona'],
    declared: [...anyCall, 'webhook.invalidSignature', 'request.unsupportedMediaType'],
    isWebhook: true,
  },
  { name: 'sign-out', method: 'POST', paths: ['/auth/sign-out'], declared: [...anyChange, 'auth.signInRequired'] },
  {
    name: 'unknown step-up',
    method: 'POST',
    paths: ['/api/v2/applications/{id}/step-ups/{type}'],
    declared: [...anyChange, 'auth.signInRequired', 'auth.sessionExpired', 'application.notFound', 'stepUp.unsupported'],
  },
  { name: 'sign-in', method: 'GET', paths: ['/auth/start'], isPage: true },
  { name: 'way back from sign-in', method: 'GET', paths: ['/auth/callback'], isPage: true },
  {
    name: 'API reference',
    method: 'GET',
    paths: ['/api/docs', '/api/docs/{file}', '/api/docs/static/{file}', '/api/openapi.json'],
    isPage: true,
  },
  { name: 'probes', method: 'GET', paths: ['/healthz', '/readyz'], isPage: true },
  {
    name: 'portal pages',
    method: 'GET',
    paths: ['/', '/r/{referralUrlId}/{page}', '/assets/{file}', '/{file}', ...Object.values(ROUTES).map(({ path }) => path)],
    isPage: true,
  },
];

/** Every row of the endpoint table, the routes beside it, and the pages. */
export const TARGETS: readonly Target[] = [...OF_ROWS, ...OTHERS];
