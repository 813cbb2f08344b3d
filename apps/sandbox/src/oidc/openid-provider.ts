import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { World } from '../world.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { signInTexts } from './sign-in-texts.ts';

const hourSeconds = 3600;

type ProviderSettings = {
  /** Path of the issuer, such as `/oidc`. */
  path: string;
  /** Where the pages that end here lead back to, and the words for it in the reader's language. */
  goBack: { url: string; words: (locales: unknown) => string };
  clients: ClientMetadata[];
  /**
   * Cookies ignore the port, so their names must differ from the product's and from another
   * provider's. docs/readings.md 107.
   */
  cookiePrefix: string;
  configuration: Configuration;
};

export type OpenIdProvider = {
  provider: Provider;
  memory: ReturnType<typeof createMemoryAdapter>;
  register: (app: FastifyInstance) => void;
  /** The page of an interaction that is unknown or over. */
  expiredPage: (locales: unknown, detail?: string) => string;
};

/** An OpenID provider for clients of ours, without consent; the caller shows who signs in. */
export function createOpenIdProvider(world: World, settings: ProviderSettings): OpenIdProvider {
  const { path, goBack, clients, cookiePrefix, configuration } = settings;
  const memory = createMemoryAdapter({ offsetNowMs: () => world.clock.current().offsetMs });
  world.onReset(memory.clear);

  const returnLink = (locales: unknown): string =>
    `<p><a class="button" href="${escapeHtml(goBack.url)}/">${goBack.words(locales)}</a></p>`;
  const expiredPage = (locales: unknown, detail = ''): string => {
    const texts = signInTexts(locales);
    const body = `<h1>${texts.expiredTitle}</h1><p>${texts.expired}</p>${returnLink(locales)}${detail}`;
    return htmlPage({ lang: texts.lang, title: texts.expiredTitle, body });
  };

  const provider = new Provider(`${world.config.publicUrl}${path}`, {
    adapter: memory.adapterFor,
    clients,
    jwks: { keys: [signingKey()] },
    conformIdTokenClaims: false, // e-mail and name also go into the ID token, as with most hosted providers
    pkce: { required: () => true },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: `${cookiePrefix}_session`,
        interaction: `${cookiePrefix}_interaction`,
        resume: `${cookiePrefix}_resume`,
      },
    },
    ttl: {
      Interaction: hourSeconds,
      Session: 14 * 24 * hourSeconds,
      Grant: 14 * 24 * hourSeconds,
      AccessToken: hourSeconds,
      IdToken: hourSeconds,
      AuthorizationCode: 60,
      RefreshToken: 24 * hourSeconds,
    },
    // Skips the consent page: the client gets every scope it requests.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, params } = ctx.oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({
        clientId: asking.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      const detail = escapeHtml(`${out.error}: ${out.error_description ?? ''}`);
      ctx.type = 'html';
      ctx.body = expiredPage(ctx.get('accept-language'), `<p class="sandbox">${detail}</p>`);
    },
    ...configuration,
    interactions: {
      ...configuration.interactions,
      url: (_ctx, { uid }) => `${path}/interaction/${uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const texts = signInTexts(ctx.oidc.params?.ui_locales ?? ctx.get('accept-language'));
          const body = `<h1>${texts.signingOut}</h1>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button>`;
          ctx.type = 'html';
          ctx.body = htmlPage({
            lang: texts.lang,
            title: texts.signingOut,
            body,
            script: "document.querySelector('button').click()",
          });
        },
        postLogoutSuccessSource: (ctx) => {
          const texts = signInTexts(ctx.get('accept-language'));
          const body = `<h1>${texts.signedOut}</h1>${returnLink(ctx.get('accept-language'))}`;
          ctx.type = 'html';
          ctx.body = htmlPage({ lang: texts.lang, title: texts.signedOut, body });
        },
      },
      revocation: { enabled: true },
      ...configuration.features,
    },
  });

  const register = (app: FastifyInstance): void => {
    const serve = provider.callback();
    // The provider parses request bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(`${path}/*`, async (request, reply) => {
      reply.hijack();
      const raw: typeof request.raw & { originalUrl?: string } = request.raw;
      raw.originalUrl = request.url;
      raw.url = request.url.slice(path.length);
      await serve(raw, reply.raw);
    });
  };
  return { provider, memory, register, expiredPage };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'sandbox' };
}
