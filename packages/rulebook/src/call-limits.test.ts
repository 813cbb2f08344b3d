import { expect, test } from 'vitest';
import { CALL_LIMIT_IDS, CALL_LIMITS, callLimitOf, type LimitSubject } from './call-limits.ts';
import { entriesOf } from './core/keys-of.ts';
import type { EndpointKey } from './endpoint-paths.ts';
import type { CallerKind, EndpointRow } from './endpoint-row.ts';
import { ENDPOINTS } from './endpoints.ts';

const ROWS = entriesOf<Readonly<Record<EndpointKey, EndpointRow>>>(ENDPOINTS);

/** Subjects that a caller of the kind always has. */
const ALWAYS: Record<CallerKind, readonly LimitSubject[]> = {
  anyone: ['address'],
  user: ['person', 'address'],
  applicant: ['person', 'application', 'address'],
  link: ['application', 'address'],
  owner: ['person', 'application', 'address'],
  invitee: ['application', 'address'],
  staff: ['staff', 'address'],
  partner: ['partnerKey', 'address'],
  console: ['person', 'address'],
};

test.each(ROWS.filter(([, { limit }]) => callLimitOf(limit) !== undefined))(
  '%s is counted by something that its caller always has',
  (_key, row) => {
    const limit = callLimitOf(row.limit);
    const subjects = limit === undefined ? [] : Object.keys(CALL_LIMITS[limit].per);
    expect(ALWAYS[row.who].some((subject) => subjects.includes(subject))).toBe(true);
  },
);

/** Counted beside the limit of a row: by a call itself, or for all calls of a session at the desk or the console. */
const SECOND_LIMITS: readonly string[] = [
  'deskCalls',
  'casesRead',
  'secretsShownPerDay',
  'consoleCalls',
];

test('each limit belongs to a call', () => {
  const unused = CALL_LIMIT_IDS.filter((id) => !ROWS.some(([, { limit }]) => limit === id));
  expect(unused).toEqual(SECOND_LIMITS);
});

test.each(ROWS.filter(([, { limit }]) => typeof limit === 'object' && 'none' in limit))(
  '%s, without a limit, names no vendor’s fault',
  (_key, { errors = [] }) => {
    expect(errors).not.toContain('provider.unavailable');
  },
);

test.each(
  ROWS.filter(
    ([, { limit }]) => typeof limit === 'object' && 'none' in limit && limit.none === 'staff',
  ),
)('%s, without a limit because staff are audited, is a call of staff', (_key, { who }) => {
  expect(who).toBe('staff');
});
