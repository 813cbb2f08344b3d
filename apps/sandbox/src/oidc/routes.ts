import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { World } from '../world.ts';
import { createSignIn } from './provider.ts';
import {
  brandLink,
  brandMark,
  brandStyle,
  type SignInBrand,
  signInBrand,
} from './sign-in-brand.ts';
import { type SignInTexts, signInTexts } from './sign-in-texts.ts';

type Uid = { Params: { uid: string } };

/** Marks a browser in which the provider's page is framed on another site. */
const FRAMED_COOKIE = 'sandbox_framed';

/**
 * Cross-site frames keep only partitioned cookies; over plain HTTP that works only on `localhost`,
 * as here. docs/decisions/0106.
 */
function partitionCookies({ headers }: FastifyRequest, { raw }: FastifyReply): void {
  const isAcrossSites =
    headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';
  if (!isAcrossSites && !headers.cookie?.includes(`${FRAMED_COOKIE}=`)) return;
  const writeHead = raw.writeHead.bind(raw) as (...args: unknown[]) => typeof raw; // covers all overloads
  raw.writeHead = (...args: unknown[]) => {
    const cookies = [raw.getHeader('set-cookie') ?? [], `${FRAMED_COOKIE}=yes; path=/oidc`]
      .flat()
      .map(String);
    raw.setHeader(
      'set-cookie',
      cookies.map(
        (cookie) =>
          `${cookie.replaceAll(/;\s*(samesite=\w+|secure)(?=;|$)/gi, '')}; Secure; SameSite=None; Partitioned`,
      ),
    );
    return writeHead(...args);
  };
}

export async function registerOidc(app: FastifyInstance, world: World): Promise<void> {
  const { provider, remember, register, expiredPage } = createSignIn(world);
  app.addHook('onRequest', async (request, reply) => partitionCookies(request, reply));

  await app.register(async (pages) => {
    await pages.register(formbody);
    // The provider throws when the interaction is unknown or expired.
    pages.setErrorHandler((_error, request, reply) =>
      reply.code(400).type('text/html').send(expiredPage(request.headers['accept-language'])),
    );

    pages.get<Uid>('/oidc/interaction/:uid', async (request, reply) => {
      const { params } = await provider.interactionDetails(request.raw, reply.raw);
      const texts = signInTexts(params.ui_locales ?? request.headers['accept-language']);
      const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
      return reply
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(
          signInPage(texts, {
            email: hint,
            brand: await signInBrand(params.redirect_uri, params['ext-referral']),
          }),
        );
    });

    pages.post<Uid & { Body: { email?: string } }>(
      '/oidc/interaction/:uid',
      async (request, reply) => {
        const { params } = await provider.interactionDetails(request.raw, reply.raw);
        const texts = signInTexts(params.ui_locales ?? request.headers['accept-language']);
        const email = (request.body?.email ?? '').trim();
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
          const brand = await signInBrand(params.redirect_uri, params['ext-referral']);
          return reply
            .type('text/html')
            .send(signInPage(texts, { email, brand, error: texts.wrongEmail }));
        }
        reply.hijack();
        await provider.interactionFinished(request.raw, reply.raw, {
          login: { accountId: remember(email).sub, remember: true },
        });
      },
    );
  });

  await app.register(async (protocol) => register(protocol));
}

type Shown = { email: string; brand: SignInBrand | undefined; error?: string };

function signInPage(texts: SignInTexts, { email, brand, error }: Shown): string {
  const body = `${brand ? brandMark(brand) : ''}<h1>${texts.title}</h1>
<p class="soft">${texts.lead}</p>
<form method="post" novalidate>
<div class="field">
<label for="email">${texts.email}</label>
${error ? `<p class="error" id="email-error" role="alert">${error}</p>` : ''}
<input id="email" name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" required
 value="${escapeHtml(email)}"${error ? ' aria-invalid="true" aria-describedby="email-error" autofocus' : ' autofocus'}>
</div>
<button type="submit">${texts.submit}</button>
</form>
<p class="sandbox">${texts.sandbox}</p>`;
  const title = brand ? `${texts.title} – ${escapeHtml(brand.name)}` : texts.title;
  return htmlPage({
    lang: texts.lang,
    title,
    body,
    brand: brand && { theme: brand.theme, style: brandStyle(brand), link: brandLink(brand) },
  });
}
