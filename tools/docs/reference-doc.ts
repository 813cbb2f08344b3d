import { DESCRIBED_INDUSTRIES, GROUP_LABELS } from '@signet/industries/described-industries';
import { SERVICE_GROUPS, SERVICE_TYPES } from '@signet/rulebook/accounts/service-types';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { BREAKPOINTS } from '@signet/rulebook/core/limits';
import { type Localized, localized } from '@signet/rulebook/core/localized';
import { FEE_NAMES } from '@signet/rulebook/partners/texts.en-US';
import { PHONE_LINK_STATE_IDS } from '@signet/rulebook/phone/phone-link';
import { BUNDLES, TERMINALS } from '@signet/rulebook/reference/devices';
import {
  CATEGORY_CLASSES,
  CHANNEL_TYPES,
  INQUIRY_MODES,
  INQUIRY_STATUSES,
  ONBOARDING_MODES,
  OWNER_LABELS,
  OWNER_TYPES,
  SEGMENTS,
} from '@signet/rulebook/reference/enumerations';
import {
  DEBIT_FEE_IDS,
  FEE_IDS,
  OPTIONAL_FEES,
  SAMPLE_FEES,
} from '@signet/rulebook/reference/fees';
import {
  FALLBACK_LOCALE,
  LANGUAGES,
  LOCALE_IDS,
  LOCALES,
  MARKETS,
  type Market,
} from '@signet/rulebook/reference/locales';
import { ORDER_TYPES, PAYMENT_METHODS } from '@signet/rulebook/reference/order-types';
import { DEFAULT_PLANS, ORDER_DEFAULTS, SAMPLE_PLANS } from '@signet/rulebook/reference/plans';
import { PORTAL_IDS, portalRow } from '@signet/rulebook/reference/portals';
import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import { SLAS } from '@signet/rulebook/reference/slas';
import {
  IDENTIFICATION_TYPES,
  SOURCE_TYPES,
  TAX_ID_KINDS,
} from '@signet/rulebook/reference/tax-id-types';
import { TERMS } from '@signet/rulebook/reference/terms';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import { markdownTable } from './markdown.ts';

const MARKET_IDS = keysOf(MARKETS);

const inEachMarket = <Row extends object>(table: Readonly<Record<Market, readonly Row[]>>) =>
  MARKET_IDS.flatMap((market) => table[market].map((row) => ({ market, ...row })));

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

const inEachLanguage = (text: Localized): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE_NAMES.of(language), localized(text, language)]),
  );

const namedTable = (table: Readonly<Record<string, object>>) =>
  markdownTable(Object.entries(table).map(([id, row]) => ({ id, ...row })));

/** Reference lists; reference-doc.test.ts compares each with the specification. */
export const REFERENCE_LISTS = {
  markets: MARKET_IDS,
  languages: LOCALE_IDS,
  'tax-id types': SOURCE_TYPES,
  'whose number': IDENTIFICATION_TYPES,
  'category classes': CATEGORY_CLASSES,
  segments: Object.keys(SEGMENTS),
  'channel types': CHANNEL_TYPES,
  'service groups': SERVICE_GROUPS,
  'owner types': OWNER_TYPES,
  'owner labels': OWNER_LABELS,
  'onboarding modes': ONBOARDING_MODES,
  'inquiry modes': INQUIRY_MODES,
  'inquiry statuses': INQUIRY_STATUSES,
  'phone-check statuses': PHONE_LINK_STATE_IDS,
  'order types': ORDER_TYPES,
  'payment methods': PAYMENT_METHODS,
  terminals: Object.keys(TERMINALS),
  bundles: Object.keys(BUNDLES),
  fees: FEE_IDS,
  'fees for debit cards': DEBIT_FEE_IDS,
} as const satisfies Record<string, readonly string[]>;

const namedValues = (values: object) =>
  markdownTable(Object.entries(values).map(([what, value]) => ({ what, value })));

const territories = MARKET_IDS.flatMap((market) =>
  Object.entries(TERRITORIES[market]).map(([code, name]) => ({
    market,
    code,
    ...inEachLanguage(name),
  })),
);

const industries = DESCRIBED_INDUSTRIES.map(
  ({ id, group, mcc, class: kind, segment, serviceGroup, label }) => ({
    id,
    group,
    mcc,
    class: kind,
    segment,
    'service group': serviceGroup,
    ...inEachLanguage(label),
  }),
);

export const referenceDoc = (): string =>
  [
    ['Markets', markdownTable(MARKET_IDS.map((market) => ({ market, ...MARKETS[market] })))],
    [
      'Languages',
      markdownTable(
        LOCALE_IDS.map((locale) => ({
          locale,
          name: LOCALES[locale].name,
          language: LOCALES[locale].language,
          'at home in': LOCALES[locale].markets,
          'falls back on': LOCALES[locale].fallback,
          'where no other is ours': locale === FALLBACK_LOCALE,
        })),
      ),
    ],
    [
      'Portals',
      markdownTable(
        PORTAL_IDS.map((portal) => {
          const {
            brand,
            isDefault,
            hostVariable: _configured,
            samplePhone: _sample,
            ...row
          } = portalRow(portal);
          return {
            portal,
            brand: brand.name,
            theme: brand.theme,
            ...row,
            isDefault: isDefault ?? false,
          };
        }),
      ),
    ],
    ['Sales ranges', markdownTable(inEachMarket(SALES_RANGES))],
    ['Sample fees (local and ci)', markdownTable(inEachMarket(SAMPLE_FEES))],
    [
      'Named fees',
      namedTable(
        Object.fromEntries(Object.entries(FEE_NAMES).map(([id, label]) => [id, { label }])),
      ),
    ],
    ['Optional fees', namedTable(OPTIONAL_FEES)],
    ['Plans until configured', markdownTable(inEachMarket(DEFAULT_PLANS))],
    ['Sample plans (local and ci)', markdownTable(inEachMarket(SAMPLE_PLANS))],
    [
      'Orders',
      `Until configured:\n\n${namedValues({ ...ORDER_DEFAULTS, offered: Object.entries(ORDER_DEFAULTS.offered).flatMap(([type, is]) => (is ? [type] : [])) })}`,
    ],
    ['Terminals', namedTable(TERMINALS)],
    ['Bundles', namedTable(BUNDLES)],
    [
      'Terms',
      markdownTable(
        inEachMarket(TERMS).map(({ market, id, version, from }) => ({ market, id, version, from })),
      ),
    ],
    ['Tax ids', namedTable(TAX_ID_KINDS)],
    ['Follow-up times', namedTable(SLAS)],
    [
      'Breakpoints (px from)',
      markdownTable(
        Object.entries(BREAKPOINTS).map(([name, from], at, all) => ({
          name,
          from,
          'up to': all[at + 1]?.[1],
        })),
      ),
    ],
    [
      'Lists of values',
      markdownTable(Object.entries(REFERENCE_LISTS).map(([what, values]) => ({ what, values }))),
    ],
    [
      'Service types',
      markdownTable(
        Object.entries(SERVICE_TYPES).map(([type, group]) => ({ 'service type': type, group })),
      ),
    ],
    ['Segments', namedTable(SEGMENTS)],
    ['Territories', markdownTable(territories)],
    [
      'Category groups',
      markdownTable(GROUP_LABELS.map(({ id, label }) => ({ id, ...inEachLanguage(label) }))),
    ],
    ['Industries', markdownTable(industries)],
  ]
    .map(([title, body]) => `## ${title}\n\n${body}`)
    .join('\n\n');
