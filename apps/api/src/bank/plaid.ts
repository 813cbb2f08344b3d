import { isDeepStrictEqual } from 'node:util';
import type { BankLinkState } from '@signet/rulebook/bank/bank-link';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { languageOf, MARKET_IDS, MARKETS } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import { askVendor } from '../platform/ask-vendor.ts';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import { keptInstitutions } from './kept-institutions.ts';
import {
  type BankAccount,
  type BankBranch,
  BankLinkError,
  type BankPort,
  type Institution,
} from './port.ts';

type Settings = {
  url: string;
  clientId: string;
  secret: string;
  /** Ids of the institutions that the page names. */
  institutionIds: readonly string[];
  /** Whether their owners permit that their logos are shown; the vendor licenses none. */
  showsLogos: boolean;
  webhookUrl: string;
  timeoutMs?: number;
  /** The machine's time: a vendor's list does not age by the product's clock. */
  nowMs?: () => number;
};

const VENDOR = 'plaid';
/** The product that lends account and routing numbers. */
const AUTH = 'auth';
export const PLAID_WEBHOOK_PATH = '/api/v2/webhooks/plaid';

const linkTokenReply = z.object({ link_token: z.string() });
const exchangeReply = z.object({ access_token: z.string(), item_id: z.string() });
const authReply = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      mask: z.string().nullish(),
      type: z.string(),
      subtype: z.string().nullish(),
      verification_status: z.string().nullish(),
      balances: z
        .object({ available: z.number().nullish(), iso_currency_code: z.string().nullish() })
        .nullish(),
    }),
  ),
  item: z.object({
    item_id: z.string(),
    institution_name: z.string().nullish(),
    auth_method: z.string().nullish(),
  }),
  numbers: z.object({
    ach: z
      .array(z.object({ account_id: z.string(), account: z.string(), routing: z.string() }))
      .default([]),
    eft: z
      .array(
        z.object({
          account_id: z.string(),
          account: z.string(),
          institution: z.string(),
          branch: z.string(),
        }),
      )
      .default([]),
  }),
});
const keyReply = z.object({
  key: z.object({
    kty: z.string(),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    expired_at: z.number().nullish(),
  }),
});
const institutionReply = z.object({
  institution: z.object({
    name: z.string().min(1).max(100),
    products: z.array(z.string()),
    country_codes: z.array(z.string()),
    logo: z
      .string()
      .max(BANK_LIMITS.bankLogoMaxChars)
      .regex(/^iVBORw0KGgo[\w+/]+=*$/) // a PNG, and nothing that could leave its attribute
      .nullish()
      .catch(undefined),
  }),
});
type VendorInstitution = z.infer<typeof institutionReply>['institution'];
const matchReply = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      legal_name: z.object({ score: z.number().nullish() }).nullish(),
    }),
  ),
});
const verifyReply = z.object({
  verification_status: z.string(),
  verification_insights: z
    .object({ name_match_score: z.number().nullish(), account_number_format: z.string().nullish() })
    .nullish(),
});

/**
 * Error codes that reveal the state of a link; any other code is a vendor outage. docs/readings.md
 * 122.
 */
const LINK_STATES: Readonly<Record<string, BankLinkState>> = {
  ITEM_LOGIN_REQUIRED: 'asleep',
  ITEM_LOCKED: 'asleep',
  INVALID_CREDENTIALS: 'asleep',
  INVALID_MFA: 'asleep',
  INSUFFICIENT_CREDENTIALS: 'asleep',
  USER_SETUP_REQUIRED: 'asleep',
  PENDING_DISCONNECT: 'asleep',
  PENDING_EXPIRATION: 'asleep',
  USER_PERMISSION_REVOKED: 'revoked',
  ACCESS_NOT_GRANTED: 'revoked',
  ITEM_NOT_FOUND: 'revoked',
  INVALID_ACCESS_TOKEN: 'revoked',
  INVALID_ACCOUNT_ID: 'revoked',
  NO_AUTH_ACCOUNTS: 'revoked',
};
const errorCode = (error: unknown): string =>
  z.object({ body: z.object({ error_code: z.string() }) }).safeParse(error).data?.body.error_code ??
  '';

/**
 * Error types that choosing the account again fixes; all others are vendor outages.
 * docs/readings.md 122.
 */
const errorType = (error: unknown): string | undefined =>
  z.object({ body: z.object({ error_type: z.string() }) }).safeParse(error).data?.body.error_type;
const isRefusal = (error: unknown): boolean =>
  ['INVALID_INPUT', 'INVALID_REQUEST', 'ITEM_ERROR', 'INVALID_RESULT'].includes(
    errorType(error) ?? '',
  );

/**
 * Plaid's HTTP API; each call times out after `timeoutMs`. docs/readings.md 122, docs/decisions/0293.
 */
export function buildPlaid({
  url,
  clientId,
  secret,
  institutionIds,
  showsLogos,
  webhookUrl,
  timeoutMs = LIMITS.providerTimeoutMs,
  nowMs = Date.now,
}: Settings): BankPort {
  const headers = {
    'PLAID-CLIENT-ID': clientId,
    'PLAID-SECRET': secret,
    'content-type': 'application/json',
  };
  const request = async <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const parsed = schema.safeParse(await askVendor(url + path, init, timeoutMs));
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    return parsed.data;
  };
  const orDown = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof BankLinkError || isRefusal(error)
        ? new BankLinkError()
        : toProviderDown(VENDOR, error);
    }
  };

  const institutionById = (id: string): Promise<VendorInstitution | undefined> =>
    request(
      '/institutions/get_by_id',
      {
        institution_id: id,
        country_codes: MARKET_IDS,
        options: { include_optional_metadata: showsLogos },
      },
      institutionReply,
    ).then(
      ({ institution }) => institution,
      (error: unknown) => {
        if (isRefusal(error)) return undefined; // no longer supported
        throw error;
      },
    );

  return {
    linkToken: ({ reference, brand, market, locale }) =>
      orDown(async () => {
        const asked = {
          client_name: brand.slice(0, 30), // Plaid's limit
          language: languageOf(locale),
          country_codes: [market],
          user: { client_user_id: reference },
          webhook: webhookUrl,
          products: [AUTH],
          required_if_supported_products: ['identity'],
          account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
        };
        const reply = await request('/link/token/create', asked, linkTokenReply);
        return reply.link_token;
      }),
    institutions: keptInstitutions(
      () =>
        orDown(async () => {
          const found = await Promise.all(institutionIds.map(institutionById));
          return found
            .filter((one) => one?.products.includes(AUTH))
            .flatMap((one) => (one ? [institutionOf(one, showsLogos)] : []));
        }),
      nowMs,
    ),
    linkedAccount: ({ publicToken, accountId }) =>
      orDown(async () => {
        const exchanged = { public_token: publicToken };
        const item = await request('/item/public_token/exchange', exchanged, exchangeReply);
        const auth = await request('/auth/get', { access_token: item.access_token }, authReply);
        // Answers another user's link.
        if (auth.item.item_id !== item.item_id) throw new ProviderDown(VENDOR, 'shape');
        return accountOf(auth, { accessToken: item.access_token, itemId: item.item_id }, accountId);
      }),
    holderMatches: ({ accessToken, accountId, names }) =>
      orDown(async () => {
        const replies = names.map((name) =>
          request(
            '/identity/match',
            {
              access_token: accessToken,
              user: { legal_name: name },
              options: { account_ids: [accountId] },
            },
            matchReply,
          ),
        );
        const found = (await Promise.all(replies)).map(({ accounts }) =>
          accounts.find(({ account_id }) => account_id === accountId),
        );
        if (found.includes(undefined)) throw new ProviderDown(VENDOR, 'shape'); // response lacks our account
        const scores = found.flatMap((account) => account?.legal_name?.score ?? []);
        if (scores.length === 0) return 'unknown';
        return scores.some((score) => score >= BANK_LIMITS.bankMatchMinScore) ? 'same' : 'other';
      }),
    linkState: async ({ accessToken, accountId, ...known }) => {
      try {
        return linkStateOf(
          await request('/auth/get', { access_token: accessToken }, authReply),
          accountId,
          known,
        );
      } catch (error) {
        const state = LINK_STATES[errorCode(error)];
        if (state !== undefined) return state;
        throw toProviderDown(VENDOR, error);
      }
    },
    webhookKey: async (keyId) => {
      try {
        const asked = { key_id: keyId };
        const { key } = await request('/webhook_verification_key/get', asked, keyReply);
        const { expired_at: expiredAt, ...rest } = key;
        return typeof expiredAt === 'number' ? { ...rest, expiredAt } : rest;
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw toProviderDown(VENDOR, error);
      }
    },
    verify: ({ holder, accountNumber, place }) =>
      orDown(async () => {
        // Plaid verifies typed accounts in the US only; Canadian ones get test deposits.
        if (!('routing' in place)) return 'unproven';
        const ach = { account: accountNumber, routing: place.routing };
        const asked = { legal_name: holder, numbers: { ach } };
        return verdictOf(await request('/auth/verify', asked, verifyReply));
      }),
  };
}

const institutionOf = (
  { name, country_codes: countries, logo }: VendorInstitution,
  showsLogo: boolean,
): Institution => ({
  name,
  markets: MARKET_IDS.filter((market) => countries.includes(market)),
  ...(showsLogo && logo ? { logo } : {}),
});

function verdictOf({
  verification_status: status,
  verification_insights: insights,
}: z.infer<typeof verifyReply>): 'verified' | 'notFound' | 'other' | 'unproven' {
  if (status === 'database_insights_fail' || insights?.account_number_format === 'invalid')
    return 'notFound';
  const score = insights?.name_match_score;
  if (typeof score === 'number' && score < BANK_LIMITS.bankMatchMinScore) return 'other';
  return status === 'database_insights_pass' || status === 'database_matched'
    ? 'verified'
    : 'unproven';
}

function accountOf(
  auth: z.infer<typeof authReply>,
  item: { accessToken: string; itemId: string },
  accountId: string | undefined,
): BankAccount {
  const depository = auth.accounts.filter(({ type }) => type === 'depository');
  const account =
    accountId === undefined
      ? depository[0]
      : depository.find(({ account_id }) => account_id === accountId);
  const number = account && numbersOf(auth, account.account_id);
  if (account === undefined || number === undefined) throw new BankLinkError();
  return {
    ...item,
    accountId: account.account_id,
    bankName: auth.item.institution_name ?? undefined,
    accountType: account.subtype === 'savings' ? 'SAVINGS' : 'CHECKING',
    last4: account.mask ?? number.accountNumber.slice(-4),
    ...number,
    availableCents: availableCentsOf(account.balances, number.place),
    isInstant: auth.item.auth_method === 'INSTANT_AUTH',
  };
}

/**
 * Converts Plaid's decimal balance to cents; undefined when its currency is not the account's
 * market currency.
 */
function availableCentsOf(
  balances: z.infer<typeof authReply>['accounts'][number]['balances'],
  place: BankBranch,
): number | undefined {
  const currency = 'routing' in place ? MARKETS.US.currency : MARKETS.CA.currency;
  if (typeof balances?.available !== 'number' || balances.iso_currency_code !== currency)
    return undefined;
  return Math.round(balances.available * 100);
}

function linkStateOf(
  auth: z.infer<typeof authReply>,
  accountId: string,
  known: { accountNumber: string; place: BankBranch },
): BankLinkState {
  const account = auth.accounts.find(({ account_id }) => account_id === accountId);
  const numbers = numbersOf(auth, accountId);
  if (account === undefined || numbers === undefined) return 'revoked'; // no longer shared with us
  if (
    account.verification_status === 'verification_expired' ||
    account.verification_status === 'verification_failed'
  )
    return 'expired';
  return isDeepStrictEqual(numbers, known) ? 'works' : 'changed';
}

function numbersOf(
  { numbers }: z.infer<typeof authReply>,
  accountId: string,
): { accountNumber: string; place: BankBranch } | undefined {
  const ach = numbers.ach.find(({ account_id }) => account_id === accountId);
  if (ach) return { accountNumber: ach.account, place: { routing: ach.routing } };
  const eft = numbers.eft.find(({ account_id }) => account_id === accountId);
  return (
    eft && {
      accountNumber: eft.account,
      place: { institution: eft.institution, transit: eft.branch },
    }
  );
}
