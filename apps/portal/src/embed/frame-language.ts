import { splitEmbedQuery } from '@signet/rulebook/partners/embed-settings';
import type { Locale } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePlace } from '../platform/navigation.ts';
import { isCookieBlocked } from './blocks.ts';

const KEY = 'embed-locale';

/**
 * True when this tab already requested the locale, so that a locale that cannot be applied is not
 * requested in a loop.
 */
function wasRequestedBefore(requested: Locale): boolean {
  try {
    const isKnown = sessionStorage.getItem(KEY) === requested;
    sessionStorage.setItem(KEY, requested);
    return isKnown;
  } catch {
    return true; // without storage, reloading would loop forever
  }
}

/**
 * Switches to the parent's locale while keeping typed answers, like the page's own switch.
 * docs/decisions/0122.
 */
export function followParent(requested: Locale, shown: Locale): void {
  if (isCookieBlocked()) {
    followByAddress(requested, shown);
    return;
  }
  if (wasRequestedBefore(requested) || requested === shown) return;
  fetch(`?locale=${requested}`, { redirect: 'manual' }).then(
    () => window.location.reload(),
    () => undefined, // offline: the page's banner already reports it
  );
}

/** Without cookies, sets the locale in the address once; the server then renders in it. */
function followByAddress(requested: Locale, shown: Locale): void {
  const query = new URLSearchParams(window.location.search);
  if (requested === shown || query.get('locale') === requested) return;
  query.set('locale', requested);
  window.location.replace(`?${query}`);
}

/**
 * Without cookies, the frame's query parameters stay in every page's address, so that a reload
 * keeps them. docs/decisions/0122.
 */
export function useFrameAddress(): void {
  const [path] = usePlace();
  const [kept] = useState(() =>
    isCookieBlocked() ? splitEmbedQuery(window.location.search).frame : undefined,
  );
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (kept === undefined || kept.size === 0 || query.has('isEmbedMode')) return;
    window.history.replaceState(
      window.history.state,
      '',
      `${path}?${new URLSearchParams([...query, ...kept])}`,
    );
  }, [path, kept]);
}
