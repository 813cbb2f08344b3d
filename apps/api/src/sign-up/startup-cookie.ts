import { SIGN_UP_LIMITS } from '@signet/rulebook/sign-up/limits';
import type { StartupValues } from '@signet/rulebook/startup-parameters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { SealError } from '../platform/seal/seal.ts';
import { cookieName, cookieRules } from '../session/session-cookies.ts';

type Needed = Pick<Deps, 'config' | 'sealer' | 'clock'>;
type Kept = StartupValues & { until: number };

/** Browsers reject cookies over 4 KB, including name and attributes. */
const MAX_CHARS = 3_600;

const PLACE = { table: 'cookies', column: 'startup', applicationId: '', rowId: 'startup' };

const withoutLast = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).slice(0, -1)) as Row; // one entry shorter

const isEmpty = ({ answers, fields, carried }: StartupValues): boolean =>
  [answers, fields, carried?.answers ?? {}].every((rows) => Object.keys(rows).length === 0);

/** Drops fields first, then prefilled answers, and what the user typed last. */
function shortened(values: StartupValues): StartupValues {
  const { answers, fields, carried } = values;
  if (Object.keys(fields).length > 0) return { ...values, fields: withoutLast(fields) };
  if (Object.keys(answers).length > 0 || carried === undefined)
    return { ...values, answers: withoutLast(answers) };
  return { ...values, carried: { ...carried, answers: withoutLast(carried.answers) } };
}

/**
 * Stores a link's values in an encrypted cookie until an application takes them or it expires.
 * docs/decisions/0081.
 */
export function keepStartup(
  reply: FastifyReply,
  values: StartupValues,
  { config, sealer, clock }: Needed,
): void {
  for (let left = values; !isEmpty(left); left = shortened(left)) {
    const kept: Kept = { ...left, until: clock.now() + SIGN_UP_LIMITS.startupCookieMs };
    const sealed = encodeURIComponent(sealer.sealUnbound(PLACE, JSON.stringify(kept)));
    if (sealed.length > MAX_CHARS) continue;
    const rules = {
      ...cookieRules(config),
      httpOnly: true,
      maxAge: SIGN_UP_LIMITS.startupCookieMs / 1_000,
      encode: (text: string) => text,
    };
    reply.setCookie(cookieName('startup', config), sealed, rules);
    return;
  }
}

/** Undefined when expired, tampered with, or encrypted with a retired key. */
export function startupOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { config, sealer, clock }: Needed,
): StartupValues | undefined {
  const sealed = cookies[cookieName('startup', config)];
  if (sealed === undefined) return undefined;
  try {
    // Written by keepStartup.
    const { until, ...values } = JSON.parse(sealer.openUnbound(PLACE, sealed)) as Kept;
    return until > clock.now() ? values : undefined;
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

export const forgetStartup = (
  reply: FastifyReply,
  { config }: Pick<Deps, 'config'>,
): FastifyReply =>
  reply.clearCookie(cookieName('startup', config), { ...cookieRules(config), httpOnly: true });
