import { expect, test } from 'vitest';
import { matchPath } from './routes.ts';
import { signInPath, startPath } from './visit-paths.ts';

const ID = 'urn:app:0a1b-2c3d-4e5f-6g7h-8j9k';

test.each([
  [startPath(undefined), '/'],
  [startPath('northwind'), '/r/northwind/'],
  [startPath('northwind', { timeout: 'true' }), '/r/northwind/?timeout=true'],
  [startPath(undefined, { completed: 'true' }), '/?completed=true'],
  [startPath('northwind', { applicationId: ID }), `/r/northwind/?applicationId=${ID}`],
  [signInPath('/r/northwind/applicant'), '/auth/start?path=%2Fr%2Fnorthwind%2Fapplicant'],
  [signInPath('/category', { fresh: true }), '/auth/start?path=%2Fcategory&fresh=1'],
  [signInPath('/', { other: true }), '/auth/start?path=%2F&other=1'],
])('%s', (path, expected) => expect(path).toBe(expected));

test('recognizes a referral’s start page as the start page', () => {
  expect(matchPath(startPath('northwind'))).toEqual({
    route: 'get-started',
    referralUrlId: 'northwind',
  });
});
