import { isErrorCode } from '@signet/rulebook/core/errors';
import { expect, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { openStore } from '../../testing/test-store.ts';
import { currentErrorCode, formerRoute } from './former-names.ts';
import { runIdempotent } from './idempotency.ts';

test.each([
  ['code.mismatch', 'otp.incorrect'],
  ['request.invalid', 'request.validationFailed'],
  ['ssn4.real', 'ssn4.allZeros'],
  ['emailConfirm.differs', 'emailConfirm.mismatch'],
  ['otp.incorrect', 'otp.incorrect'],
  ['field.invalid', 'field.invalid'],
])('the code %s of a kept refusal is read as %s', (code, current) =>
  expect(currentErrorCode(code)).toBe(current),
);

test.each(['session.missing', 'bank.link', 'owners.under', 'server.fault'])(
  '%s has become a code of the catalogue',
  (code) => expect(isErrorCode(currentErrorCode(code))).toBe(true),
);

test('only an endpoint that was renamed has a former route', () => {
  expect(formerRoute('verifyOtp /api/v2/applications/1/step-ups/otp')).toBe(
    'checkOtp /api/v2/applications/1/step-ups/otp',
  );
  expect(formerRoute('createApplication /api/v2/applications')).toBeUndefined();
});

forEachDatabase('a call that is repeated across the deploy', (open) => {
  const once = {
    key: 'k',
    userId: 'u',
    route: 'verifyOtp /api/v2/applications/1/step-ups/otp',
    body: '{}',
  };
  const before = { ...once, route: formerRoute(once.route) ?? '' };

  test('gets its first answer, and another body is refused as before', async () => {
    const { idempotency } = (await openStore(open)).store;
    await idempotency.begin(before);
    await idempotency.finish(before, { status: 200, reply: { attempts: 3 } });
    expect(await idempotency.begin(once)).toEqual({
      state: 'done',
      status: 200,
      reply: { attempts: 3 },
    });
    expect(await idempotency.begin({ ...once, body: '{"code":"1"}' })).toEqual({
      state: 'mismatch',
    });
  });

  test('gets its first refusal under its current name', async () => {
    const { idempotency } = (await openStore(open)).store;
    await idempotency.begin(before);
    const problem = {
      code: 'code.locked',
      data: {},
      faults: [{ code: 'code.mismatch', field: 'code' }],
    };
    await idempotency.finish(before, { status: 409, reply: { problem }, rejected: true });
    const never = () => Promise.reject(new Error('the work was done again'));
    await expect(
      runIdempotent(idempotency, { once, isNew: false }, never, never),
    ).rejects.toMatchObject({
      code: 'otp.temporarilyLocked',
      fieldErrors: [{ code: 'otp.incorrect', field: 'code' }],
    });
  });
});
