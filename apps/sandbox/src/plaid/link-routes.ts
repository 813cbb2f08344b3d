import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { bankSignIn } from './bank-sign-in.ts';
import { INSTITUTIONS, institutionById } from './institutions.ts';
import { linkTexts } from './link-texts.ts';
import {
  type Account,
  issuePublicToken,
  type LinkToken,
  newAccounts,
  newItem,
  type PlaidStore,
} from './store.ts';
import type { PlaidWebhooks } from './webhooks.ts';

type FlowBody = {
  token?: string;
  institutionId?: string;
  username?: string;
  password?: string;
  code?: string;
  loginId?: string;
  accountId?: string;
  linkSessionId?: string;
};
type Login = { institutionId: string; accounts: Account[]; isOtherOwner: boolean };

export function registerLinkFlow(
  app: FastifyInstance,
  store: PlaidStore,
  webhooks: PlaidWebhooks,
): void {
  const logins = new Map<string, Login>();
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const initialize = read('./link-initialize.browser.js');
  const flow = read('./flow.browser.js');
  const liveToken = (token: string | undefined): LinkToken | undefined => {
    const one = store.linkTokens.get(token ?? '');
    return one && Date.now() < one.endsAtMs ? one : undefined;
  };

  app.get('/link/v2/stable/link-initialize.js', (_request, reply) =>
    reply.type('text/javascript').send(initialize),
  );
  app.get('/link/v2/flow.js', (_request, reply) => reply.type('text/javascript').send(flow));

  app.get<{ Querystring: { token?: string; origin?: string } }>('/link/flow', (request, reply) => {
    const token = liveToken(request.query.token);
    const texts = linkTexts(token?.language ?? 'en', token?.clientName ?? '');
    const boot = {
      token: request.query.token ?? '',
      origin: request.query.origin ?? '',
      isExpired: token === undefined,
      linkSessionId: randomUUID(),
      institutions: INSTITUTIONS.filter((one) => token?.countries.includes(one.country)).map(
        ({ id, name }) => ({ id, name }),
      ),
      texts,
    };
    const body = '<div id="step"></div><p id="status" role="status"></p>';
    reply.type('text/html').header('cache-control', 'no-store');
    return reply.send(
      htmlPage({
        lang: texts.lang,
        title: escapeHtml(texts.title),
        body,
        boot,
        scriptSrc: '/link/v2/flow.js',
      }),
    );
  });

  app.post<{ Body: FlowBody }>('/link/flow/sign-in', (request, reply) => {
    const { token, institutionId = '', username = '', password = '', code } = request.body ?? {};
    const link = liveToken(token);
    const institution = institutionById(institutionId);
    if (!link || !institution) return reply.code(410).send({ kind: 'expired' });
    const result = bankSignIn(username.trim(), password, code?.trim());
    if (result.kind !== 'in') return reply.send(result);
    const accounts = newAccounts(institution).filter((one) => link.subtypes.includes(one.subtype));
    const loginId = randomUUID();
    logins.set(loginId, { institutionId, accounts, isOtherOwner: result.isOtherOwner });
    return reply.send({
      kind: 'in',
      loginId,
      accounts: accounts.map(({ id, mask, subtype }) => ({ id, mask, subtype })),
    });
  });

  app.post<{ Body: FlowBody }>('/link/flow/finish', (request, reply) => {
    const { token, loginId = '', accountId, linkSessionId = '' } = request.body ?? {};
    const link = liveToken(token);
    const login = logins.get(loginId);
    const account = login?.accounts.find((one) => one.id === accountId);
    const institution = institutionById(login?.institutionId ?? '');
    if (!link || !login || !account || !institution)
      return reply.code(410).send({ kind: 'expired' });
    logins.delete(loginId);
    const mended = store.items.get(link.accessToken ?? '');
    if (mended) mended.error = null;
    const item =
      mended ??
      newItem({
        institution,
        accounts: [account],
        isOtherOwner: login.isOtherOwner,
        products: link.products,
        webhook: link.webhook,
      });
    const publicToken = issuePublicToken(store, item).token;
    const session = {
      link_token: link.token,
      link_session_id: linkSessionId,
      public_token: publicToken,
      public_tokens: [publicToken],
      status: 'SUCCESS',
    };
    webhooks.send(link.webhook, 'LINK', 'SESSION_FINISHED', session);
    const shown = {
      id: account.id,
      name: account.name,
      mask: account.mask,
      type: 'depository',
      subtype: account.subtype,
      verification_status: null,
      class_type: null,
    };
    const metadata = {
      institution: { name: institution.name, institution_id: institution.id },
      accounts: [shown],
      account: shown,
      account_id: account.id,
      link_session_id: linkSessionId,
      public_token: publicToken,
      transfer_status: null,
    };
    return reply.send({ publicToken, metadata });
  });
}
