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

type Reminded = { about: 'application'; userId: string } | { about: 'invitation'; row: InvitedRow };

function remindedFrom(id: string): Reminded {
  const [, importId, line] = INVITATION.exec(id) ?? [];
  return importId === undefined
    ? { about: 'application', userId: id }
    : { about: 'invitation', row: { importId, line: Number(line) } };
}

const stopFor = (reminded: Reminded, { store }: Pick<Deps, 'store'>): Promise<void> =>
  reminded.about === 'application'
    ? store.users.stopReminders(reminded.userId)
    : store.imports.stopReminder(reminded.row);

type Stop = { Params: { token: string } };

/** Throws route.notFound for an invalid token. */
function remindedIn({ params }: FastifyRequest<Stop>, { sealer }: Pick<Deps, 'sealer'>): Reminded {
  try {
    const token = Buffer.from(params.token, 'base64url').toString();
    return remindedFrom(sealer.openUnbound(PLACE, token));
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
        const { about } = remindedIn(request, deps);
        return sendStopPage(request, reply, deps, { about, what: 'asked' });
      });
      scope.post<Stop>(
        path,
        { config: { rateLimit: { max: LIMITS.anonymousWritesPerMinute, timeWindow: 60_000 } } },
        async (request, reply) => {
          const reminded = remindedIn(request, deps);
          await stopFor(reminded, deps);
          return sendStopPage(request, reply, deps, { about: reminded.about, what: 'stopped' });
        },
      );
    }
  });
}

function sendStopPage(
  request: FastifyRequest<Stop>,
  reply: FastifyReply,
  { config }: Deps,
  { about, what }: { about: Reminded['about']; what: 'asked' | 'stopped' },
): FastifyReply {
  const visitor = request.visitor;
  const parts = plainPageParts({ ...visitor, referralUrlId: referralOfPath(request.url) }, config);
  const { stop, [about]: texts } = TEXTS[visitor.locale].MESSAGE_TEXTS.stopReminders;
  const page = plainPage({
    ...parts,
    ...texts[what],
    ...(what === 'asked' ? { press: stop } : {}),
    links: [{ href: parts.home, label: texts.open }],
  });
  return reply
    .header('content-security-policy', plainPagePolicy(parts.look, { hasPress: what === 'asked' }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
