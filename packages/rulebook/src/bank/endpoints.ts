import { z } from 'zod';
import { applicationView } from '../application-view.ts';
import { LIMITS } from '../core/limits.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { CHECK_FIELDS, COMPARISONS } from './check-comparison.ts';
import { BANK_LIMITS } from './limits.ts';
import { bankView } from './view.ts';

/** `bankName` "Default" and `primary` true are the specified defaults. */
const addManualAccountBody = z.strictObject({
  fullName: z.string().max(LIMITS.fieldMaxChars),
  accountType: z.string().max(20),
  routingNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  transitNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  institutionNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  accountNumber: z.string().max(LIMITS.fieldMaxChars),
  bankName: z.string().max(100).default('Default'),
  primary: z.literal(true).default(true),
});

/** Status "P" is the specified default. */
const linkPlaidAccountBody = z.strictObject({
  value: z.string().min(1).max(300),
  source: z.string().max(100).default('PLAID'),
  status: z.literal('P').default('P'),
  primary: z.literal(true).default(true),
  requestMetadata: z.object({
    link_session_id: z.string().max(200).optional(),
    accounts: z.array(z.object({ id: z.string().max(200) })).max(20),
  }),
});

const confirmTestDepositsBody = z.strictObject({
  firstAmount: z.string().max(LIMITS.fieldMaxChars),
  secondAmount: z.string().max(LIMITS.fieldMaxChars),
});

/** The file in base64. */
const sendVoidCheckBody = z.strictObject({ content: z.string().min(1) });

const bankReply = z.object({ bank: bankView, application: applicationView });

/** A logo is an address of data, so that the page asks no other server for it. */
const linkableBanksReply = z.object({
  banks: z.array(z.object({ name: text, logo: text.optional() })),
});

const plaidTokenReply = z.object({ token: text, scriptUrl: text });

const bankNameQuery = z.object({
  routingNumber: z
    .string()
    .regex(/^\d{9}$/)
    .optional(),
  institutionNumber: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
});

/** Encoded size plus 1 KB for the rest of the body. */
const bytesInBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4 + 1_024;

export const BANK_ENDPOINTS = {
  getBankName: {
    summary:
      'The name of the bank with that routing number or institution number, where it is known',
    who: 'anyone',
    limit: { none: 'publicTable' },
    inSupport: true,
    query: bankNameQuery,
    reply: z.object({ name: text.optional() }),
    cacheSeconds: 3_600,
  },
  getLinkableBanks: {
    summary: 'Some of the banks that can be linked at once; none while the vendor does not answer',
    who: 'applicant',
    limit: 'linkableBanks',
    params: applicationIdParams,
    reply: linkableBanksReply,
    errors: ['application.notApproved'],
  },
  deferBank: {
    summary: 'Puts linking a bank off',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    params: applicationIdParams,
    reply: applicationView,
    errors: ['application.notApproved', 'application.stepUpClosed'],
    etag: 'read',
    idempotent: 'natural',
  },
  getPlaidToken: {
    summary: 'A token that opens the bank-linking window',
    who: 'applicant',
    limit: 'bankWindows',
    params: applicationIdParams,
    reply: plaidTokenReply,
    errors: ['application.notApproved', 'bank.linkFailed'],
    requiresRecentAuth: true,
  },
  linkPlaidAccount: {
    summary: 'Links the account chosen in the bank-linking window',
    who: 'applicant',
    limit: 'bankAccounts',
    params: applicationIdParams,
    body: linkPlaidAccountBody,
    reply: bankReply,
    errors: ['application.notApproved', 'bank.linkFailed', 'bank.linkRefused', 'bank.refused'],
    idempotent: true,
    sharesAnswer: true,
    requiresRecentAuth: true,
  },
  addManualAccount: {
    summary: 'Links an account typed by hand',
    who: 'applicant',
    limit: 'bankAccounts',
    params: applicationIdParams,
    body: addManualAccountBody,
    sealedDigits: ['accountNumber'],
    validates: ['bank'],
    reply: bankReply,
    errors: ['application.notApproved', 'bank.notFound', 'bank.refused', 'bank.depositsSpent'],
    idempotent: true,
    sharesAnswer: true,
    requiresRecentAuth: true,
  },
  removeBank: {
    summary: 'Removes the bank account that payouts go to; they wait until another one is linked',
    who: 'applicant',
    limit: 'accountChanges',
    params: applicationIdParams,
    reply: applicationView,
    errors: ['application.stepUpClosed'],
    etag: 'read',
    idempotent: 'atomic',
    requiresRecentAuth: true,
  },
  confirmTestDeposits: {
    summary: 'Proves a typed account by the amounts of its two test deposits',
    who: 'applicant',
    limit: 'testDeposits',
    params: applicationIdParams,
    body: confirmTestDepositsBody,
    validates: ['testDeposits'],
    reply: bankReply,
    errors: ['application.stepUpClosed', 'bank.amountsDiffer', 'provider.unavailable'],
    idempotent: true,
    sharesAnswer: true,
    requiresRecentAuth: true,
  },
  resendTestDeposits: {
    summary: 'Sends two new test deposits, once',
    who: 'applicant',
    limit: 'testDeposits',
    params: applicationIdParams,
    reply: bankReply,
    errors: ['application.stepUpClosed', 'provider.unavailable'],
    idempotent: true,
    sharesAnswer: true,
    requiresRecentAuth: true,
  },
  sendVoidCheck: {
    summary:
      'Sends a void cheque of an account that test deposits could not prove; a reviewer looks at it',
    who: 'applicant',
    limit: 'voidChecks',
    params: applicationIdParams,
    body: sendVoidCheckBody,
    bodyMaxBytes: bytesInBase64(BANK_LIMITS.voidCheckMaxBytes),
    sealedDigits: ['content'],
    reply: bankReply,
    errors: [
      'application.stepUpClosed',
      'bank.fileUnknown',
      'bank.fileTooLarge',
      'bank.fileHeic',
      'bank.fileDamaged',
      'bank.fileLocked',
      'bank.fileActive',
      'bank.filePages',
      'bank.fileHeavy',
      'server.busy',
    ],
    idempotent: 'atomic',
    requiresRecentAuth: true,
  },
  compareVoidCheck: {
    summary:
      'Compares what stands on a voided check with what was given, field by field, three times; never answers what was given',
    who: 'staff',
    may: 'document.read',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: z.strictObject({ holder: text.max(200), routing: text.max(20), account: text.max(40) }),
    reply: z.object({
      comparison: z
        .record(z.enum(CHECK_FIELDS), z.enum(COMPARISONS))
        .optional()
        .describe('absent once no try was left'),
      triesLeft: z.number().int(),
    }),
    errors: [
      'application.notFound',
      'review.notClaimed',
      'review.claimedByOther',
      'review.caseSettled',
    ],
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
