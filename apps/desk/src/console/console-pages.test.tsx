import { CONSOLE_ROLES, type ConsoleRole, consoleScopesOf } from '@signet/rulebook/console/access';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { TEXTS as SHELL } from '../shell/texts.en-US.ts';
import { ConsolePages } from './app.tsx';
import { CONSOLE_PAGES, type ConsolePageId } from './console-pages.ts';
import { type ConsoleSession, ConsoleSessionProvider } from './session.tsx';

/** An address of each page. */
const EXAMPLES: Readonly<Record<ConsolePageId, string>> = {
  applicants: '/applicants',
  endpoints: '/endpoints',
  look: '/look',
  keys: '/keys',
  applicant: '/applicants/urn:app:0000-0000-0000-0000-0000',
};

const sessionOf = (roles: readonly ConsoleRole[]): ConsoleSession => ({
  person: { name: 'Nina Alvarez' },
  partner: { name: 'Northwind Bookings', referralUrlIds: ['northwind'] },
  roles: [...roles],
  scopes: consoleScopesOf(roles),
  mode: 'test',
  ...{ endsAt: 0, serverNow: 0 },
});

/** The page as its first frame has it, before anything was read. */
async function opened(roles: readonly ConsoleRole[], path: string): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <ConsoleSessionProvider session={sessionOf(roles)}>
        <ConsolePages />
      </ConsoleSessionProvider>
    </Router>,
  );
  return new Response(prelude).text();
}

const isNothing = (html: string): boolean => html.includes(SHELL.notFound.title);

describe.each(CONSOLE_ROLES)('%s', (role) => {
  test.each(entriesOf(CONSOLE_PAGES))(
    'opens %s as far as their scopes go',
    async (id, { scope }) => {
      const html = await opened([role], EXAMPLES[id]);
      expect(isNothing(html)).toBe(!consoleScopesOf([role]).includes(scope));
    },
  );

  test('finds nothing at an address of nobody', async () => {
    expect(isNothing(await opened([role], '/queue/all'))).toBe(true);
  });
});

test('without a role, every page is the same nothing', async () => {
  const pages = await Promise.all(Object.values(EXAMPLES).map((path) => opened([], path)));
  expect(pages.map(isNothing)).toEqual(pages.map(() => true));
});

test('says for which company it is, and whether what is shown is a test', async () => {
  const html = await opened(['support'], '/applicants');
  expect(html).toContain('Northwind Bookings');
  expect(html).toContain('Test');
});
