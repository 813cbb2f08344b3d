import { z } from 'zod';
import { connectionView } from './accounts/view.ts';
import { answerShape } from './answer-view.ts';
import { bankView } from './bank/view.ts';
import { cardView } from './cards/view.ts';
import { text, timestamp } from './core/view-schemas.ts';
import { CHANGEABLES } from './decision/change-reasons.ts';
import { homeView } from './home-view.ts';
import { inquiryView } from './identity/inquiry-view.ts';
import { newestOrderView } from './orders/view.ts';
import { ownerCompanyView, ownerView } from './people/view.ts';
import { otpView, phoneLinkView } from './phone/view.ts';
import { BO_STATUSES, CATEGORY_CLASSES, DECISIONS, INTENTS } from './reference/enumerations.ts';
import { LANGUAGES, LOCALE_IDS } from './reference/locales.ts';
import { PORTAL_IDS } from './reference/portals.ts';
import { SLA_IDS } from './reference/slas.ts';
import { ROUTE_IDS } from './routes.ts';
import {
  STARTUP_APPLICANT_FIELDS,
  STARTUP_COLUMN_FIELDS,
  STARTUP_FIELDS,
} from './sign-up/startup-fields.ts';
import { WAITING_ON } from './status.ts';

export const moneyView = z.object({
  online: z.boolean(),
  inPerson: z.boolean(),
  payouts: z.boolean(),
});

/** Everything a portal shows of an application; the page is computed for each response. */
export const applicationView = z.object({
  id: text,
  reference: text.describe('its short name, to be read out over the telephone: K7QM-3XPD'),
  version: z.number().int(),
  businessId: text,
  portal: z.enum(PORTAL_IDS),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  intent: z.enum(INTENTS),
  originalIntent: z.enum(INTENTS).describe('the intent it was begun with'),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  originalApplicationLevel: z.enum(['BASIC', 'FULL']).describe('the level it was begun with'),
  decision: z.enum(DECISIONS),
  boStatus: z.enum(BO_STATUSES),
  referralUrlId: text.optional(),
  ...z.object({ ...STARTUP_COLUMN_FIELDS, ...STARTUP_FIELDS }).partial().shape,
  stepUpDetails: z.array(
    z.object({ type: text, requestedAt: timestamp, finishedAt: timestamp.optional() }),
  ),
  applicant: z.object({
    ...answerShape('applicant'),
    communicationLanguage: z.enum(LOCALE_IDS),
    submitted: z.boolean().describe('true once the application was submitted'),
    ...z.object(STARTUP_APPLICANT_FIELDS).partial().shape,
    terms: z
      .object({
        signed: z.boolean(),
        signedAt: timestamp,
        version: text,
        id: text,
        language: z.enum(LANGUAGES).optional(),
      })
      .optional(),
  }),
  company: z.object({
    ...answerShape('company'),
    submitted: z.boolean().describe('true once the application was submitted'),
    segment: text.optional(),
    mccDetails: z.object({ id: text, label: text, type: z.enum(CATEGORY_CLASSES) }).optional(),
  }),
  page: z.enum(ROUTE_IDS).describe('the id of the page to show, computed from the facts'),
  openPages: z.array(z.enum(ROUTE_IDS)).describe('every page that may be opened now, `page` first'),
  pageRule: text.describe('the row of page choice that chose it'),
  status: z.object({
    id: text,
    waitingOn: z.enum(WAITING_ON),
    nextAction: text,
    by: z
      .object({ from: text, to: text })
      .optional()
      .describe(
        'days, YYYY-MM-DD, from when this wait began; where the applicant must act, from today. Left out once the last has passed',
      ),
    sla: z.enum(SLA_IDS).optional().describe('the promise that the days are counted by'),
    money: moneyView,
    reason: z.object({ code: text, message: text }).optional(),
    decidedBy: z
      .enum(['software', 'person'])
      .optional()
      .describe('who took the last decision; none before the first'),
    decidedOn: text
      .optional()
      .describe('the day of the last decision, YYYY-MM-DD, on the calendar of the market'),
  }),
  home: homeView,
  reviewRequest: z
    .object({ requestedAt: timestamp, by: text })
    .optional()
    .describe(
      'when its person last asked for a look by a person, and the day, YYYY-MM-DD, by which they hear from us',
    ),
  changes: z
    .object({
      by: text.describe('YYYY-MM-DD: the last day to answer'),
      marks: z.array(
        z.object({
          changeable: z.enum(CHANGEABLES),
          what: text,
          why: text,
          line: text
            .optional()
            .describe('a line of the reviewer, in the language of the applicant'),
        }),
      ),
    })
    .optional()
    .describe('what a reviewer asked to have changed, while it is open'),
  checking: z
    .object({ startedAt: timestamp, answered: z.number().int(), sources: z.number().int() })
    .optional(),
  otp: otpView.optional(),
  phoneLink: phoneLinkView.optional(),
  bank: bankView.optional(),
  /**
   * Ids under which payments refer to the card, the account linked at its bank, or the typed
   * account.
   */
  financialInstruments: z
    .object({
      cardId: text.optional(),
      plaidAccountId: text.optional(),
      bankAccountId: text.optional(),
    })
    .optional(),
  card: cardView.optional().describe('the card that orders are paid with'),
  order: newestOrderView.optional().describe('the newest order, as far as other pages tell of it'),
  owners: z
    .object({
      stage: z
        .enum(['open', 'waiting', 'closed'])
        .describe('what may be done with the list: everything, missing details, nothing'),
      mayAdd: z.boolean(),
      list: z.array(ownerView),
      companies: z
        .array(ownerCompanyView)
        .optional()
        .describe('companies and trusts that hold shares, none where nobody named any'),
    })
    .optional(),
  inquiry: inquiryView.optional(),
  bankDeferred: z.boolean(),
  redirectUrl: text
    .optional()
    .describe('where the page `leave` leads, from configuration only; given with that page alone'),
  taxIds: z.object({
    changesLeft: z.number().int().describe('how often a tax id may still be changed in this day'),
  }),
  createdAt: timestamp.describe('when it was begun'),
  submittedAt: timestamp.optional().describe('when its person submitted it; left out before'),
  savedAt: timestamp,
  serverNow: timestamp,
  connection: connectionView
    .optional()
    .describe('what it came for beside its own account, once that is connected'),
  storeName: text.optional().describe('what a further store of the business is called'),
  resumed: z
    .literal(true)
    .optional()
    .describe('set where the application was found instead of created'),
});
export type ApplicationView = z.infer<typeof applicationView>;

export const applicationReply = z.object({ application: applicationView });
