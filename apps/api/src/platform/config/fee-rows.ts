import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import {
  ALL_FEE_IDS,
  type MarketFees,
  SAMPLE_FEES,
  SAMPLE_MONTHLY_CENTS,
} from '@signet/rulebook/reference/fees';
import { MARKETS, type Market } from '@signet/rulebook/reference/locales';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import { z } from 'zod';

const MARKET_IDS = keysOf(MARKETS);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // rejected by the schema
  }
}

const fee = z.strictObject({
  basisPoints: z.number().int().min(0).max(10_000),
  fixedCents: z.number().int().min(0).max(10_000),
});
export const feesByWay = z.strictObject({
  ...tableOf(ALL_FEE_IDS, () => fee.optional()),
  monthlyCents: z.number().int().min(0).max(1_000_000).optional(),
});

export const feeRowsOf = ({ monthlyCents, ...ways }: z.output<typeof feesByWay>): MarketFees => ({
  rows: ALL_FEE_IDS.flatMap((id) => (ways[id] === undefined ? [] : [{ id, ...ways[id] }])),
  ...(monthlyCents === undefined ? {} : { monthlyCents }),
});

/**
 * Fees from JSON. What is not configured is not shown, so that no cost is claimed to be free.
 * docs/readings.md 22.
 */
export const parseFees = z
  .string()
  .transform((text, { addIssue }): Partial<Record<Portal, Partial<Record<Market, MarketFees>>>> => {
    const read = z
      .partialRecord(
        z.enum(PORTAL_IDS),
        z.partialRecord(z.enum(['US', 'CA']), feesByWay.transform(feeRowsOf)),
      )
      .safeParse(jsonOf(text));
    if (!read.success) addIssue('fees');
    return read.data ?? {};
  });

const sampleFeesOf = (market: Market) => ({
  ...Object.fromEntries(SAMPLE_FEES[market].map(({ id, ...costs }) => [id, costs])),
  monthlyCents: SAMPLE_MONTHLY_CENTS,
});

export const sampleFees = JSON.stringify(
  Object.fromEntries(
    PORTAL_IDS.map((portal) => [
      portal,
      Object.fromEntries(MARKET_IDS.map((market) => [market, sampleFeesOf(market)])),
    ]),
  ),
);
