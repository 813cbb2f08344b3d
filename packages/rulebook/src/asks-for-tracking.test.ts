import { expect, test } from 'vitest';
import { asksForTracking } from './asks-for-tracking.ts';
import type { RouteId } from './routes.ts';

test.each<[string, RouteId | undefined, boolean]>([
  ['the first page of a sign-up', 'get-started', true],
  ['a page of a draft', 'applicant', true],
  ['a page of an application', 'bank', true],
  ['the list of applications', 'accounts', true],
  ['a link that asks for tax information', 'tax-information', false],
  ['an owner’s invitation', 'owner', false],
  ['a wrong address', 'incorrect-url', false],
  ['an address of no page', undefined, false],
])('on %s (%s) the question about tracking stands: %s', (_page, route, asks) =>
  expect(asksForTracking(route)).toBe(asks),
);
