import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import type { FunnelEvent, FunnelLine } from '@signet/rulebook/funnel';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';

/** The way of one made-up application. */
export type Walk = {
  id: string;
  portal: string;
  market: string;
  locale: string;
  lines: FunnelLine[];
  events: FunnelEvent[];
};

const SCREENS = ['applicant', 'business', 'category', 'address', 'owner-identity', 'check-answers'];
const minuteMs = 60_000;

/** A number below `most` that depends on both numbers and nothing else. */
function drawn(nth: number, turn: number, most: number): number {
  let mixed = Math.imul(nth + 1, 0x9e37_79b1) ^ Math.imul(turn + 1, 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % most;
}

/**
 * Each begins `everyMs` after the one before; some turn back, meet an error or stop, every fifth may
 * not be counted by its visits, and most are decided.
 */
export function walksFrom(firstAt: number, everyMs: number, count: number): Walk[] {
  return Array.from({ length: count }, (_nothing, nth) => {
    let at = firstAt + nth * everyMs;
    const isCanadian = drawn(nth, 1, 4) === 0;
    const events: FunnelEvent[] = [];
    const lines: FunnelLine[] = [{ at, action: 'application.created', detail: {} }];
    const device = deviceOfWalk(nth);
    const stopsAt = drawn(nth, 2, SCREENS.length + 6);
    const mayBeCounted = nth % 5 !== 0;
    for (const [turn, screen] of SCREENS.entries()) {
      at += (1 + drawn(nth, turn + 10, 9)) * minuteMs;
      if (mayBeCounted) events.push({ at, type: 'screen.shown', screen, device });
      if (mayBeCounted && drawn(nth, turn + 20, 7) === 0)
        events.push({
          ...{ at: at + 1, type: 'signup.error', screen, field: 'company.dba' },
          errorCode: 'businessName.tooShort',
        });
      if (turn >= stopsAt) return { ...walkOf(nth, isCanadian), lines, events };
      if (mayBeCounted && turn > 0 && drawn(nth, turn + 30, 6) === 0) {
        events.push({ at: at + 2, type: 'screen.shown', screen: SCREENS[turn - 1] ?? screen });
        events.push({ at: at + 3, type: 'screen.shown', screen });
      }
    }
    at += minuteMs;
    lines.push({ at, action: 'application.sent', detail: {} });
    const isAsked = drawn(nth, 40, 3) === 0;
    const outcome = drawn(nth, 41, 8) === 0 ? 'DECLINED' : 'APPROVED';
    if (isAsked) {
      const asked = { outcome: 'PENDING', decidedBy: 'rules', stepUp: 'OTP_SMS' };
      lines.push({ at: at + 1, action: 'decision.recorded', detail: asked });
      lines.push({ at: at + 20_000, action: 'stepUp.finished', detail: { type: 'OTP_SMS' } });
    }
    const decidedBy = drawn(nth, 42, 6) === 0 ? 'person' : 'rules';
    lines.push({ at: at + 40_000, action: 'decision.recorded', detail: { outcome, decidedBy } });
    if (outcome === 'APPROVED')
      lines.push({ at: at + 90_000, action: 'bank.linked', detail: { kind: 'plaid' } });
    return { ...walkOf(nth, isCanadian), lines, events };
  });
}

const deviceOfWalk = (nth: number) => DEVICE_CLASSES[drawn(nth, 50, DEVICE_CLASSES.length)];

const walkOf = (nth: number, isCanadian: boolean) => ({
  id: `urn:app:walk-${String(nth).padStart(8, '0')}`,
  portal: PORTAL_IDS[nth % 2] ?? '',
  market: isCanadian ? 'CA' : 'US',
  locale: isCanadian ? (nth % 2 === 0 ? 'fr-CA' : 'en-CA') : 'en-US',
});

/** Stores them as the product would: an application, its lines and its events. */
export async function storeWalks(
  { run }: Pick<Database, 'run'>,
  walks: readonly Walk[],
): Promise<void> {
  await run(sql`insert into users (id, subject, email_address, name, created_at)
    values ('usr_walks', 'walks', 'walks@example.com', 'Walks', 0) on conflict do nothing`);
  const text = JSON.stringify(walks);
  await run(sql`insert into applications (id, user_id, version, portal, market, currency,
      referral_url_id, intent, application_level, locale, decision, bo_status, round,
      bank_deferred, data_key, audit_seq, audit_head, created_at, saved_at,
      onboarded_at)
    select w.id, 'usr_walks', 1, w.portal, w.market, 'USD', '', 'CREATE_BUSINESS', 'FULL',
      w.locale, 'APPROVED', 'NONE', 1, false, '', 0, '', 0, 0, 0
    from jsonb_to_recordset(${text}::jsonb)
      as w (id text, portal text, market text, locale text)`);
  await run(sql`insert into audit (application_id, seq, at, actor, action, detail, hash)
    select w.id, l.nth, (l.line ->> 'at')::bigint, 'test', l.line ->> 'action',
      (l.line -> 'detail')::text, ''
    from jsonb_to_recordset(${text}::jsonb) as w (id text, lines jsonb),
      jsonb_array_elements(w.lines) with ordinality as l (line, nth)`);
  await run(sql`insert into analytics (type, params, at, application_id)
    select e.event ->> 'type', e.event - 'at' - 'type', (e.event ->> 'at')::bigint, w.id
    from jsonb_to_recordset(${text}::jsonb) as w (id text, events jsonb),
      jsonb_array_elements(w.events) with ordinality as e (event, nth) order by w.id, e.nth`);
}
