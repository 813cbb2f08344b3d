import { BRANDS } from '@signet/rulebook/reference/brands';
import { GROUPS, INDUSTRIES } from '@signet/rulebook/reference/categories';
import { DEFAULT_FEES, SAMPLE_FEES } from '@signet/rulebook/reference/fees';
import { MARKETS, type Market } from '@signet/rulebook/reference/markets';
import { SALES_BANDS } from '@signet/rulebook/reference/sales-bands';
import { SOURCE_TYPES } from '@signet/rulebook/reference/tax-ids';
import { TERMS } from '@signet/rulebook/reference/terms';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import { markdownTable } from './markdown.ts';

const MARKET_IDS = Object.keys(MARKETS) as Market[]; // Object.keys forgets the literal keys

const inEachMarket = <Row extends object>(table: Readonly<Record<Market, readonly Row[]>>) =>
  MARKET_IDS.flatMap((market) => table[market].map((row) => ({ market, ...row })));

const territories = MARKET_IDS.flatMap((market) =>
  Object.entries(TERRITORIES[market]).map(([code, { en, fr }]) => ({ market, code, en, fr })),
);

const industries = INDUSTRIES.map(({ id, group, mcc, class: kind, segment, serviceGroup, label }) => ({
  id,
  group,
  mcc,
  class: kind,
  segment,
  'service group': serviceGroup,
  English: label.en,
  French: label.fr,
}));

/** The page of reference data: one section for each table. */
export const referenceDoc = (): string =>
  [
    ['Markets', markdownTable(MARKET_IDS.map((market) => ({ market, ...MARKETS[market] })))],
    [
      'Brands',
      markdownTable(
        Object.entries(BRANDS).map(([portal, { name, supportPhone, supportEmail }]) => ({
          portal,
          name,
          phone: supportPhone,
          email: supportEmail,
        })),
      ),
    ],
    ['Sales ranges', markdownTable(inEachMarket(SALES_BANDS))],
    ['Fees until configured', markdownTable(inEachMarket(DEFAULT_FEES))],
    ['Sample fees (local and ci)', markdownTable(inEachMarket(SAMPLE_FEES))],
    ['Terms', markdownTable(inEachMarket(TERMS).map(({ market, id, version, from }) => ({ market, id, version, from })))],
    ['Tax ids', SOURCE_TYPES.join(', ')],
    ['Territories', markdownTable(territories)],
    ['Category groups', markdownTable(GROUPS.map(({ id, label }) => ({ id, English: label.en, French: label.fr })))],
    ['Industries', markdownTable(industries)],
  ]
    .map(([title, body]) => `## ${title}\n\n${body}`)
    .join('\n\n');
