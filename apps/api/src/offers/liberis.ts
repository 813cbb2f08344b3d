import { z } from 'zod';
import { buildOauthClient, type OauthSettings } from '../platform/oauth-client.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { LendingAccount, LendingOffer, LendingPort } from './port.ts';

type Settings = OauthSettings & {
  /** The only origin users may be redirected to. */
  journeyUrl: string;
  partnerCode: string;
};

const VENDOR = 'liberis';
const PARTNER = 'Liberis';

/** The vendor sends some numbers as strings. */
const figure = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().nonnegative().max(1e9));
const hundredths = figure.transform((units) => Math.round(units * 100));

const offer = z.object({
  offer_id: z.string().regex(/^[\w-]{1,100}$/),
  currency: z.enum(['USD', 'CAD']),
  pricing: z.object({
    funded_amount: hundredths,
    repayment_amount: hundredths.nullish(),
    split_percent: hundredths,
    annual_percentage_rate: hundredths.nullish(),
    estimated_length_months: figure.pipe(z.number().int()).nullish(),
  }),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
});
const offersReply = z.object({ offers: z.array(offer).max(50) });
const journeyReply = z.object({ redirect_url: z.url() });

function offerOf({
  offer_id: offerId,
  currency,
  pricing,
  expires_at: expires,
}: z.infer<typeof offer>): LendingOffer {
  const {
    funded_amount: offersAmount,
    repayment_amount: repaid,
    annual_percentage_rate: rate,
    estimated_length_months: months,
  } = pricing;
  return {
    offerId,
    offersAmount,
    currency,
    partner: PARTNER,
    repaymentBasisPoints: pricing.split_percent,
    ...(repaid == null ? {} : { costCents: repaid - offersAmount }),
    ...(rate == null ? {} : { yearlyRateBasisPoints: rate }),
    ...(months == null ? {} : { months }),
    ...(expires == null ? {} : { expiresAt: Date.parse(expires) }),
  };
}

/** The vendor's locale includes the country: a French page may be about a US business. */
const localeOf = ({ locale, market }: LendingAccount): string => `${locale.slice(0, 2)}-${market}`;

/**
 * Liberis pre-approved offers and application flow. docs/readings.md 134 lists which parts of the
 * API are public.
 */
export function buildLiberis({ journeyUrl, partnerCode, ...settings }: Settings): LendingPort {
  const ask = buildOauthClient(VENDOR, settings);
  const call = async <Schema extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> => {
    const answer = await ask(path, schema, { method, refusals: { 404: 'nothing' as const } });
    return answer === 'nothing' ? undefined : answer;
  };

  return {
    offers: async (account) => {
      const answer = await call(
        'GET',
        `/v3/marketing_offers/${partnerCode}/${account.businessId}?locale=${localeOf(account)}`,
        offersReply,
      );
      return (answer?.offers ?? []).map(offerOf);
    },
    begin: async (account) => {
      const path = `/v3/adverts/${partnerCode}/${account.businessId}/accept?locale=${localeOf(account)}`;
      const answer = await call('POST', path, journeyReply);
      if (answer === undefined) return undefined;
      // Never redirect to an origin that is not configured, whatever the vendor sends.
      if (new URL(answer.redirect_url).origin !== new URL(journeyUrl).origin)
        throw new ProviderDown(VENDOR, 'shape');
      return { redirectUrl: answer.redirect_url };
    },
  };
}
