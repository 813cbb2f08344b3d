import { expect, test } from 'vitest';
import { whereNext } from './zz-screens-verifying-where-next.ts';

const money = (online: boolean) => ({ online, inPerson: online, payouts: false });
const view = (page: string, online: boolean) => ({
  page,
  status: { id: '', waitingOn: 'us' as const, nextAction: 'wait', money: money(online) },
});

test.each([
  ['a code is asked: its page', 'otp', false, 'otp'],
  ['photo ID is asked: its page', 'identification', false, 'identification'],
  ['approved: the result before the bank', 'bank', true, 'success'],
  ['approved online with a step left: the result before the step', 'verification', true, 'success'],
  ['a code for somebody who takes payments already: its page, in one go', 'otp', true, 'otp'],
  ['in review: the result', 'success', false, 'success'],
  ['a fault of ours: its page', 'error', false, 'error'],
] as const)('%s', (_name, page, online, next) => expect(whereNext(view(page, online))).toBe(next));
