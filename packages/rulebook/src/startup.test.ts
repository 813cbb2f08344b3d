import { expect, test } from 'vitest';
import { STARTUP, type StartFacts, type StartLeads, startOf } from './startup.ts';

const theirs: StartFacts = { names: 'path', isPage: true, isLinkPage: false, isSignedIn: true, isTheirs: true, isClean: true };
const signedOut = { isSignedIn: false, isTheirs: false };

const CASES: [what: string, facts: Partial<StartFacts>, leads: StartLeads, row: string][] = [
  ['a link in an e-mail, signed out: sign in, then the same link', { names: 'query', ...signedOut }, 'signIn', 'link-signed-out'],
  ['a link to somebody else’s application', { names: 'query', isTheirs: false }, 'completed', 'link-not-theirs'],
  ['a link to one’s own', { names: 'query', isClean: false }, 'chosenPage', 'link'],
  ['a name and a tax id in the query', { names: 'nothing', isClean: false }, 'cleanAddress', 'unclean'],
  [
    'the same behind a page of an application, before anything is asked of anybody',
    { isClean: false, ...signedOut },
    'cleanAddress',
    'unclean',
  ],
  ['an address that is none', { names: 'nothing', isPage: false }, 'incorrectUrl', 'unknown'],
  ['get started', { names: 'nothing', ...signedOut }, 'page', 'before-an-id'],
  ['the phone’s page of a texted link, without a session', { isLinkPage: true, ...signedOut }, 'page', 'page-of-a-link'],
  ['a page of an application, signed out', signedOut, 'signIn', 'signed-out'],
  ['a page of somebody else’s application', { isTheirs: false }, 'completed', 'not-theirs'],
  ['a page of one’s own application', {}, 'page', 'theirs'],
];

test.each(CASES)('%s', (_what, changed, leads, row) => expect(startOf({ ...theirs, ...changed })).toEqual({ leads, row }));

test('every row of startup is reached by a case', () => {
  const reached = new Set(CASES.map(([, , , row]) => row));
  expect(STARTUP.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});
