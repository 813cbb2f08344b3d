import { readCarriedAnswers } from '@signet/rulebook/carried-answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { CARRYING } from '@signet/rulebook/partners/carrying';
import { readPlace } from '@signet/rulebook/partners/embed-settings';
import type { Portal } from '@signet/rulebook/reference/portals';
import { pathTo, ROUTE_IDS, ROUTES, type RouteId, referralOfPath } from '@signet/rulebook/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import { newToken } from '../platform/ids.ts';
import { SealError, type Sealer } from '../platform/seal/seal.ts';
import { keepStartup, startupOf } from './startup-cookie.ts';

const PLACE = { table: 'pages', column: 'carry_token', applicationId: '', rowId: 'carry' };

/** The page whose token it is, and until when it counts. */
type Held = { portal: Portal; referralUrlId: string | undefined; until: number; nonce: string };

/** What a framed page shows when it hands over what was typed in it; good for its own portal and referral, once. docs/decisions/0118. */
export const newCarryToken = (
  { portal, referralUrlId }: Pick<Held, 'portal' | 'referralUrlId'>,
  { clock, sealer }: Pick<Deps, 'clock' | 'sealer'>,
): string =>
  sealer.sealUnbound(
    PLACE,
    JSON.stringify({ portal, referralUrlId, until: clock.now() + LIMITS.carryTokenMs, nonce: newToken() } satisfies Held),
  );

function openToken(token: string, sealer: Pick<Sealer, 'openUnbound'>): Held | undefined {
  try {
    return JSON.parse(sealer.openUnbound(PLACE, token)) as Held; // sealed above
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** True for a press on a page of ours that opens a tab, as browsers say by themselves; no other page can say so. */
const isOwnPress = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';

/** True where this page's token counts here, for the first time. */
async function takesToken(request: FastifyRequest, token: string, deps: Deps): Promise<boolean> {
  const held = openToken(token, deps.sealer);
  const isHere =
    held !== undefined &&
    held.portal === request.visitor.portal &&
    held.referralUrlId === referralOfPath(request.url) &&
    held.until > deps.clock.now();
  return isHere && (await deps.store.carryTokens.use(held.nonce, held.until)); // what it holds: one text can be written in several ways
}

/** The pages before an application exists; from any other the way leads to the first. */
const pageNamed = (name: string): RouteId => ROUTE_IDS.find((id) => id === name && ROUTES[id].access === 'draft') ?? 'get-started';

/**
 * Opens the page of a frame in a tab of its own with what was typed in the frame. Whatever does not come from a frame of ours brings nothing, and
 * is led to the page all the same, as by a link. docs/decisions/0118.
 */
export function registerCarrying(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const path of [CARRYING.path, `/r/:referralUrlId${CARRYING.path}`] as const)
      scope.post(
        path,
        {
          bodyLimit: LIMITS.carryMaxBytes,
          config: { rateLimit: { max: LIMITS.anonymousWritesPerMinute, timeWindow: 60_000 } },
        },
        async (request, reply) => {
          const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
          const place = readPlace(form); // the tab asks for it as a link would. docs/decisions/0122
          if (isOwnPress(request) && (await takesToken(request, form.get(CARRYING.token) ?? '', deps))) {
            const { market = request.visitor.market } = place;
            const context = { market, today: deps.clock.today(market), issued: issuedRanges(deps.config) };
            const answers = readCarriedAnswers(form.get(CARRYING.answers) ?? '', context);
            const link = startupOf(request, deps) ?? { answers: {}, fields: {} };
            keepStartup(reply, { ...link, carried: { answers, at: deps.clock.now() } }, deps);
          }
          const page = pathTo(pageNamed(form.get(CARRYING.page) ?? ''), { referralUrlId: referralOfPath(request.url) });
          const asked = String(new URLSearchParams(place));
          return reply.header('cache-control', 'no-store').redirect(asked === '' ? page : `${page}?${asked}`, 303);
        },
      );
  });
}
