import { ERRORS, type ErrorCode, type ErrorRow } from '@signet/rulebook/core/errors';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dismiss,
  dismissAll,
  dismissErrors,
  getNotifications,
  type NotificationState,
  notifySuccess,
} from './notifications.ts';
import { isForForm, isSignInNeeded, showError } from './show-error.ts';

const rows = entriesOf<Readonly<Record<ErrorCode, ErrorRow>>>(ERRORS);
const others = rows.filter(([, { status }]) => status !== 401);

const idsOf = (board: NotificationState, kind: 'toast' | 'growl') =>
  board.messages.filter((message) => message.kind === kind).map(({ id }) => id);

const SEEN: Record<ErrorRow['show'], (board: NotificationState, code: ErrorCode) => boolean> = {
  field: (board, code) => idsOf(board, 'toast').includes(code),
  toast: (board, code) => idsOf(board, 'toast').includes(code),
  growl: (board, code) => idsOf(board, 'growl').includes(code),
  dialog: (board, code) => board.dialog?.code === code,
  page: (board, code) => board.page?.code === code,
  parent: (board, code) => idsOf(board, 'toast').includes(code),
};

beforeEach(() => {
  dismissAll();
  vi.stubGlobal('window', { location: { pathname: '/verifying', search: '?step-up=otp' } });
  return () => vi.unstubAllGlobals();
});

test.each(others)('shows %s once, in its row’s place', (code, { show }) => {
  showError({ code });
  showError({ code });
  expect(SEEN[show](getNotifications(), code)).toBe(true);
  expect(
    getNotifications().messages.length +
      Number(getNotifications().dialog !== undefined) +
      Number(getNotifications().page !== undefined),
  ).toBe(1);
});

describe('a 401', () => {
  const codes = rows.filter(([, { status }]) => status === 401).map(([code]) => code);

  test.each(codes)(
    '%s takes every message away and leads to sign-in, back to this page',
    (code) => {
      showError({ code: 'server.error' });
      const left: unknown[] = [];
      showError({ code }, (path, options) => left.push(path, options));
      expect(getNotifications()).toEqual({ messages: [] });
      expect(left).toEqual(['/verifying?step-up=otp', { fresh: code === 'auth.reauthRequired' }]);
    },
  );

  test('is the only error that asks the person to sign in', () =>
    expect(rows.filter(([code]) => isSignInNeeded(code)).map(([code]) => code)).toEqual(codes));
});

test.each([
  ['a field’s own code', 'ssn4.digits', true],
  ['an error of the catalogue at a field', 'otp.incorrect', true],
  ['a fault of the server', 'server.error', false],
  ['a configuration that failed', 'config.failed', false],
] as const)('%s: in the form or over the page', (_name, code, is) =>
  expect(isForForm(code)).toBe(is),
);

test('an error stays until it is dismissed, or until the person tries again', () => {
  showError({ code: 'server.busy' });
  showError({ code: 'network.failed' });
  dismiss('server.busy');
  expect(getNotifications().messages.map(({ id }) => id)).toEqual(['network.failed']);
  notifySuccess('growl', 'Saved');
  dismissErrors();
  expect(getNotifications().messages).toEqual([{ id: 'Saved', kind: 'growl', news: 'Saved' }]);
});
