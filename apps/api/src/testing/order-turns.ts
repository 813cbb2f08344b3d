import { keysOf } from '@signet/rulebook/core/keys-of';
import fc from 'fast-check';

/** Test cards by behavior: paid, declined later, or authentication required later. */
export const CARDS = {
  good: '4242424242424242',
  other: '5555555555554444',
  declinedLater: '4000000000000341',
  asksLater: '4000000000003220',
} as const;
/** Test accounts by behavior: paid, insufficient funds, or returned. */
export const ACCOUNTS = {
  pays: '000123456789',
  noFunds: '000222222227',
  takenBack: '000555555559',
} as const;
export const WAITS_MS = {
  minute: 60_000,
  elevenMinutes: 660_000,
  twoHours: 7_200_000,
  day: 86_400_000,
} as const;

const FAULTS = fc.constantFrom('acts-500', '503', 'late', 'hang');
const KILLS = fc.constantFrom('before', 'after');
/**
 * `payFromBank` and `submitByBank` use the linked account; `bankDays`: the bank responds to pending
 * debits.
 */
const PLAIN = [
  ...([
    'submit',
    'pay',
    'cancel',
    'authenticate',
    'removeCard',
    'approve',
    'decline',
    'ship',
  ] as const),
  ...(['submitByBank', 'payFromBank', 'bankDays'] as const),
] as const;
/**
 * Everything that customers, reviewers, the provider and our jobs can do; `late`: the provider acts
 * after our timeout.
 */
export const TURNS = fc.oneof(
  fc.constantFrom(...PLAIN).map((what) => ({ what }) as const),
  fc.constantFrom(...typedKeys(CARDS)).map((card) => ({ what: 'card', card }) as const),
  fc.constantFrom(...typedKeys(ACCOUNTS)).map((account) => ({ what: 'link', account }) as const),
  FAULTS.map((fault) => ({ what: 'fault', fault }) as const),
  KILLS.map((when) => ({ what: 'kill', when }) as const),
  fc.constantFrom(...typedKeys(WAITS_MS)).map((wait) => ({ what: 'wait', wait }) as const),
);
export type Turn =
  | { what: (typeof PLAIN)[number] }
  | { what: 'card'; card: keyof typeof CARDS }
  | { what: 'link'; account: keyof typeof ACCOUNTS }
  | { what: 'fault'; fault: string }
  | { what: 'kill'; when: 'before' | 'after' }
  | { what: 'wait'; wait: keyof typeof WAITS_MS };

export const STARTS = fc.record({
  isApproved: fc.boolean(),
  card: fc.constantFrom(...typedKeys(CARDS)),
  account: fc.option(fc.constantFrom(...typedKeys(ACCOUNTS)), { nil: undefined }),
  fault: fc.option(FAULTS, { nil: undefined }),
  dies: fc.option(KILLS, { nil: undefined }),
});
export type Start = typeof STARTS extends fc.Arbitrary<infer One> ? One : never;

function typedKeys<Row extends object>(row: Row): (keyof Row)[] {
  return keysOf(row);
}

/**
 * Sequences that once failed: a manual payment while the previous charge was unanswered, and a card
 * re-added with another token.
 */
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
    {
      isApproved: true,
      card: 'declinedLater',
      account: undefined,
      fault: 'acts-500',
      dies: 'before',
    },
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
      [
        { what: 'authenticate' },
        { what: 'wait', wait: 'elevenMinutes' },
        { what: 'card', card: 'declinedLater' },
      ],
      [
        { what: 'card', card: 'good' },
        { what: 'wait', wait: 'twoHours' },
        { what: 'card', card: 'asksLater' },
      ],
    ],
  ],
  // Canceled while the debit is clearing, and the bank pays all the same.
  [
    { isApproved: true, card: 'good', account: 'pays', fault: undefined, dies: undefined },
    [[{ what: 'cancel' }], [{ what: 'bankDays' }]],
  ],
  // A bank that returns a payment after shipping.
  [
    {
      isApproved: true,
      card: 'declinedLater',
      account: 'takenBack',
      fault: undefined,
      dies: undefined,
    },
    [
      [{ what: 'bankDays' }],
      [{ what: 'wait', wait: 'day' }],
      [{ what: 'ship' }],
      [{ what: 'wait', wait: 'twoHours' }],
    ],
  ],
];
