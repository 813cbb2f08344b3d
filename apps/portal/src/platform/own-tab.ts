/**
 * The way to somebody else's site, taken by a press before its address is known: this window, or from within a frame a tab of its own, because few
 * sites can be shown in one. Browsers open a tab for the press itself alone, so it waits there for its address. docs/decisions/0093.
 */
export function wayToTheirSite(isFramed: boolean): { go: (address: string) => void; stay: () => void } {
  const tab = isFramed ? window.open('', '_blank') : null;
  if (tab !== null) tab.opener = null;
  return {
    go: (address) => (tab ?? window).location.assign(address),
    stay: () => tab?.close(),
  };
}
