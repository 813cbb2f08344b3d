import { splitEmbedQuery } from '@signet/rulebook/partners/embed-settings';
import type { Locale } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePlace } from '../platform/navigation.ts';
import { isCookieBlocked } from './blocks.ts';

const KEY = 'embed-locale';

/** True where this tab's frame was asked for the language before: one that does not come is not asked for again and again. */
function isKnownAsk(asked: Locale): boolean {
  try {
    const isKnown = sessionStorage.getItem(KEY) === asked;
    sessionStorage.setItem(KEY, asked);
    return isKnown;
  } catch {
    return true; // without storage, a page that is loaded anew would ask for ever
  }
}

/** Shows the page in the language that the parent asks for; typed answers stay, as with the page's own switch. docs/decisions/0122. */
export function followParent(asked: Locale, shown: Locale): void {
  if (isCookieBlocked()) {
    followByAddress(asked, shown);
    return;
  }
  if (isKnownAsk(asked) || asked === shown) return;
  fetch(`?locale=${asked}`, { redirect: 'manual' }).then(
    () => window.location.reload(),
    () => undefined, // no connection: the note over the page says so
  );
}

/** Where the browser keeps no cookie for the frame, the address names the language, once: the server shows the page in it. */
function followByAddress(asked: Locale, shown: Locale): void {
  const query = new URLSearchParams(window.location.search);
  if (asked === shown || query.get('locale') === asked) return;
  query.set('locale', asked);
  window.location.replace(`?${query}`);
}

/**
 * Where the browser keeps no cookie for the frame, what concerns the frame stays in the address of every page, so that it holds through a reload:
 * who is spoken to, the language and the country. docs/decisions/0122.
 */
export function useFrameAddress(): void {
  const [path] = usePlace();
  const [kept] = useState(() => (isCookieBlocked() ? splitEmbedQuery(window.location.search).frame : undefined));
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (kept === undefined || kept.size === 0 || query.has('isEmbedMode')) return;
    window.history.replaceState(window.history.state, '', `${path}?${new URLSearchParams([...query, ...kept])}`);
  }, [path, kept]);
}
