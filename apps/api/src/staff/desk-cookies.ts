import { LIMITS } from '@signet/rulebook/core/limits';
import {
  LOCALE_IDS,
  type Locale,
  type LocaleRow,
  localeFromAcceptLanguage,
  localeRow,
} from '@signet/rulebook/reference/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';

const isHttps = ({ desk }: Pick<Config, 'desk'>): boolean =>
  desk?.url.startsWith('https:') === true;

const nameOf = (cookie: string, config: Pick<Config, 'desk'>): string =>
  isHttps(config) ? `__Host-${cookie}` : cookie;

const rulesOf = (config: Pick<Config, 'desk'>) =>
  ({ path: '/', secure: isHttps(config), httpOnly: true }) as const;

const cookieOf = ({ cookies }: FastifyRequest, name: string): string | undefined => {
  const value = cookies[name];
  return value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : undefined;
};

/** The session at the desk: never sent by a request that another site begins. */
export const deskTokenOf = (
  request: FastifyRequest,
  config: Pick<Config, 'desk'>,
): string | undefined => cookieOf(request, nameOf('desk', config));

export const setDeskCookie = (
  reply: FastifyReply,
  token: string,
  config: Pick<Config, 'desk'>,
): FastifyReply =>
  reply.setCookie(nameOf('desk', config), token, {
    ...rulesOf(config),
    sameSite: 'strict',
    maxAge: LIMITS.staffSessionMs / 1000,
  });

export const clearDeskCookie = (reply: FastifyReply, config: Pick<Config, 'desk'>): FastifyReply =>
  reply.clearCookie(nameOf('desk', config), { ...rulesOf(config), sameSite: 'strict' });

const LANGUAGE_COOKIE = 'desk-language';

/** The desk is built in the languages that stand for themselves; a variety reads its own. */
function deskLocale(wanted: string | undefined): Locale {
  const locale = localeFromAcceptLanguage(wanted);
  const { fallback }: LocaleRow = localeRow(locale);
  return LOCALE_IDS.find((id) => id === fallback) ?? locale;
}

/** As the provider named it at the last sign-in here, else as the browser does. */
export const deskLocaleOf = (request: FastifyRequest, config: Pick<Config, 'desk'>): Locale =>
  deskLocale(
    request.cookies[nameOf(LANGUAGE_COOKIE, config)] ?? request.headers['accept-language'],
  );

/** Outlives the session, so that the page to sign in again is in the language of its person. */
export const setLanguageCookie = (
  reply: FastifyReply,
  claimed: string | undefined,
  config: Pick<Config, 'desk'>,
): FastifyReply =>
  claimed === undefined
    ? reply
    : reply.setCookie(nameOf(LANGUAGE_COOKIE, config), deskLocale(claimed), {
        ...rulesOf(config),
        sameSite: 'strict',
        maxAge: LIMITS.staffSessionMs / 1000,
      });

/** Binds the provider's answer to this browser; lax, because the provider leads back to us. */
export const setSignInCookie = (
  reply: FastifyReply,
  state: string,
  config: Pick<Config, 'desk'>,
): FastifyReply =>
  reply.setCookie(nameOf('desk-sign-in', config), state, {
    ...rulesOf(config),
    sameSite: 'lax',
    maxAge: LIMITS.signInStateMs / 1000,
  });

/** Read once. */
export function takeSignInCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'desk'>,
): string | undefined {
  const name = nameOf('desk-sign-in', config);
  reply.clearCookie(name, { ...rulesOf(config), sameSite: 'lax' });
  return cookieOf(request, name);
}
