import { isStaffId, type StaffId } from '@signet/personas/staff';
import { createOpenIdProvider, type OpenIdProvider } from '../oidc/openid-provider.ts';
import type { World } from '../world.ts';
import { callDesk } from './call-desk.ts';
import { createStaffPeople, type StaffPeople } from './people.ts';
import { staffTexts } from './staff-texts.ts';

export const STAFF_OIDC_PATH = '/staff-oidc';
export const staffClientId = 'signet-desk';
export const staffClientSecret = 'sandbox-desk-secret';

/** The library's types leave this method out. */
type BackchannelClient = { backchannelLogout: (sub: string, sid: string) => Promise<void> };

type StaffSignIn = OpenIdProvider & {
  people: StaffPeople;
  /** Ends somebody's sessions here and tells the desk; returns how many ended and were told. */
  signOut: (sub: StaffId) => Promise<{ sessions: number; notified: number }>;
  sessionsOf: (sub: StaffId) => number;
};

/** The company's own sign-in, for those who work at the desk. */
export function createStaffSignIn(world: World): StaffSignIn {
  const { deskUrl } = world.config;
  const people = createStaffPeople();
  world.onReset(people.clear);
  const openId = createOpenIdProvider(world, {
    path: STAFF_OIDC_PATH,
    goBack: { url: deskUrl, words: (locales) => staffTexts(locales).back },
    cookiePrefix: 'sandbox_staff',
    clients: [
      {
        client_id: staffClientId,
        client_secret: staffClientSecret,
        redirect_uris: [`${deskUrl}/auth/callback`],
        post_logout_redirect_uris: [`${deskUrl}/sign-in`],
        backchannel_logout_uri: `${deskUrl}/auth/backchannel-logout`,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    configuration: {
      acrValues: ['phr', 'phrh', 'pwd'],
      claims: {
        openid: ['sub', 'acr', 'amr', 'auth_time', 'groups'],
        email: ['email', 'email_verified'],
        profile: ['name', 'locale'],
      },
      issueRefreshToken: () => true,
      rotateRefreshToken: true,
      features: { backchannelLogout: { enabled: true } },
      fetch: callDesk,
      findAccount: (_ctx, sub) => {
        if (!isStaffId(sub)) return undefined;
        const { email, name, locale, groups } = people.person(sub);
        return {
          accountId: sub,
          claims: () => ({ sub, email, email_verified: true, name, locale, groups }),
        };
      },
    },
  });

  const { provider, memory } = openId;
  const idsOf = (sub: StaffId): string[] =>
    memory
      .all('Session')
      .filter(({ accountId }) => accountId === sub)
      .map(({ uid }) => String(uid));
  const signOut: StaffSignIn['signOut'] = async (sub) => {
    const sessions = await Promise.all(idsOf(sub).map((uid) => provider.Session.findByUid(uid)));
    const desk = (await provider.Client.find(staffClientId)) as BackchannelClient | undefined;
    const sids = sessions.flatMap((session) => session?.sidFor(staffClientId) ?? []);
    await Promise.all(sessions.map((session) => session?.destroy()));
    const told = await Promise.allSettled(sids.map((sid) => desk?.backchannelLogout(sub, sid)));
    return {
      sessions: sessions.length,
      notified: told.filter(({ status }) => status === 'fulfilled').length, // the desk may be down
    };
  };
  return { ...openId, people, signOut, sessionsOf: (sub) => idsOf(sub).length };
}
