import type { ConsoleRefusal } from '@signet/rulebook/console/access';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendOnward } from '../platform/http/send-onward.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { SignInError } from '../session/port.ts';
import { safeReturnPath } from '../session/return-path.ts';
import { companyOfDomain, consoleCompanyOf } from './console-access.ts';
import { consoleCookies } from './console-cookies.ts';
import { judgeConsoleSignIn } from './judge-console-sign-in.ts';

type At = NonNullable<Deps['config']['partnerConsole']>;
type Refused = ConsoleRefusal | 'unknownCompany' | 'brokenOff' | 'unavailable';

type Start = { Querystring: { domain?: string | string[]; path?: string | string[] } };
type Callback = { Querystring: { state?: string | string[] } };

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Sign-in of a partner's people at their company's provider. docs/decisions/0302. */
export function registerConsoleSignIn(app: FastifyInstance, deps: Deps, at: At): void {
  // Each start writes a row before anybody has proven anything.
  const max = LIMITS.signInStartsPerMinute * deps.config.limitFactor;
  const config = { rateLimit: { max, timeWindow: 60_000 } };
  app.get<Start>('/auth/start', { config }, (request, reply) => start(request, reply, deps, at));
  app.get<Callback>('/auth/callback', (request, reply) => finish(request, reply, deps, at));
}

async function start(
  { query, log }: FastifyRequest<Start>,
  reply: FastifyReply,
  { providers, store, config }: Deps,
  at: At,
): Promise<unknown> {
  const company = companyOfDomain(single(query.domain) ?? '', config);
  if (company === undefined) return sendRefused(reply, 'unknownCompany');
  try {
    const { url, ...kept } = await providers.partnerSignIn.begin(company.provider, {
      redirectUri: `${at.url}/auth/callback`,
    });
    const path = safeReturnPath(single(query.path));
    await store.consoleSessions.beginSignIn({ ...kept, partnerId: company.partnerId, path });
    return consoleCookies(config).setSignIn(reply, kept.state).redirect(url, 303);
  } catch (error) {
    return refuse(reply, log, error);
  }
}

async function finish(
  request: FastifyRequest<Callback>,
  reply: FastifyReply,
  { store, providers, config }: Deps,
  at: At,
): Promise<unknown> {
  const cookies = consoleCookies(config);
  const state = single(request.query.state);
  const started = cookies.takeSignIn(request, reply);
  try {
    const kept =
      state !== undefined && started === state
        ? await store.consoleSessions.takeSignIn(state)
        : undefined;
    const company = kept && consoleCompanyOf(kept.partnerId, config);
    if (state === undefined || kept === undefined || company === undefined)
      throw new SignInError('stateUnknown');
    const url = new URL(request.url, at.url);
    const { partnerId, rules, provider } = company;
    const claims = await providers.partnerSignIn.finish(provider, {
      url,
      kept: { ...kept, state },
    });
    const judged = judgeConsoleSignIn(claims, rules);
    const subject = `${rules.issuer} ${claims.subject}`;
    if ('refused' in judged) {
      request.log.warn({ why: judged.refused, partnerId }, 'sign-in at the console refused');
      await store.consoleSessions.refuse({ partnerId, subject, why: judged.refused });
      return sendRefused(reply, judged.refused);
    }
    const before = cookies.tokenOf(request);
    if (before !== undefined) await store.consoleSessions.end(before);
    const { token, personId } = await store.consoleSessions.enter({
      ...{ partnerId, subject, name: claims.name },
      roles: judged.roles,
    });
    request.log.info({ personId, partnerId, roles: judged.roles }, 'signed in at the console');
    cookies.setToken(reply, token);
    cookies.setLanguage(reply, claims.locale);
    return sendOnward(reply, safeReturnPath(kept.path));
  } catch (error) {
    return refuse(reply, request.log, error);
  }
}

function refuse(reply: FastifyReply, log: FastifyRequest['log'], error: unknown): FastifyReply {
  if (error instanceof SignInError) {
    log.warn({ why: error.reason }, 'sign-in at the console refused');
    return sendRefused(reply, 'brokenOff');
  }
  if (!(error instanceof ProviderDown)) throw error;
  log.warn({ vendor: 'partner-oidc', why: error.message }, 'vendor down');
  return sendRefused(reply, 'unavailable');
}

const sendRefused = (reply: FastifyReply, refused: Refused): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`/sign-in?refused=${refused}`, 303);
