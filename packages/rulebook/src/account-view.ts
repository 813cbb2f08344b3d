import { z } from 'zod';
import { ACCOUNT_ACTIONS, PROFILE_LABELS } from './account-list.ts';
import { STORE_OPENINGS } from './accounts/store-opening.ts';
import { moneyView } from './application-view.ts';
import { text, timestamp } from './core/view-schemas.ts';
import { homeView } from './home-view.ts';
import { JOURNEY_STEP_IDS } from './journey.ts';
import { DECISIONS } from './reference/enumerations.ts';

export const accountView = z.object({
  businessId: text,
  applicationId: text,
  reference: text,
  riskDecision: z.enum(DECISIONS),
  createdAt: timestamp,
  company: z.object({
    currency: z.enum(['USD', 'CAD']),
    name: text.optional().describe('as it is shown: the name customers know, else the legal one'),
  }),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  savedAt: timestamp,
  savedOn: text.describe('the day of it, YYYY-MM-DD, where the business is'),
  status: z.object({
    id: text,
    label: z.enum(PROFILE_LABELS),
    money: moneyView,
    by: text
      .optional()
      .describe('the last day, YYYY-MM-DD, by which we decide; left out once it has passed'),
  }),
  home: homeView.pick({ row: true, short: true, by: true, waits: true, next: true }),
  next: z
    .object({
      step: z.enum(JOURNEY_STEP_IDS),
      nth: z.number().int().describe('which step it is of all that come'),
      of: z.number().int(),
      minutes: z.number().int().describe('what is left of the whole way'),
    })
    .optional()
    .describe('what the applicant does next; left out where somebody else must act'),
  action: z.enum(ACCOUNT_ACTIONS),
  mayClose: z.boolean().describe('whether its person may close it'),
  addStore: z
    .enum(STORE_OPENINGS)
    .describe('whether another store may be opened: now, once a bank account is linked, or not'),
});

export type AccountView = z.infer<typeof accountView>;
