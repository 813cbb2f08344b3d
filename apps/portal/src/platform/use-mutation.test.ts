import { ERROR_RECOVERY } from '@signet/rulebook/call-recovery';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ApiError } from '@signet/web/api';
import { expect, test } from 'vitest';
import { leaveAfterLoad, recoverFrom } from './use-mutation.ts';

async function recovered(code: ErrorCode, reload: (() => Promise<unknown>) | undefined) {
  const done: string[] = [];
  const counted = reload && (() => [done.push('reload'), reload()][1] as Promise<unknown>);
  const isDone = await recoverFrom(new ApiError(code), {
    reload: counted,
    show: (error) => void done.push(`show ${error.code}`),
    toRoot: () => void done.push('root'),
  });
  return [...done, isDone ? 'done' : 'told'];
}
const works = () => Promise.resolve();
const fails = () => Promise.reject(new ApiError('network.failed'));
const isElses = () => Promise.reject(new ApiError('application.notFound'));
const isOver = () => Promise.reject(new ApiError('auth.sessionExpired'));

test.each([
  [
    'an ended session leaves to sign in',
    'auth.sessionExpired',
    works,
    ['show auth.sessionExpired', 'done'],
  ],
  [
    'so does one that must be fresh',
    'auth.reauthRequired',
    undefined,
    ['show auth.reauthRequired', 'done'],
  ],
  ['a step that is over is followed', 'application.stepUpClosed', works, ['reload', 'done']],
  [
    'and told where its page cannot be loaded',
    'application.stepUpClosed',
    fails,
    ['reload', 'told'],
  ],
  ['and told where there is no application', 'application.stepUpClosed', undefined, ['told']],
  [
    'a conflict loads the newest answers and says so',
    'application.versionConflict',
    works,
    ['reload', 'told'],
  ],
  ['a send that is too soon shows its countdown', 'otp.resendTooSoon', works, ['reload', 'done']],
  [
    'a limit is told, with the count as it is now',
    'otp.temporarilyLocked',
    works,
    ['reload', 'told'],
  ],
  [
    'another account that signed in meanwhile is led to the root',
    'application.notFound',
    isElses,
    ['reload', 'root', 'done'],
  ],
  ['a part that is gone is told', 'application.notFound', works, ['reload', 'told']],
  [
    'a session that ends meanwhile leaves to sign in',
    'application.versionConflict',
    isOver,
    ['reload', 'show auth.sessionExpired', 'done'],
  ],
  ['what is no row of the table is only told', 'bank.notFound', works, ['told']],
] as const)('%s', async (_what, code, reload, done) =>
  expect(await recovered(code, reload)).toEqual(done),
);

function left(error: unknown) {
  const done: string[] = [];
  const isLeft = leaveAfterLoad(error, {
    show: ({ code }) => void done.push(`show ${code}`),
    toRoot: () => void done.push('root'),
  });
  return [...done, isLeft ? 'left' : 'stays'];
}

test.each([
  [
    'an ended session leaves to sign in',
    new ApiError('auth.sessionExpired'),
    ['show auth.sessionExpired', 'left'],
  ],
  [
    'a missing one as well',
    new ApiError('auth.signInRequired'),
    ['show auth.signInRequired', 'left'],
  ],
  [
    'an application of somebody else leads to the root',
    new ApiError('application.notFound'),
    ['root', 'left'],
  ],
  ['a fault of ours stays on the page', new ApiError('server.error'), ['stays']],
  ['so does what is no answer of the server', new TypeError('broken'), ['stays']],
])('a load: %s', (_what, error, done) => expect(left(error)).toEqual(done));

test('every 401 that a page can meet leads to sign-in', () => {
  const codes = keysOf(ERRORS).filter(
    (code) => ERRORS[code].status === 401 && !('toPrograms' in ERRORS[code]),
  ); // its keys
  expect(codes.filter((code) => ERROR_RECOVERY[code] !== 'signIn')).toEqual([]);
});
