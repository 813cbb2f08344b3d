import { BREAKPOINTS } from '@signet/rulebook/limits';
import { BRANDS } from '@signet/rulebook/reference/brands';
import { CARD_FIELDS } from '@signet/rulebook/reference/card-fields';
import { GROUPS, INDUSTRIES } from '@signet/rulebook/reference/categories';
import {
  CATEGORY_CLASSES,
  CHANNEL_TYPES,
  INQUIRY_MODES,
  INQUIRY_STATUSES,
  ONBOARDING_MODES,
  OWNER_LABELS,
  OWNER_TYPES,
  PHONE_CHECK_STATUSES,
  SEGMENTS,
  SERVICE_FAMILIES,
  SERVICE_GROUPS,
  SERVICE_TYPES,
} from '@signet/rulebook/reference/channels';
import { BUNDLES, ORDER_TYPES, PAYMENT_METHODS, TERMINALS } from '@signet/rulebook/reference/devices';
import { DEFAULT_DEBIT_FEES, DEFAULT_FEES, NAMED_FEES, SAMPLE_FEES } from '@signet/rulebook/reference/fees';
import { FOLLOW_UPS } from '@signet/rulebook/reference/follow-ups';
import { FALLBACK_LOCALE, LOCALE_NAMES, LOCALES, languageOf, MARKETS, type Market } from '@signet/rulebook/reference/markets';
import { DEFAULT_PLANS, ORDER_DEFAULTS, SAMPLE_PLANS } from '@signet/rulebook/reference/plans';
import { SALES_BANDS } from '@signet/rulebook/reference/sales-bands';
import { TAX_ID_KINDS } from '@signet/rulebook/reference/tax-ids';
import { TERMS } from '@signet/rulebook/reference/terms';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import { markdownTable } from './markdown.ts';

const MARKET_IDS = Object.keys(MARKETS) as Market[]; // Object.keys forgets the literal keys

const inEachMarket = <Row extends object>(table: Readonly<Record<Market, readonly Row[]>>) =>
  MARKET_IDS.flatMap((market) => table[market].map((row) => ({ market, ...row })));

const namedTable = (table: Readonly<Record<string, object>>) => markdownTable(Object.entries(table).map(([id, row]) => ({ id, ...row })));

const lists = (named: Readonly<Record<string, readonly string[]>>) =>
  markdownTable(Object.entries(named).map(([what, values]) => ({ what, values })));

const namedValues = (values: object) => markdownTable(Object.entries(values).map(([what, value]) => ({ what, value })));

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
      'Languages',
      markdownTable(
        LOCALES.map((locale) => ({
          locale,
          name: LOCALE_NAMES[locale],
          words: languageOf(locale),
          'where no other is ours': locale === FALLBACK_LOCALE,
        })),
      ),
    ],
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
    ['Debit fees until configured', markdownTable(DEFAULT_DEBIT_FEES)],
    ['Named fees', namedTable(NAMED_FEES)],
    ['Plans until configured', markdownTable(inEachMarket(DEFAULT_PLANS))],
    ['Sample plans (local and ci)', markdownTable(inEachMarket(SAMPLE_PLANS))],
    [
      'Orders',
      `${lists({ Types: ORDER_TYPES, Payment: PAYMENT_METHODS })}\n\nUntil configured:\n\n${namedValues({ ...ORDER_DEFAULTS, offered: Object.entries(ORDER_DEFAULTS.offered).flatMap(([type, is]) => (is ? [type] : [])), signupFlow: `${ORDER_DEFAULTS.signupFlow.version}, ${ORDER_DEFAULTS.signupFlow.name}` })}`,
    ],
    ['Terminals', namedTable(TERMINALS)],
    ['Bundles', namedTable(BUNDLES)],
    ['Card fields (in the provider’s own frame)', namedTable(CARD_FIELDS)],
    ['Terms', markdownTable(inEachMarket(TERMS).map(({ market, id, version, from }) => ({ market, id, version, from })))],
    ['Tax ids', namedTable(TAX_ID_KINDS)],
    ['Follow-up times', namedTable(FOLLOW_UPS)],
    [
      'Breakpoints (px from)',
      markdownTable(Object.entries(BREAKPOINTS).map(([name, from], at, all) => ({ name, from, 'up to': all[at + 1]?.[1] }))),
    ],
    [
      'Channels and services',
      `${lists({ 'Channel types': CHANNEL_TYPES, 'Service families': SERVICE_FAMILIES, 'Service groups': SERVICE_GROUPS })}\n\n${markdownTable(Object.entries(SERVICE_TYPES).map(([type, group]) => ({ 'service type': type, group })))}`,
    ],
    [
      'Owners, inquiries and modes',
      lists({
        'Owner types': OWNER_TYPES,
        'Owner labels': OWNER_LABELS,
        'Inquiry modes': INQUIRY_MODES,
        'Inquiry statuses': INQUIRY_STATUSES,
        'Phone-check statuses': PHONE_CHECK_STATUSES,
        'Onboarding modes': ONBOARDING_MODES,
      }),
    ],
    [
      'Category classes and segments',
      `${Object.entries(CATEGORY_CLASSES)
        .map(([id, what]) => `${id} ${what}`)
        .join(', ')}.\n\n${namedTable(SEGMENTS)}`,
    ],
    ['Territories', markdownTable(territories)],
    ['Category groups', markdownTable(GROUPS.map(({ id, label }) => ({ id, English: label.en, French: label.fr })))],
    ['Industries', markdownTable(industries)],
  ]
    .map(([title, body]) => `## ${title}\n\n${body}`)
    .join('\n\n');
