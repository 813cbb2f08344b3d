import { withinWindow } from '@signet/rulebook/core/dates';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { jsonObject } from '../platform/sql/json-object.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';

const codeJson = jsonObject('otpCodes as k', [
  'vendorSid',
  'sentAt',
  'expiresAt',
  'sends',
  'attempts',
  'lifetimeAttempts',
  'attemptedAt',
]);
const sendsJson = jsonObject('phoneSends as s', ['sentAt', 'attemptedAt']);

/** The codes for the phone of applicant `p` of `applications a`, and all texts to that phone. */
export const otpParts: readonly Sql[] = [
  sql`select 'otpCode', ${codeJson} from otp_codes k
    where k.application_id = a.id and k.phone = p.local_phone_number and a.onboarded_at is not null`,
  sql`select 'phoneSends', ${sendsJson} from phone_sends s
    where s.phone = p.local_phone_number and a.onboarded_at is not null`,
];

const linkJson = jsonObject('phoneLinks as l', [
  'id',
  'createdAt',
  'status',
  'reason',
  'sentAt',
  'openedAt',
  'expiresAt',
]);

export const phoneLinkPart: Sql = sql`select 'phoneLink', ${linkJson}
  from phone_links l where l.application_id = a.id and l.phone = p.local_phone_number
  and a.onboarded_at is not null`;

export const phoneChangesLeft = (changedAt: readonly number[], now: number): number =>
  Math.max(
    0,
    PHONE_LIMITS.phoneChangesPerDay -
      withinWindow(changedAt, PHONE_LIMITS.phoneChangeWindowMs, now).length,
  );
