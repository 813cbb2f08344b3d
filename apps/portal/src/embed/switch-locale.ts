import type { Locale } from '@signet/rulebook/reference/locales';
import { isCookieBlocked } from './blocks.ts';

const KEY = 'embed-locale';

/** True the first time that this document's tab is asked for the language: one that does not come is not asked for again and again. */
function isFirstTime(locale: Locale): boolean {
  try {
    const isNew = sessionStorage.getItem(KEY) !== locale;
    sessionStorage.setItem(KEY, locale);
    return isNew;
  } catch {
    return false; // without storage, a page that is loaded anew would ask for ever
  }
}

/** Shows the page in another language; typed answers stay, as with the page's own switch. */
export function switchLocale(locale: Locale): void {
  if (isCookieBlocked() || !isFirstTime(locale)) return;
  fetch(`?locale=${locale}`, { redirect: 'manual' }).then(
    () => window.location.reload(),
    () => undefined, // no connection: the note over the page says so
  );
}
