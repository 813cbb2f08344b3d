import { z } from 'zod';
import { text, timestamp } from './core/view-schemas.ts';
import { HISTORY_IDS } from './home-history.ts';
import { ROUTE_IDS } from './routes.ts';

/** Everything an application can wait for, by urgency: the first one names its row of HOME. */
export const WAIT_IDS = [
  'answers',
  'checks',
  'stillChecking',
  'decision',
  'repair',
  'reviewAgain',
  'changes',
  'step',
  'lastStep',
  'bank',
  'bankAgain',
  'amounts',
  'ownerDetails',
  'ownerMail',
  'ownerDenied',
  'ownerLink',
  'ownerLate',
  'order',
  'photoId',
  'deposits',
  'bankReview',
  'bankCheck',
  'held',
  'owner',
  'ownerPhotoId',
] as const;
export type WaitId = (typeof WAIT_IDS)[number];

/** Waits that concern the linked account; its own page tells the first of them. */
export const BANK_WAITS = [
  'bankAgain',
  'amounts',
  'deposits',
  'bankReview',
  'bankCheck',
  'held',
] as const satisfies readonly WaitId[];

/** Rows of an application that waits for nothing. */
export const END_IDS = ['closed', 'declined', 'allSet'] as const;
export type HomeRowId = WaitId | (typeof END_IDS)[number];

export const WAITS_FOR = ['you', 'owner', 'bank', 'us'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

export const HOME_PICTURES = ['receipt', 'shop', 'calendar', 'none'] as const;
export type HomePicture = (typeof HOME_PICTURES)[number];

/** What the primary button does: everything but the last three opens a page. */
export const NEXT_IDS = [
  'resume',
  'step',
  'linkBank',
  'linkBankAgain',
  'enterAmounts',
  'enterDetails',
  'correctMail',
  'checkOwners',
  'sendLink',
  'sendNewLink',
  'payOrder',
  'showPhotoId',
  'verifyIdentity',
  'goOn',
  'askReview',
  'dashboard',
] as const;
export type NextId = (typeof NEXT_IDS)[number];

const day = text
  .optional()
  .describe('YYYY-MM-DD; left out where none was promised, or it has passed');

/** One state of an application, in the reader's language; no page words a state of its own. */
export const homeView = z.object({
  row: z.enum([...WAIT_IDS, ...END_IDS]).describe('the row of the table that chose it'),
  picture: z.enum(HOME_PICTURES),
  headline: text,
  lead: text,
  short: text.describe('the headline as a list shows it'),
  by: day,
  works: z.object({
    online: z.boolean(),
    inPerson: z.boolean(),
    payouts: z.enum(['on', 'held', 'off']),
  }),
  waits: z.array(
    z.object({
      id: z.enum(WAIT_IDS),
      who: z.enum(WAITS_FOR).describe('who acts'),
      holdsPayouts: z.boolean().describe('whether payouts wait for it'),
      what: text,
      note: text.optional(),
      by: day,
      after: text.optional().describe('what happens once the day has passed'),
    }),
  ),
  next: z
    .object({
      id: z.enum(NEXT_IDS),
      label: text,
      page: z.enum(ROUTE_IDS).optional(),
      note: text.optional(),
    })
    .optional()
    .describe('the one thing to do next; left out where others act'),
  bank: z
    .object({ wait: z.enum(BANK_WAITS), headline: text, lead: text, by: day })
    .optional()
    .describe('what the linked account waits for, as its own page tells it'),
  history: z.array(z.object({ id: z.enum(HISTORY_IDS), what: text, at: timestamp })),
});
export type HomeView = z.infer<typeof homeView>;
