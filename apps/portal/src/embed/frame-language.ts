import { splitEmbedQuery } from '@signet/rulebook/partners/embed-settings';
import type { Locale } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePlace } from '../platform/navigation.ts';
import { isCookieBlocked } from './blocks.ts';

const KEY = 'embed-locale';

/** True when this tab already requested the locale, so that a locale that cannot be applied is not requested in a loop. */
function isKnownAsk(asked: Locale): boolean {
  try {
    const isKnown = sessionStorage.getItem(KEY) === asked;
    sessionStorage.setItem(KEY, asked);
    return isKnown;
  } catch {
    return true; // without storage, reloading would loop forever
  }
}

/** Switches to the parent's locale while keeping typed answers, like the page's own switch. docs/decisions/0122. */
export function followParent(asked: Locale, shown: Locale): void {
  if (isCookieBlocked()) {
    followByAddress(asked, shown);
    return;
  }
  if (isKnownAsk(asked) || asked === shown) return;
  fetch(`?locale=${asked}`, { redirect: 'manual' }).then(
    () => window.location.reload(),
    () => undefined, // offline: the page's banner already reports it
  );
}

/** Without cookies, sets the locale in the address once; the server then renders in it. */
function followByAddress(asked: Locale, shown: Locale): void {
  const query = new URLSearchParams(window.location.search);
  if (asked === shown || query.get('locale') === asked) return;
  query.set('locale', asked);
  window.location.replace(`?${query}`);
}

/** Without cookies, the frame's query parameters stay in every page's address, so that a reload keeps them. docs/decisions/0122. */
export function useFrameAddress(): void {
  const [path] = usePlace();
  const [kept] = useState(() => (isCookieBlocked() ? splitEmbedQuery(window.location.search).frame : undefined));
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (kept === undefined || kept.size === 0 || query.has('isEmbedMode')) return;
    window.history.replaceState(window.history.state, '', `${path}?${new URLSearchParams([...query, ...kept])}`);
  }, [path, kept]);
}
