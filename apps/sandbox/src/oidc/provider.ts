import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { World } from '../world.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { signInTexts } from './sign-in-texts.ts';

export const oidcClientId = 'signet';
export const oidcClientSecret = 'sandbox-secret';

const hourSeconds = 3600;

type SignIn = { provider: Provider; remember: (email: string) => SandboxUser };

export function createSignIn(world: World): SignIn {
  const users = new Map<string, SandboxUser>();
  const memory = createMemoryAdapter({ offsetNowMs: () => world.clock.current().offsetMs });
  world.onReset(() => {
    users.clear();
    memory.clear();
  });

  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check(
      'other_person',
      'the hinted person is not the one who is signed in',
      (ctx) => {
        const hint = ctx.oidc.params?.login_hint;
        const isOther =
          typeof hint === 'string' &&
          ctx.oidc.session?.accountId !== userByEmail(hint).sub &&
          !ctx.oidc.result?.login;
        return isOther
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT;
      },
    ),
  );

  const origins = world.config.portalOrigins;
  const provider = new Provider(`${world.config.publicUrl}/oidc`, {
    adapter: memory.adapterFor,
    clients: [
      {
        client_id: oidcClientId,
        client_secret: oidcClientSecret,
        redirect_uris: origins.map((origin) => `${origin}/auth/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
            format: 'jwk',
          }),
          use: 'sig',
          alg: 'RS256',
          kid: 'sandbox',
        },
      ],
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // e-mail and name also go into the ID token, as with most hosted providers
    pkce: { required: () => true },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Cookies ignore the port, so these names must differ from the product's. docs/readings.md
      // 107.
      names: {
        session: 'sandbox_session',
        interaction: 'sandbox_interaction',
        resume: 'sandbox_resume',
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
    interactions: { policy, url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    extraParams: ['ext-referral'],
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
          ctx.type = 'html';
          ctx.body = htmlPage({
            lang: texts.lang,
            title: texts.signedOut,
            body: `<h1>${texts.signedOut}</h1>${returnLink(world, texts.back)}`,
          });
        },
      },
      revocation: { enabled: true },
    },
    findAccount: (_ctx, sub) => {
      const user = users.get(sub);
      if (!user) return undefined;
      return {
        accountId: sub,
        claims: () => ({ sub, email: user.email, email_verified: true, name: user.name }),
      };
    },
    // Skips the consent page: the client gets every scope it requests.
    loadExistingGrant: async (ctx) => {
      const { client, session, params } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      const texts = signInTexts(ctx.get('accept-language'));
      const detail = escapeHtml(`${out.error}: ${out.error_description ?? ''}`);
      ctx.type = 'html';
      ctx.body = htmlPage({
        lang: texts.lang,
        title: texts.expiredTitle,
        body: `<h1>${texts.expiredTitle}</h1><p>${texts.expired}</p>${returnLink(world, texts.back)}<p class="sandbox">${detail}</p>`,
      });
    },
  });

  return {
    provider,
    remember: (email) => {
      const user = userByEmail(email);
      users.set(user.sub, user);
      return user;
    },
  };
}

export function returnLink(world: World, words: string): string {
  return `<p><a class="button" href="${escapeHtml(world.config.productUrl)}/">${words}</a></p>`;
}

export type SandboxUser = { sub: string; email: string; name: string };

/** Derives the user from the e-mail address, so the same address is always the same person. */
export function userByEmail(email: string): SandboxUser {
  const address = email.trim().toLowerCase();
  const sub = `usr_${createHash('sha256').update(address).digest('hex').slice(0, 24)}`;
  return { sub, email: address, name: nameFrom(address) };
}

function nameFrom(address: string): string {
  const words = (address.split('@')[0] ?? '').split('+')[0]?.split(/[._-]+/) ?? [];
  return words
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
