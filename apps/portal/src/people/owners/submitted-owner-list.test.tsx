import type { ApplicationView } from '@signet/rulebook/application-view';
import type { OwnerView } from '@signet/rulebook/people/view';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { application, bootAt, id } from '@signet/testing/sample-boot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstPageTexts } from '../../first-page-texts.ts';
import { PortalProvider } from '../../platform/application.tsx';
import { loadNeededTexts } from '../../platform/texts/load-texts.ts';
import { TextProvider } from '../../platform/texts/text-provider.tsx';
import { SubmittedOwnerList } from './submitted-owner-list.tsx';

const DAY = 86_400_000;
const { serverNow } = application;

const owner = (firstName: string, more: Partial<OwnerView>): OwnerView => ({
  id: firstName,
  type: 'OWNER',
  status: 'completed',
  firstName,
  lastName: 'Rowe',
  email: `${firstName.toLowerCase()}@example.com`,
  ownershipPercentage: '25',
  mayEdit: true,
  ...more,
});
const you = owner('Chloé', { type: 'APPLICANT_OWNER', ownershipPercentage: '40' });
const sentTo = (more: Partial<OwnerView['invitation']> = {}): OwnerView['invitation'] => ({
  isOpen: true,
  left: 3,
  delivery: 'accepted',
  sentAt: serverNow - DAY,
  answerBy: serverNow + 10 * DAY,
  ...more,
});
const dana = owner('Dana', { verification: 'started', invitation: sentTo() });
const theo = owner('Theo', { verification: 'invited', invitation: sentTo() });

async function draw(
  locale: Locale,
  list: readonly OwnerView[],
  more: Partial<ApplicationView> = {},
): Promise<string> {
  await loadNeededTexts(locale);
  const view: ApplicationView = {
    ...application,
    openPages: ['success', 'owners'],
    home: {
      ...application.home,
      row: 'owner',
      works: { online: true, inPerson: true, payouts: 'held' },
    },
    owners: { stage: 'closed', mayAdd: false, companies: [], list: [...list] },
    ...more,
  };
  const html = renderToStaticMarkup(
    <PortalProvider boot={bootAt(`/${id}/owners`, locale, view)}>
      <TextProvider texts={firstPageTexts(locale)}>
        <SubmittedOwnerList stage="closed" />
      </TextProvider>
    </PortalProvider>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  return html.replaceAll('<!-- -->', '');
}

const titleOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
const leadOf = (html: string): string => /class="lead">(.*?)<\/div>/.exec(html)?.[1] ?? '';
const primariesOf = (html: string): string[] =>
  [...html.matchAll(/class="btn btn-primary"[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );

test.each<[string, readonly OwnerView[], string, RegExp]>([
  [
    'two are left',
    [you, dana, theo],
    '2 partners still need to confirm',
    /^Dana and Theo have until \w+, \w+ 30\. Payouts can’t start/,
  ],
  ['one is left', [you, dana], 'Dana still needs to confirm', /^Dana has until /],
  [
    'their days differ',
    [
      you,
      dana,
      owner('Theo', {
        verification: 'invited',
        invitation: sentTo({ answerBy: serverNow + 12 * DAY }),
      }),
    ],
    '2 partners still need to confirm',
    /^Payouts can’t start before that’s done\./,
  ],
  [
    'only we have something to do',
    [you, owner('Dana', { verification: 'checking' })],
    'We’re checking Dana’s details',
    /nothing you need to do/,
  ],
  [
    'everybody has confirmed',
    [you, owner('Dana', { verification: 'verified', confirmedAt: serverNow })],
    'Every owner has confirmed',
    /nothing left/,
  ],
])('the title says who is left: %s', async (_name, list, title, lead) => {
  const html = await draw('en-US', list);
  expect(titleOf(html)).toBe(title);
  expect(leadOf(html)).toMatch(lead);
});

test('no card repeats a deadline that all share', async () => {
  expect(await draw('en-US', [you, dana, theo])).not.toContain('to confirm. We’ll send reminders');
});

const refused = sentTo({ delivery: 'refused' });
test.each<[string, readonly OwnerView[], string[]]>([
  ['others act', [you, dana, theo], []],
  [
    'a mail came back',
    [you, dana, owner('Theo', { verification: 'invited', invitation: refused, need: 'mail' })],
    ['Correct Theo’s email'],
  ],
  [
    'two need something: the more urgent one has it',
    [
      you,
      owner('Dana', { verification: 'invited', invitation: sentTo(), need: 'late' }),
      owner('Theo', { verification: 'invited', invitation: refused, need: 'mail' }),
    ],
    ['Correct Theo’s email'],
  ],
  [
    'one ran out of time',
    [you, owner('Dana', { verification: 'started', invitation: sentTo(), need: 'late' })],
    ['Send a new link to Dana Rowe'],
  ],
  [
    'nobody was asked yet',
    [
      you,
      owner('Dana', {
        verification: 'toInvite',
        invitation: sentTo({ delivery: 'none' }),
        need: 'link',
      }),
    ],
    ['Send Dana a secure link'],
  ],
  [
    'details are missing',
    [
      you,
      owner('Dana', {
        verification: 'toInvite',
        status: 'incomplete',
        invitation: sentTo({ delivery: 'none' }),
        need: 'details',
      }),
    ],
    ['Enter Dana’s details'],
  ],
  [
    'somebody is no owner',
    [you, owner('Dana', { verification: 'denied', need: 'denied' })],
    ['Correct the name or email'],
  ],
])('one filled button at most, the next thing to do: %s', async (_name, list, buttons) =>
  expect(primariesOf(await draw('en-US', list))).toEqual(buttons),
);

test.each(LOCALE_IDS)(
  'in %s the board has its root, shares and the smaller owners',
  async (locale) => {
    const html = await draw(locale, [you, dana, theo]);
    expect(html).toMatch(/3 owners with 25% or more|3 propriétaires à 25\s% ou plus/);
    expect(html).toMatch(/Smaller owners|Petites parts/);
    expect(html).toMatch(/aria-current="step"/);
  },
);
