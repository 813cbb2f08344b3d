/** What is known of an address that somebody opens, before anything of it is shown. */
export type StartFacts = {
  /** Where an application is named: in the query of a link of ours, in the path, or nowhere. */
  names: 'query' | 'path' | 'nothing';
  /** True for an address that is a page of ours. */
  isPage: boolean;
  /** True for a page that its own link authorises. decisions.md, row 34. */
  isLinkPage: boolean;
  isSignedIn: boolean;
  /** True where the named application is there and theirs; both refusals look the same. decisions.md, row 19. */
  isTheirs: boolean;
  /** False where the query holds what must leave the address before anything else runs. decisions.md, row 10. */
  isClean: boolean;
};

/**
 * Where a start leads: to sign in and back, to the page that page choice names, to the root that says so, to the same address without its query,
 * to the incorrect-URL page, or to the page that was asked for.
 */
export type StartLeads = 'signIn' | 'chosenPage' | 'completed' | 'cleanAddress' | 'incorrectUrl' | 'page';

export type StartupRow = { id: string; when: (facts: StartFacts) => boolean; leads: StartLeads };

/** Where an address leads: the first row that holds. Document 1, section 2, section 4 (Application load failure, Startup redirects) and section 6. */
export const STARTUP: readonly StartupRow[] = [
  { id: 'link-signed-out', when: (at) => at.names === 'query' && !at.isSignedIn, leads: 'signIn' },
  { id: 'link-not-theirs', when: (at) => at.names === 'query' && !at.isTheirs, leads: 'completed' },
  { id: 'link', when: (at) => at.names === 'query', leads: 'chosenPage' },
  { id: 'unclean', when: (at) => !at.isClean, leads: 'cleanAddress' },
  { id: 'unknown', when: (at) => !at.isPage, leads: 'incorrectUrl' },
  { id: 'before-an-id', when: (at) => at.names === 'nothing', leads: 'page' },
  { id: 'page-of-a-link', when: (at) => at.isLinkPage, leads: 'page' },
  { id: 'signed-out', when: (at) => !at.isSignedIn, leads: 'signIn' },
  { id: 'not-theirs', when: (at) => !at.isTheirs, leads: 'completed' },
  { id: 'theirs', when: () => true, leads: 'page' },
];

/** Where the address leads, and the row that says so. */
export function startOf(facts: StartFacts): { leads: StartLeads; row: string } {
  const row = STARTUP.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of STARTUP holds for all facts');
  return { leads: row.leads, row: row.id };
}
