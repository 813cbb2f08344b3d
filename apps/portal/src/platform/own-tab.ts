/**
 * Opens an external site whose address is not known yet: in this window, or from a frame in a new
 * tab, because most sites refuse framing. The tab opens immediately, since browsers only allow that
 * during the press itself. docs/decisions/0093.
 */
export function wayToTheirSite(isFramed: boolean): {
  go: (address: string) => void;
  stay: () => void;
} {
  const tab = isFramed ? window.open('', '_blank') : null;
  if (tab !== null) tab.opener = null;
  return {
    go: (address) => (tab ?? window).location.assign(address),
    stay: () => tab?.close(),
  };
}
