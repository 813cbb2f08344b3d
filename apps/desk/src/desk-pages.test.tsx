import { entriesOf } from '@signet/rulebook/core/keys-of';
import {
  isKeyRole,
  permissionsOf,
  STAFF_ROLES,
  type StaffRole,
} from '@signet/rulebook/staff/permissions';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { Pages } from './app.tsx';
import { DESK_PAGES, type DeskPageId } from './desk-pages.ts';
import { SessionProvider, type StaffSession } from './session/session.tsx';
import { TEXTS } from './shell/texts.en-US.ts';

const PEOPLE = STAFF_ROLES.filter((role) => !isKeyRole(role));

/** An address of each page. */
const EXAMPLES: Readonly<Record<DeskPageId, string>> = {
  queue: '/queue/late',
  audit: '/audit',
  secrets: '/audit/secrets',
  exports: '/audit/exports',
  funnel: '/insight/funnel',
  levels: '/insight/levels',
  sources: '/insight/sources',
  looks: '/blind-looks',
  policy: '/policy',
  partners: '/partners',
  partner: '/partners/ledger',
  administration: '/admin',
  search: '/search',
  story: '/a/K7QM-3XPD/story',
  case: '/a/K7QM-3XPD/bank',
};

const sessionOf = (role: StaffRole): StaffSession => ({
  staff: { id: 'rev_1', name: 'Robin Ashe' },
  roles: [role],
  permissions: permissionsOf([role]),
  ...{ locksAt: 0, endsAt: 0, provenUntil: 0, serverNow: 0 },
  environment: 'test',
});

/** The page as its first frame has it, before anything was read. */
async function opened(role: StaffRole, path: string): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <SessionProvider session={sessionOf(role)}>
        <Pages />
      </SessionProvider>
    </Router>,
  );
  return new Response(prelude).text();
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, href]) => href ?? []);

const isNothing = (html: string): boolean => html.includes(TEXTS.notFound.title);

describe.each(PEOPLE)('%s', (role) => {
  const permissions = permissionsOf([role]);
  test.each(entriesOf(DESK_PAGES))(
    'opens %s with its permission, else nothing is there',
    async (id, { may }) => {
      const html = await opened(role, EXAMPLES[id]);
      if (permissions.includes(may)) expect(isNothing(html)).toBe(false);
      else expect(html).toBe(await opened(role, '/no-such-page'));
    },
  );

  test('may open whatever the page offers', async () => {
    const [home = '/'] = hrefsIn(await opened(role, '/no-such-page')).filter(
      (href) => href !== '/',
    );
    for (const href of hrefsIn(await opened(role, home)).filter((one) => one !== '/'))
      expect([href, isNothing(await opened(role, href))]).toEqual([href, false]);
  });
});
