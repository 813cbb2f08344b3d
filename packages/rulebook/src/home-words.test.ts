import { expect, test } from 'vitest';
import { openStepUps, testFacts } from './core/facts-cases.ts';
import { type HomeFacts, homeOf } from './home.ts';
import { HOME_TEXTS as EN } from './home-texts.en-US.ts';
import { HOME_TEXTS as FR } from './home-texts.fr-CA.ts';
import { END_IDS, WAIT_IDS } from './home-view.ts';
import { homeInWords } from './home-words.ts';
import type { Locale } from './reference/locales.ts';

const dana = { name: 'Dana Rowe', by: '2026-12-09' };
const theo = { name: 'Theo Rowe' };
const pending = {
  decision: 'APPROVED_PENDING',
  boStatus: 'INFO_PROVIDED',
  stepUps: openStepUps('BO_VERIFICATION'),
} as const;
const verified = { isBankLinked: true, isBankVerified: true } as const;

const told = (changed: Partial<HomeFacts>, locale: Locale = 'en-US', changeCount = 1) =>
  homeInWords(
    homeOf({ ...testFacts(changed), openOwners: [], ...changed }),
    { email: 'ana@example.com', last4: '0000', history: [], changeCount },
    locale === 'fr-CA' ? FR : EN,
    locale,
  );

test.each<[what: string, changed: Partial<HomeFacts>, headline: string, lead: string]>([
  [
    'a bank and a partner are waited for together',
    { ...pending, openOwners: [dana] },
    'You’re approved and can take payments',
    'Payouts will start once you link your bank and Dana Rowe confirms their identity.',
  ],
  [
    'a bank and two partners',
    { ...pending, openOwners: [dana, theo] },
    'You’re approved and can take payments',
    'Payouts will start once you link your bank and your partners confirm their identity.',
  ],
  [
    'a bank, and a partner whose mail came back',
    { ...pending, openOwners: [{ ...dana, need: 'mail' }] },
    'You’re approved and can take payments',
    'Link your bank account to get paid. Until then, we’ll hold the money for you. Our email to Dana Rowe came back, so their address needs a correction.',
  ],
  [
    'one partner, with the date',
    { ...pending, ...verified, openOwners: [dana] },
    'Payouts wait for Dana Rowe',
    'Your part is done. Dana Rowe has until Wednesday, December 9 to confirm their identity. After that day, Dana Rowe will need a new link.',
  ],
  [
    'two partners',
    { ...pending, ...verified, openOwners: [dana, theo] },
    'Payouts wait for your partners',
    'Your part is done. Payouts will start once your partners confirm their identity.',
  ],
  [
    'a partner who is late and one who isn’t',
    { ...pending, ...verified, openOwners: [{ ...dana, need: 'late' }, theo] },
    'Dana Rowe ran out of time',
    'Send a new link. Payouts will start once Dana Rowe confirms their identity. Theo Rowe also needs to confirm their identity.',
  ],
  [
    'deposits, and a partner',
    {
      ...pending,
      isBankLinked: true,
      testDeposits: 'sent',
      deposits: { arrivesOn: '2026-12-01', enterBy: '2026-12-10' },
      openOwners: [dana],
    },
    'Two small deposits are on their way',
    'They’ll reach your account ending in 0000 by Tuesday, December 1. Enter their amounts then to get paid. Dana Rowe also needs to confirm their identity.',
  ],
  [
    'in review, late: no date is invented',
    {},
    'It’s taking longer than we said',
    'There’s no decision yet. There’s nothing you need to do. We’ll email ana@example.com.',
  ],
])('%s', (_what, changed, headline, lead) =>
  expect(told(changed)).toMatchObject({ headline, lead }),
);

test.each([
  ['en-US', 1, 'We need 1 change from you', 'We need 1 change'],
  ['en-US', 2, 'We need 2 changes from you', 'We need 2 changes'],
  ['fr-CA', 1, 'Il nous faut 1 modification', '1 modification à faire'],
  ['fr-CA', 2, 'Il nous faut 2 modifications', '2 modifications à faire'],
] as const)(
  'in %s, %i of the answers asked for again are counted',
  (locale, count, headline, short) => {
    const changes = { stepUps: openStepUps('CHANGES_REQUESTED'), by: '2026-12-10' };
    expect(told(changes, locale, count)).toMatchObject({ headline, short });
  },
);

test('the note of the primary button names the minutes, and owners who need not be awaited', () => {
  expect(told({ ...pending, openOwners: [dana] }).next).toEqual({
    id: 'linkBank',
    label: 'Link your bank',
    page: 'bank',
    note: 'About 1 minute. You don’t have to wait for Dana Rowe.',
  });
  expect(told({ stepUps: openStepUps('GOV_ID_SELFIE') }).next).toMatchObject({
    label: 'Show your photo ID',
    note: 'About 3 minutes.',
  });
});

test.each(['add-channel', 'add-product', 'leave', 'store-complete'] as const)(
  'the primary that opens %s names what it does, in each language',
  (page) =>
    expect([EN, FR].map(({ steps, next }) => (steps[page] ?? next.goOn) !== next.goOn)).toEqual([
      true,
      true,
    ]),
);

test.each(['en-US', 'fr-CA'] as const)('no placeholder is left over in %s', (locale) => {
  const states: Partial<HomeFacts>[] = [
    {},
    { by: '2026-11-30' },
    { checking: true },
    { stepUps: openStepUps('CHANGES_REQUESTED') },
    { isRecheckPending: true },
    { decision: 'ERROR' },
    { decision: 'DECLINED' },
    { decision: 'DECLINED', reviewRequest: {} },
    { ...pending, openOwners: [dana] },
    { ...pending, ...verified },
    { ...pending, ...verified, openOwners: [{ need: 'details' }] },
    { decision: 'APPROVED', isBankLinked: true, testDeposits: 'arrived' },
    { decision: 'APPROVED', isBankLinked: true, testDeposits: 'sent' },
    { decision: 'APPROVED', isBankLinked: true },
    { decision: 'APPROVED', isBankLinked: true, bankReview: 'open' },
  ];
  expect(JSON.stringify(states.map((state) => told(state, locale)))).not.toMatch(/\{\w+\}/);
});

test('every text with a day has another for when the day has passed', () => {
  for (const { rows, waits } of [EN, FR]) {
    for (const id of [...WAIT_IDS, ...END_IDS]) {
      const { lead, late } = rows[id];
      expect([
        id,
        lead.includes('{day}') && late === undefined,
        late?.includes('{day}') ?? false,
      ]).toEqual([id, false, false]);
    }
    for (const id of WAIT_IDS)
      expect([id, waits[id].note.includes('{day}') && waits[id].late === undefined]).toEqual([
        id,
        false,
      ]);
  }
});
