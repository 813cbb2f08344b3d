import { readCarriedAnswers } from '@signet/rulebook/carried-answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { CARRYING } from '@signet/rulebook/partners/carrying';
import { readPlace } from '@signet/rulebook/partners/embed-settings';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { pathTo, ROUTE_IDS, ROUTES, type RouteId, referralOfPath } from '@signet/rulebook/routes';
import { SIGN_UP_LIMITS } from '@signet/rulebook/sign-up/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import { newToken } from '../platform/ids.ts';
import { SealError, type Sealer } from '../platform/seal/seal.ts';
import { keepStartup, startupOf } from './startup-cookie.ts';

const PLACE = { table: 'pages', column: 'carry_token', applicationId: '', rowId: 'carry' };

const HELD = z.object({
  portal: z.enum(PORTAL_IDS),
  referralUrlId: z.string().optional(),
  until: z.number(),
  nonce: z.string(),
});
type Held = z.infer<typeof HELD>;

/**
 * Authorizes a framed page to hand its typed answers to a new tab; valid once, for its own portal
 * and referral. docs/decisions/0118.
 */
export const newCarryToken = (
  { portal, referralUrlId }: Pick<Held, 'portal' | 'referralUrlId'>,
  { clock, sealer }: Pick<Deps, 'clock' | 'sealer'>,
): string =>
  sealer.sealUnbound(
    PLACE,
    JSON.stringify({
      portal,
      referralUrlId,
      until: clock.now() + SIGN_UP_LIMITS.carryTokenMs,
      nonce: newToken(),
    } satisfies Held),
  );

function openToken(token: string, sealer: Pick<Sealer, 'openUnbound'>): Held | undefined {
  try {
    return HELD.parse(JSON.parse(sealer.openUnbound(PLACE, token)));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** A same-origin navigation, by the browser's own headers, which no other site can forge. */
const isOwnPress = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

async function takesToken(request: FastifyRequest, token: string, deps: Deps): Promise<boolean> {
  const held = openToken(token, deps.sealer);
  const isHere =
    held !== undefined &&
    held.portal === request.visitor.portal &&
    held.referralUrlId === referralOfPath(request.url) &&
    held.until > deps.clock.now();
  // By nonce, because one token can be encoded in several ways.
  return isHere && (await deps.store.carryTokens.use(held.nonce, held.until));
}

/** Only pages for drafts; anything else leads to the first page. */
const pageNamed = (name: string): RouteId =>
  ROUTE_IDS.find((id) => id === name && ROUTES[id].access === 'draft') ?? 'get-started';

/**
 * Anything but our own frame carries no answers and is redirected like a plain link.
 * docs/decisions/0118.
 */
export function registerCarrying(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    for (const path of [CARRYING.path, `/r/:referralUrlId${CARRYING.path}`] as const)
      scope.post(
        path,
        {
          bodyLimit: SIGN_UP_LIMITS.carryMaxBytes,
          config: { rateLimit: { max: LIMITS.anonymousWritesPerMinute, timeWindow: 60_000 } },
        },
        async (request, reply) => {
          const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
          const place = readPlace(form); // the tab passes these on as a link would. docs/decisions/0122
          if (
            isOwnPress(request) &&
            (await takesToken(request, form.get(CARRYING.token) ?? '', deps))
          ) {
            const { market = request.visitor.market } = place;
            const context = {
              market,
              today: deps.clock.today(market),
              issued: issuedRanges(deps.config),
            };
            const answers = readCarriedAnswers(form.get(CARRYING.answers) ?? '', context);
            const link = startupOf(request, deps) ?? { answers: {}, fields: {} };
            keepStartup(reply, { ...link, carried: { answers, at: deps.clock.now() } }, deps);
          }
          const page = pathTo(pageNamed(form.get(CARRYING.page) ?? ''), {
            referralUrlId: referralOfPath(request.url),
          });
          const query = String(new URLSearchParams(place));
          return reply
            .header('cache-control', 'no-store')
            .redirect(query === '' ? page : `${page}?${query}`, 303);
        },
      );
  });
}
