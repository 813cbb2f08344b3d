import formbody from '@fastify/formbody';
import {
  isPartnerPersonId,
  PARTNER_PERSON_IDS,
  type PartnerPersonId,
  partnerPersonRow,
} from '@signet/personas/partner-people';
import { localized } from '@signet/rulebook/core/localized';
import { languageOf, localeFromAcceptLanguage } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { createOpenIdProvider } from '../oidc/openid-provider.ts';
import { localeList, pageTexts } from '../page-texts.ts';
import type { World } from '../world.ts';
import type { TEXTS } from './company-texts.en-US.ts';

const PARTNER_OIDC_PATH = '/partner-oidc';

type Uid = { Params: { uid: string } };
type Texts = typeof TEXTS;

const BY_LANGUAGE = await pageTexts<Texts>(import.meta.resolve('./company-texts.en-US.ts'));
const textsFor = (locales: unknown): Texts =>
  localized(BY_LANGUAGE, languageOf(localeFromAcceptLanguage(localeList(locales))));

const emailOf = (sub: PartnerPersonId): string => `${sub}@${partnerPersonRow(sub).company}.example`;

/**
 * A hosted provider that serves two companies, each by a client of its own; anybody whom it knows
 * can sign in at either, as at such providers, so the console must tell them apart.
 */
export async function registerPartnerOidc(app: FastifyInstance, world: World): Promise<void> {
  const { consoleUrl } = world.config;
  const { provider, register, expiredPage } = createOpenIdProvider(world, {
    path: PARTNER_OIDC_PATH,
    goBack: { url: consoleUrl, words: (locales) => textsFor(locales).back },
    cookiePrefix: 'sandbox_company',
    clients: ['northwind', 'harbor'].map((company) => ({
      client_id: `signet-${company}`,
      client_secret: `sandbox-${company}-secret`,
      redirect_uris: [`${consoleUrl}/auth/callback`],
      post_logout_redirect_uris: [`${consoleUrl}/sign-in`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    configuration: {
      acrValues: ['phr', 'pwd'],
      claims: {
        openid: ['sub', 'acr', 'amr', 'auth_time', 'groups'],
        email: ['email', 'email_verified'],
        profile: ['name', 'locale'],
      },
      findAccount: (_ctx, sub) => {
        if (!isPartnerPersonId(sub)) return undefined;
        const { name, locale, groups } = partnerPersonRow(sub);
        return {
          accountId: sub,
          claims: () => ({
            ...{ sub, email: emailOf(sub), email_verified: true },
            ...{ name, locale, groups: [...groups] },
          }),
        };
      },
    },
  });

  await app.register(async (pages) => {
    await pages.register(formbody);
    // The provider throws when the interaction is unknown or expired.
    pages.setErrorHandler((_error, request, reply) =>
      reply.code(400).type('text/html').send(expiredPage(request.headers['accept-language'])),
    );
    const path = `${PARTNER_OIDC_PATH}/interaction/:uid`;
    pages.get<Uid>(path, async (request, reply) => {
      const { params } = await provider.interactionDetails(request.raw, reply.raw);
      return reply
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(choicePage(textsFor(params.ui_locales ?? request.headers['accept-language'])));
    });
    pages.post<Uid & { Body: { person?: string } }>(path, async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      const sub = request.body?.person ?? '';
      if (!isPartnerPersonId(sub))
        return reply.code(404).send({ message: 'The provider does not know this person' });
      const [acr, amr] = partnerPersonRow(sub).hasNoMfa
        ? ['pwd', ['pwd']]
        : ['phr', ['pop', 'hwk']];
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, {
        login: { accountId: sub, remember: true, acr: String(acr), amr: [...(amr ?? [])] },
      });
    });
  });
  await app.register(async (protocol) => register(protocol));
}

function choicePage(texts: Texts): string {
  const buttons = PARTNER_PERSON_IDS.map(
    (sub) => `<li><button class="row" name="person" value="${sub}">
<span>${escapeHtml(partnerPersonRow(sub).name)}</span> <span class="soft">${escapeHtml(wordsOf(texts, sub))}</span></button></li>`,
  );
  const body = `<h1>${texts.title}</h1>
<p class="soft">${texts.lead}</p>
<form method="post"><ul class="people">
${buttons.join('\n')}
</ul></form>
<p class="sandbox">${texts.sandbox}</p>`;
  return htmlPage({ lang: texts.lang, title: texts.title, body });
}

function wordsOf(texts: Texts, sub: PartnerPersonId): string {
  const { company, groups, hasNoMfa } = partnerPersonRow(sub);
  return [
    texts.companies[company],
    ...(groups.length === 0 ? [texts.noGroup] : groups.map((group) => texts.roles[group])),
    ...(hasNoMfa ? [texts.noMfa] : []),
  ].join(', ');
}
