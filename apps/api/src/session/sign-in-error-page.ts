import { PORTALS } from '@signet/rulebook/reference/portals';
import { plainPage } from '../platform/http/plain-page.ts';
import type { RequestContext } from '../platform/http/read-request.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { SIGN_IN_ERROR_TEXTS } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ SIGN_IN_ERROR_TEXTS: typeof SIGN_IN_ERROR_TEXTS }>(import.meta.resolve('./texts.en-US.ts'));

type Where = Pick<RequestContext, 'locale' | 'portal'> & { path: string };

/** What a person sees where sign-in did not work, with the way to try it again. */
export function signInErrorPage(what: 'down' | 'refused' | 'tooMany', { locale, portal, path }: Where): string {
  const { title, text, again } = TEXTS[locale].SIGN_IN_ERROR_TEXTS[what];
  const { brand } = PORTALS[portal];
  return plainPage({
    locale,
    brand,
    title,
    text,
    links: [
      { href: `/auth/start?path=${encodeURIComponent(path)}`, label: again },
      { href: '/', label: '←' },
    ],
  });
}
