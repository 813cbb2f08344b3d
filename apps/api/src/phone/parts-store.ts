import { withinWindow } from '@signet/rulebook/core/dates';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { type Sql, sql } from '../platform/sql/sql.ts';

const codeJson = sql`jsonb_strip_nulls(jsonb_build_object('vendorSid', k.vendor_sid, 'sentAt', k.sent_at, 'expiresAt', k.expires_at, 'sends', k.sends,
  'attempts', k.attempts, 'lifetimeAttempts', k.lifetime_attempts, 'attemptedAt', k.attempted_at))`;
const sendsJson = sql`jsonb_build_object('sentAt', s.sent_at, 'attemptedAt', s.attempted_at)`;

/** The codes for the phone of applicant `p` of `applications a`, and all texts to that phone. */
export const otpParts: readonly Sql[] = [
  sql`select 'otpCode', ${codeJson} from otp_codes k
    where k.application_id = a.id and k.phone = p.local_phone_number and a.onboarded_at is not null`,
  sql`select 'phoneSends', ${sendsJson} from phone_sends s
    where s.phone = p.local_phone_number and a.onboarded_at is not null`,
];

export const phoneLinkPart: Sql = sql`select 'phoneLink', jsonb_strip_nulls(jsonb_build_object('id', l.id, 'createdAt', l.created_at, 'status', l.status, 'reason', l.reason,
    'sentAt', l.sent_at, 'openedAt', l.opened_at, 'expiresAt', l.expires_at))
  from phone_links l where l.application_id = a.id and l.phone = p.local_phone_number
  and a.onboarded_at is not null`;

export const phoneChangesLeft = (changedAt: readonly number[], now: number): number =>
  Math.max(
    0,
    PHONE_LIMITS.phoneChangesPerDay -
      withinWindow(changedAt, PHONE_LIMITS.phoneChangeWindowMs, now).length,
  );
