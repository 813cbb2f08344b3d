import { LIMITS } from '@signet/rulebook/core/limits';
import {
  LOCALE_IDS,
  type Locale,
  type LocaleRow,
  localeFromAcceptLanguage,
  localeRow,
} from '@signet/rulebook/reference/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages are built in the languages that stand for themselves; a variety reads its own. */
function builtLocale(wanted: string | undefined): Locale {
  const locale = localeFromAcceptLanguage(wanted);
  const { fallback }: LocaleRow = localeRow(locale);
  return LOCALE_IDS.find((id) => id === fallback) ?? locale;
}

const cookieOf = ({ cookies }: FastifyRequest, name: string): string | undefined => {
  const value = cookies[name];
  return value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : undefined;
};

type Cookies = { name: string; url: string | undefined; sessionMs: number };

/** The cookies of a listener that has a sign-in of its own, such as the desk’s. */
export function listenerCookies({ name, url, sessionMs }: Cookies) {
  const isHttps = url?.startsWith('https:') === true;
  const nameOf = (cookie: string): string => (isHttps ? `__Host-${cookie}` : cookie);
  const rules = { path: '/', secure: isHttps, httpOnly: true } as const;
  const maxAge = sessionMs / 1000;
  const [session, language, signIn] = [
    nameOf(name),
    nameOf(`${name}-language`),
    nameOf(`${name}-sign-in`),
  ];
  return {
    /** The session: never sent by a request that another site begins. */
    tokenOf: (request: FastifyRequest): string | undefined => cookieOf(request, session),
    setToken: (reply: FastifyReply, token: string): FastifyReply =>
      reply.setCookie(session, token, { ...rules, sameSite: 'strict', maxAge }),
    clearToken: (reply: FastifyReply): FastifyReply =>
      reply.clearCookie(session, { ...rules, sameSite: 'strict' }),
    /** As the provider named it at the last sign-in here, else as the browser does. */
    localeOf: (request: FastifyRequest): Locale =>
      builtLocale(request.cookies[language] ?? request.headers['accept-language']),
    /** Outlives the session, so that the page to sign in again is in the language of its person. */
    setLanguage: (reply: FastifyReply, claimed: string | undefined): FastifyReply =>
      claimed === undefined
        ? reply
        : reply.setCookie(language, builtLocale(claimed), { ...rules, sameSite: 'strict', maxAge }),
    /** Binds the provider's answer to this browser; lax, because the provider leads back to us. */
    setSignIn: (reply: FastifyReply, state: string): FastifyReply =>
      reply.setCookie(signIn, state, {
        ...rules,
        sameSite: 'lax',
        maxAge: LIMITS.signInStateMs / 1000,
      }),
    /** Read once. */
    takeSignIn: (request: FastifyRequest, reply: FastifyReply): string | undefined => {
      reply.clearCookie(signIn, { ...rules, sameSite: 'lax' });
      return cookieOf(request, signIn);
    },
  };
}
