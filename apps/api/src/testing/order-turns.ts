import fc from 'fast-check';

/** Cards of which the bank pays, refuses later, or asks its customer later. */
export const CARDS = {
  good: '4242424242424242',
  other: '5555555555554444',
  declinedLater: '4000000000000341',
  asksLater: '4000000000003220',
} as const;
/** Accounts of which the bank pays, refuses, or takes back. */
export const ACCOUNTS = { pays: '000123456789', noFunds: '000222222227', takenBack: '000555555559' } as const;
/** How long nobody does anything. */
export const WAITS_MS = { minute: 60_000, elevenMinutes: 660_000, twoHours: 7_200_000, day: 86_400_000 } as const;

const FAULTS = fc.constantFrom('acts-500', '503', 'late', 'hang');
const KILLS = fc.constantFrom('before', 'after');
/** `payFromBank` and `submitByBank`: from the account that is linked; `bankDays`: the bank answers what it was asked for. */
const PLAIN = [
  ...(['submit', 'pay', 'cancel', 'authenticate', 'removeCard', 'approve', 'decline', 'ship'] as const),
  ...(['submitByBank', 'payFromBank', 'bankDays'] as const),
] as const;
/** What people, reviewers, the provider and our own machines may do; `late`: the provider acts after we have hung up. */
export const TURNS = fc.oneof(
  fc.constantFrom(...PLAIN).map((what) => ({ what }) as const),
  fc.constantFrom(...typedKeys(CARDS)).map((card) => ({ what: 'card', card }) as const),
  fc.constantFrom(...typedKeys(ACCOUNTS)).map((account) => ({ what: 'link', account }) as const),
  FAULTS.map((fault) => ({ what: 'fault', fault }) as const),
  KILLS.map((when) => ({ what: 'kill', when }) as const),
  fc.constantFrom(...typedKeys(WAITS_MS)).map((wait) => ({ what: 'wait', wait }) as const),
);
/** One of them. */
export type Turn =
  | { what: (typeof PLAIN)[number] }
  | { what: 'card'; card: keyof typeof CARDS }
  | { what: 'link'; account: keyof typeof ACCOUNTS }
  | { what: 'fault'; fault: string }
  | { what: 'kill'; when: 'before' | 'after' }
  | { what: 'wait'; wait: keyof typeof WAITS_MS };

/** With what an order is submitted, and what goes wrong at once. */
export const STARTS = fc.record({
  isApproved: fc.boolean(),
  card: fc.constantFrom(...typedKeys(CARDS)),
  account: fc.option(fc.constantFrom(...typedKeys(ACCOUNTS)), { nil: undefined }),
  fault: fc.option(FAULTS, { nil: undefined }),
  dies: fc.option(KILLS, { nil: undefined }),
});
export type Start = typeof STARTS extends fc.Arbitrary<infer One> ? One : never;

function typedKeys<Row extends object>(row: Row): (keyof Row)[] {
  return Object.keys(row) as (keyof Row)[]; // keys of the row itself
}

/** Sequences that once went wrong: a charge that its person pressed for while the one before was unanswered, and a card that came back with another token. */
export const FOUND: [Start, Turn[][]][] = [
  [
    { isApproved: true, card: 'declinedLater', account: undefined, fault: 'hang', dies: 'before' },
    [
      [{ what: 'wait', wait: 'minute' }],
      [{ what: 'fault', fault: 'acts-500' }],
      [{ what: 'removeCard' }, { what: 'wait', wait: 'twoHours' }, { what: 'pay' }],
    ],
  ],
  [
    { isApproved: true, card: 'declinedLater', account: undefined, fault: 'acts-500', dies: 'before' },
    [
      [
        { what: 'fault', fault: 'acts-500' },
        { what: 'kill', when: 'after' },
        { what: 'card', card: 'asksLater' },
      ],
      [
        { what: 'kill', when: 'before' },
        { what: 'wait', wait: 'elevenMinutes' },
        { what: 'card', card: 'other' },
      ],
      [{ what: 'authenticate' }, { what: 'wait', wait: 'elevenMinutes' }, { what: 'card', card: 'declinedLater' }],
      [
        { what: 'card', card: 'good' },
        { what: 'wait', wait: 'twoHours' },
        { what: 'card', card: 'asksLater' },
      ],
    ],
  ],
  // Given up while the bank pays, and a bank that pays all the same.
  [{ isApproved: true, card: 'good', account: 'pays', fault: undefined, dies: undefined }, [[{ what: 'cancel' }], [{ what: 'bankDays' }]]],
  // A bank that takes back what it paid once the parcel has left.
  [
    { isApproved: true, card: 'declinedLater', account: 'takenBack', fault: undefined, dies: undefined },
    [[{ what: 'bankDays' }], [{ what: 'wait', wait: 'day' }], [{ what: 'ship' }], [{ what: 'wait', wait: 'twoHours' }]],
  ],
];
