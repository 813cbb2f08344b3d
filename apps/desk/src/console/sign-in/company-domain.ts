const SETTING = 'console.domain';

/** The domain of a work address; only that part leaves the page. */
export function domainOf(address: string): string | undefined {
  const [, domain] = /^[^\s@]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(address.trim()) ?? [];
  return domain?.toLowerCase();
}

/** Where the sign-in of a company starts, and the page of ours that it leads back to. */
export const startPath = (domain: string, path: string): string =>
  `/auth/start?${new URLSearchParams({ domain, path: /^\/(?![/\\])/.test(path) ? path : '/' })}`;

/** The company of the last sign-in on this computer. */
export const keptDomain = (): string | undefined => {
  try {
    return localStorage.getItem(SETTING) ?? undefined;
  } catch {
    return undefined; // no storage, no memory
  }
};

export function keepDomain(domain: string | undefined): void {
  try {
    if (domain === undefined) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, domain);
  } catch {
    return; // it is asked for again, then
  }
}
