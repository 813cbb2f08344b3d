import { createHash } from 'node:crypto';
import { interactionPolicy } from 'oidc-provider';
import type { World } from '../world.ts';
import { createOpenIdProvider, type OpenIdProvider } from './openid-provider.ts';
import { signInTexts } from './sign-in-texts.ts';

export const oidcClientId = 'signet';
export const oidcClientSecret = 'sandbox-secret';

type SignIn = OpenIdProvider & { remember: (email: string) => SandboxUser };

export function createSignIn(world: World): SignIn {
  const users = new Map<string, SandboxUser>();
  world.onReset(() => users.clear());

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
  const openId = createOpenIdProvider(world, {
    path: '/oidc',
    goBack: { url: world.config.productUrl, words: (locales) => signInTexts(locales).back },
    cookiePrefix: 'sandbox',
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
    configuration: {
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      interactions: { policy },
      extraParams: ['ext-referral'],
      findAccount: (_ctx, sub) => {
        const user = users.get(sub);
        if (!user) return undefined;
        return {
          accountId: sub,
          claims: () => ({ sub, email: user.email, email_verified: true, name: user.name }),
        };
      },
    },
  });

  return {
    ...openId,
    remember: (email) => {
      const user = userByEmail(email);
      users.set(user.sub, user);
      return user;
    },
  };
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
