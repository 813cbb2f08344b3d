import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import type { Walk } from '@signet/rulebook/funnel-walk';
import { DEFAULT_PORTAL, PORTAL_IDS } from '@signet/rulebook/reference/portals';

type ScreenRow = { screen: string; minutes: number; field: string; errorCode: string };

/** The pages before sending, about how long each takes, and what is refused there now and then. */
const SCREENS: readonly ScreenRow[] = [
  {
    ...{ screen: 'applicant', minutes: 3 },
    ...{ field: 'applicant.email.emailAddress', errorCode: 'email.format' },
  },
  { screen: 'business', minutes: 4, field: 'company.dba', errorCode: 'dba.short' },
  {
    screen: 'category',
    minutes: 2,
    field: 'company.mccDetails.id',
    errorCode: 'category.required',
  },
  { screen: 'address', minutes: 3, field: 'company.address.zip', errorCode: 'zip.format' },
  { screen: 'owner-identity', minutes: 4, field: 'applicant.dob', errorCode: 'dob.young' },
  {
    screen: 'check-answers',
    minutes: 2,
    field: 'applicant.terms.signed',
    errorCode: 'terms.required',
  },
];
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
  return Array.from({ length: count }, (_nothing, nth) => walkFrom(nth, firstAt + nth * everyMs));
}

function walkFrom(nth: number, firstAt: number): Walk {
  let at = firstAt;
  const events: Walk['events'] = [];
  const lines: Walk['lines'] = [{ at, action: 'application.created', detail: {} }];
  const walk = { ...walkOf(nth), lines, events };
  const device = deviceOfWalk(nth);
  const mayBeCounted = nth % 5 !== 0;
  const show = (screen: string, afterMs = 0) => {
    if (mayBeCounted) events.push({ at: at + afterMs, type: 'screen.shown', screen, device });
  };
  const stopsAt = drawn(nth, 2, SCREENS.length + 6);
  for (const [turn, { screen, minutes, field, errorCode }] of SCREENS.entries()) {
    at += (1 + drawn(nth, turn + 10, 2 * minutes)) * minuteMs;
    show(screen);
    if (mayBeCounted && drawn(nth, turn + 20, 6 + turn) === 0)
      events.push({ at: at + 1, type: 'signup.error', screen, field, errorCode });
    if (turn >= stopsAt) return walk;
    if (turn > 0 && drawn(nth, turn + 30, 6) === 0) {
      show(SCREENS[turn - 1]?.screen ?? screen, 2);
      show(screen, 3);
    }
  }
  at += minuteMs;
  lines.push({ at, action: 'application.sent', detail: {} });
  if (drawn(nth, 40, 3) === 0) {
    const asked = { outcome: 'PENDING', decidedBy: 'rules', stepUp: 'OTP_SMS' } as const;
    lines.push({ at: at + 1, action: 'decision.recorded', detail: asked });
    show('otp', 2);
    at += 20_000;
    lines.push({ at, action: 'stepUp.finished', detail: { type: 'OTP_SMS' } });
  }
  const outcome = drawn(nth, 41, 8) === 0 ? 'DECLINED' : 'APPROVED';
  const decidedBy = drawn(nth, 42, 6) === 0 ? 'person' : 'rules';
  at += decidedBy === 'rules' ? 40_000 : (1 + drawn(nth, 43, 9)) * 60 * minuteMs;
  lines.push({ at, action: 'decision.recorded', detail: { outcome, decidedBy } });
  if (outcome === 'DECLINED') return walk;
  show('bank', 10_000);
  if (drawn(nth, 44, 9) > 0)
    lines.push({ at: at + 90_000, action: 'bank.linked', detail: { kind: 'plaid' } });
  return walk;
}

const deviceOfWalk = (nth: number) => DEVICE_CLASSES[drawn(nth, 50, DEVICE_CLASSES.length)];

function walkOf(nth: number): Omit<Walk, 'lines' | 'events'> {
  const isCanadian = drawn(nth, 1, 4) === 0;
  return {
    id: `urn:app:walk-${String(nth).padStart(8, '0')}`,
    portal: PORTAL_IDS[nth % PORTAL_IDS.length] ?? DEFAULT_PORTAL,
    market: isCanadian ? 'CA' : 'US',
    locale: isCanadian ? (nth % 2 === 0 ? 'fr-CA' : 'en-CA') : 'en-US',
  };
}
