import { type ConsoleScope, consoleScopesOf } from '@signet/rulebook/console/access';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { consoleCompanyOf } from './console-access.ts';
import { consoleCookies } from './console-cookies.ts';
import type { LoadedConsoleSession } from './console-session-store.ts';

/** Somebody of a partner's company, who calls with the scopes of their roles. */
export type ConsoleCaller = LoadedConsoleSession & {
  token: string;
  scopes: readonly ConsoleScope[];
};

/** Use is recorded at most as often. */
const useEveryMs = 60_000;

/** Throws 401 without a session, or where the company's row no longer lets anybody in. */
export async function consoleCallerOf(
  request: FastifyRequest,
  { store, config, clock }: Deps,
): Promise<ConsoleCaller> {
  const token = consoleCookies(config).tokenOf(request);
  const session = token === undefined ? undefined : await store.consoleSessions.load(token);
  if (
    token === undefined ||
    session === undefined ||
    consoleCompanyOf(session.partnerId, config) === undefined
  )
    throw new AppError('auth.signInRequired');
  if (clock.now() - session.lastUsedAt >= useEveryMs) await store.consoleSessions.use(token);
  return { ...session, token, scopes: consoleScopesOf(session.roles) };
}
