import { LIMITS } from '@signet/rulebook/core/limits';
import { referralOfPath } from '@signet/rulebook/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { AppError } from '../platform/http/problem.ts';
import { SealError, type Sealer } from '../platform/seal/seal.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { plainPageParts } from './plain-page-parts.ts';
import type { MessageTexts } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ MESSAGE_TEXTS: MessageTexts }>(
  import.meta.resolve('./texts.en-US.ts'),
);

const PLACE = { table: 'mails', column: 'stop_reminders', applicationId: '', rowId: 'stop' };

/**
 * The encrypted id in the path identifies the user to us alone and permits nothing else.
 * docs/decisions/0083.
 */
export const stopRemindersPath = (userId: string, sealer: Pick<Sealer, 'sealUnbound'>): string =>
  `/reminders/stop/${Buffer.from(sealer.sealUnbound(PLACE, userId)).toString('base64url')}`;

type InvitedRow = { importId: string; line: number };

const INVITATION = /^invitation:(imp_[\w-]+):(\d+)$/;

/** The same for a merchant invited by a partner’s file, who is no user yet. docs/decisions/0303. */
export const stopInvitationPath = (
  { importId, line }: InvitedRow,
  sealer: Pick<Sealer, 'sealUnbound'>,
): string => stopRemindersPath(`invitation:${importId}:${line}`, sealer);

async function stopFor(id: string, { store }: Pick<Deps, 'store'>): Promise<void> {
  const [, importId, line] = INVITATION.exec(id) ?? [];
  return importId === undefined
    ? store.users.stopReminders(id)
    : store.imports.stopReminder({ importId, line: Number(line) });
}

type Stop = { Params: { token: string } };

/** Throws route.notFound for an invalid token. */
function userIdIn({ params }: FastifyRequest<Stop>, { sealer }: Pick<Deps, 'sealer'>): string {
  try {
    return sealer.openUnbound(PLACE, Buffer.from(params.token, 'base64url').toString());
  } catch (error) {
    if (error instanceof SealError) throw new AppError('route.notFound');
    throw error;
  }
}

/**
 * GET changes nothing, because mail scanners open links; unsubscribing takes a POST from the page
 * or the mail client (RFC 8058).
 */
export function registerStopReminders(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, undefined),
    ); // the path carries all data
    for (const path of ['/reminders/stop/:token', '/r/:referralUrlId/reminders/stop/:token']) {
      scope.get<Stop>(path, async (request, reply) => {
        userIdIn(request, deps);
        return sendStopPage(request, reply, deps, 'asked');
      });
      scope.post<Stop>(
        path,
        { config: { rateLimit: { max: LIMITS.anonymousWritesPerMinute, timeWindow: 60_000 } } },
        async (request, reply) => {
          await stopFor(userIdIn(request, deps), deps);
          return sendStopPage(request, reply, deps, 'stopped');
        },
      );
    }
  });
}

function sendStopPage(
  request: FastifyRequest<Stop>,
  reply: FastifyReply,
  { config }: Deps,
  what: 'asked' | 'stopped',
): FastifyReply {
  const visitor = request.visitor;
  const parts = plainPageParts({ ...visitor, referralUrlId: referralOfPath(request.url) }, config);
  const { stop, open, ...texts } = TEXTS[visitor.locale].MESSAGE_TEXTS.stopReminders;
  const page = plainPage({
    ...parts,
    ...texts[what],
    ...(what === 'asked' ? { press: stop } : {}),
    links: [{ href: parts.home, label: open }],
  });
  return reply
    .header('content-security-policy', plainPagePolicy(parts.look, { hasPress: what === 'asked' }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
