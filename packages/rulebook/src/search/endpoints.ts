import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { caseNote, idOrReferenceParams, NOTE_ERRORS, noteText } from '../decision/endpoints.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { homeView } from '../home-view.ts';
import { DECISIONS } from '../reference/enumerations.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { ERASED_PARTS } from '../reference/next-erasing.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { SEARCH_KINDS, SEARCH_LIMITS } from './search-kinds.ts';

/** Whose name, address or number it was. */
export const FOUND_AS = ['reference', 'applicant', 'business', 'owner', 'account'] as const;

const foundApplication = z.object({
  reference: text,
  businessName: text,
  person: text.describe('name of the applicant'),
  foundAs: z.enum(FOUND_AS),
  decision: z.enum(DECISIONS),
  market: z.enum(['US', 'CA']),
  portal: z.enum(PORTAL_IDS),
  createdAt: timestamp,
  sentAt: timestamp.optional().describe('absent for a draft'),
  closedAt: timestamp.optional(),
  erasing: z
    .object({ what: z.enum(ERASED_PARTS), at: timestamp })
    .optional()
    .describe('what is erased of it next, and from when on'),
});

const foundReply = z.object({
  results: z.array(foundApplication),
  isCut: z.boolean().describe('there are more than these, which are the newest'),
});

const searchFilters = z.strictObject({
  decision: z.enum(DECISIONS).optional(),
  market: z.enum(['US', 'CA']).optional(),
  portal: z.enum(PORTAL_IDS).optional(),
});

/** What support may say: what its applicant can see too, and nothing that must not be told. */
const storyReply = z.object({
  reference: text,
  businessName: text,
  person: text,
  portal: z.enum(PORTAL_IDS),
  market: z.enum(['US', 'CA']),
  locale: z.enum(LOCALE_IDS),
  statusId: text,
  shown: z
    .object({ title: text, text })
    .describe('what the applicant reads now, in the language of whoever asks'),
  promisedBy: text.optional().describe('YYYY-MM-DD: the day that the applicant was told'),
  createdAt: timestamp,
  history: homeView.shape.history.describe('what happened, as the applicant reads it'),
  stepUps: z.array(
    z.object({ type: text, requestedAt: timestamp, finishedAt: timestamp.optional() }),
  ),
  messages: z.array(
    z.object({
      id: text,
      channel: text,
      template: text,
      state: text,
      createdAt: timestamp,
      sentAt: timestamp.optional(),
    }),
  ),
  notes: z.array(caseNote).describe('of support or for it, oldest first, and no others'),
});

/** Searches are sent in a body, so that what was typed is in no address and no log. */
export const SEARCH_ENDPOINTS = {
  searchApplications: {
    summary:
      'Applications by reference, names, business address, e-mail, or the last four of a phone with a name; newest first',
    who: 'staff',
    may: 'search.people',
    limit: 'staffSearches',
    body: z.strictObject({
      kind: z.enum(SEARCH_KINDS),
      text: z.string().max(SEARCH_LIMITS.textMaxChars),
      filters: searchFilters.optional(),
    }),
    reply: foundReply,
    idempotent: 'natural',
  },
  searchByTaxId: {
    summary:
      'Applications with a whole tax id, compared by fingerprint; each one that is found has it in its log',
    who: 'staff',
    may: 'search.taxId',
    limit: 'taxIdSearches',
    body: z.strictObject({ taxId: z.string().max(SEARCH_LIMITS.textMaxChars) }),
    reply: foundReply,
    idempotent: 'natural',
  },
  readStory: {
    summary: 'What support may say of an application: status, promise, steps and messages',
    who: 'staff',
    may: 'story.read',
    limit: { none: 'staff' },
    params: idOrReferenceParams,
    reply: storyReply,
    errors: ['application.notFound'],
  },
  addStoryNote: {
    summary: 'Notes for the reviewers what somebody said on the phone; no applicant reads it',
    who: 'staff',
    may: 'story.note',
    limit: { none: 'staff' },
    params: idOrReferenceParams,
    body: z.strictObject({ text: noteText }),
    reply: storyReply,
    errors: ['application.notFound', ...NOTE_ERRORS],
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
