import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { isBinding, ROUTE_IDS, ROUTES, type RouteId } from '@signet/rulebook/routes';
import { expect, test } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import { importsIn } from './parse-imports.ts';

const FILES = new Map(sourceFiles(['apps/portal/src']).map((file) => [file.path, file]));

const screenFile = (route: RouteId): string =>
  [...FILES.keys()].find((path) => path.endsWith(`/${ROUTES[route].screen}/screen.tsx`)) ??
  `no screen ${ROUTES[route].screen}`;

/** The portal's files that run with this one. */
function runsWith(path: string, found = new Set<string>()): Set<string> {
  const file = FILES.get(path);
  if (file === undefined || found.has(path) || isTest(path)) return found;
  found.add(path);
  for (const { to, isTypeOnly } of importsIn(file)) if (!isTypeOnly) runsWith(to, found);
  return found;
}

/**
 * `call('payOrder'`, `callAt(PATHS.keepTypedAnswers`; a key that is only known at run time is its
 * own text, which no row judges.
 */
const CALL = /(?<![.\w])call(?:StepUp|At)?\(\s*(?:'(\w+)'|[A-Z_]+\.(\w+)|([^,)]+))/g;
const DEFINES_CALL = 'apps/portal/src/platform/api.ts';

const callsIn = ({ path, text }: SourceFile): string[] =>
  path === DEFINES_CALL
    ? []
    : [...text.matchAll(CALL)].map(
        ([, quoted, listed, other]) => quoted ?? listed ?? `${path}: ${other}`,
      );

const isEndpoint = (key: string): key is EndpointKey => key in ENDPOINTS;
const isJudged = (key: string): boolean =>
  isEndpoint(key) && (ENDPOINT_PATHS[key][0] === 'GET' || 'isHarmless' in ENDPOINTS[key]);

const callsOf = (route: RouteId): string[] =>
  [
    ...new Set(
      [...runsWith(screenFile(route))].flatMap((path) =>
        callsIn(FILES.get(path) ?? { path, text: '' }),
      ),
    ),
  ].sort();

const HARMLESS = ROUTE_IDS.filter((route) => !isBinding(route));
const SCRIPTED = [
  'apps/portal/src/orders/order-status/screen.tsx',
  'apps/portal/src/identity/identification/screen.tsx',
];

test.each(HARMLESS)(
  'nothing on the harmless page %s can charge, order, sign, send or submit',
  (route) => {
    expect(FILES.has(screenFile(route)), screenFile(route)).toBe(true);
    expect(callsOf(route).filter((key) => !isJudged(key))).toEqual([]);
  },
);

test('the calls of a page are found in all files that run with it, those named only at run time too', () => {
  const [status = [], photo = []] = SCRIPTED.map((path) =>
    [...runsWith(path)].flatMap((one) => callsIn(FILES.get(one) ?? { path, text: '' })),
  );
  expect(status).toEqual(expect.arrayContaining(['payOrder', 'cancelOrder', 'getOrderForm']));
  expect(photo).toEqual(
    expect.arrayContaining(['apps/portal/src/identity/inquiry/use-inquiry.ts: startCall']),
  );
  expect(photo.filter((key) => !isJudged(key))).toContain(
    'apps/portal/src/identity/inquiry/use-inquiry.ts: startCall',
  );
});

test.each<RouteId>([
  'order-status',
  'restaurant-solution',
  'order',
  'check-answers',
  'bank',
  'owners',
])('%s binds', (route) => {
  expect(isBinding(route)).toBe(true);
});
