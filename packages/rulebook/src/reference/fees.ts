import { keysOf } from '../core/keys-of.ts';
import { writeNumber } from '../core/written.ts';
import type { Currency, Locale, Market } from './locales.ts';

/**
 * Price of a payment: basis points of the amount plus a fixed part in cents. An unconfigured fee (0
 * and 0) is never shown. docs/readings.md 22.
 */
export type FeeRow<Id extends AnyFeeId = AnyFeeId> = {
  id: Id;
  basisPoints: number;
  fixedCents: number;
};
export type AnyFeeId = FeeId | `${FeeId}Debit` | OptionalFeeId;
export const FEE_IDS = [
  'terminal',
  'keyedIn',
  'invoicing',
  'paylink',
  'paybutton',
  'transferToBank',
] as const;
export type FeeId = (typeof FEE_IDS)[number];

/**
 * A portal's fees in one market, and the account's monthly price. Only a configured 0 means that it
 * is free.
 */
export type MarketFees = { rows: readonly FeeRow[]; monthlyCents?: number };

/** Sample fees for `local` and `ci`, so that the table is visible. docs/readings.md 22. */
export const SAMPLE_FEES: Record<Market, readonly FeeRow<FeeId>[]> = {
  US: [
    { id: 'terminal', basisPoints: 230, fixedCents: 0 },
    { id: 'keyedIn', basisPoints: 330, fixedCents: 0 },
    { id: 'invoicing', basisPoints: 270, fixedCents: 30 },
    { id: 'paylink', basisPoints: 270, fixedCents: 30 },
    { id: 'paybutton', basisPoints: 270, fixedCents: 30 },
    { id: 'transferToBank', basisPoints: 0, fixedCents: 0 },
  ],
  CA: [
    { id: 'terminal', basisPoints: 250, fixedCents: 0 },
    { id: 'keyedIn', basisPoints: 340, fixedCents: 0 },
    { id: 'invoicing', basisPoints: 290, fixedCents: 30 },
    { id: 'paylink', basisPoints: 290, fixedCents: 30 },
    { id: 'paybutton', basisPoints: 290, fixedCents: 30 },
    { id: 'transferToBank', basisPoints: 0, fixedCents: 0 },
  ],
};

export const SAMPLE_MONTHLY_CENTS = 0;

/** Drops unconfigured fees (0 and 0). */
export const visibleFees = <Id extends AnyFeeId>(fees: readonly FeeRow<Id>[]): FeeRow<Id>[] =>
  fees.filter(({ basisPoints, fixedCents }) => basisPoints > 0 || fixedCents > 0);

const ONLINE: readonly AnyFeeId[] = ['invoicing', 'paylink', 'paybutton'];

type FeeLine<Row> = { id: AnyFeeId | 'online'; fee: Row };

/** The fee table's lines: one for each price rather than for each payment method. */
export function feeLines<Row extends FeeRow>(fees: readonly Row[]): FeeLine<Row>[] {
  const online = fees.filter(({ id }) => ONLINE.includes(id));
  const [first] = online;
  const isOnePrice = online.every(
    (fee) => fee.basisPoints === first?.basisPoints && fee.fixedCents === first.fixedCents,
  );
  if (first === undefined || online.length < ONLINE.length || !isOnePrice)
    return fees.map((fee) => ({ id: fee.id, fee }));
  return fees.flatMap((fee): FeeLine<Row>[] => {
    if (!ONLINE.includes(fee.id)) return [{ id: fee.id, fee }];
    return fee === first ? [{ id: 'online', fee }] : [];
  });
}

export const DEBIT_FEE_IDS = FEE_IDS.map((id) => `${id}Debit` as const);
export const debitCardRates = (environment: string): boolean =>
  environment === 'ci' || environment === 'local';

/** Fees shown only when a configuration switch is on; the configuration may name the first one. */
export const OPTIONAL_FEES = {
  customEcomm: { shownBy: 'isShowCustomEcomm' },
  echeck: { shownBy: 'isShowEcheckFee' },
} as const;
type OptionalFeeId = keyof typeof OPTIONAL_FEES;

export const ALL_FEE_IDS: readonly AnyFeeId[] = [
  ...FEE_IDS.flatMap((id) => [id, `${id}Debit`] as const),
  ...keysOf(OPTIONAL_FEES),
];
const isDebitFee = (id: AnyFeeId): boolean => DEBIT_FEE_IDS.some((debit) => debit === id);
const isOptionalFee = (id: AnyFeeId): id is OptionalFeeId => id in OPTIONAL_FEES;
/** Card-present fees; keyed-in is not one, because the number may be read out over the phone. */
const IN_PERSON: readonly AnyFeeId[] = ['terminal', 'terminalDebit'];

export type FeeSwitches = { environment: string; inPersonPricingFirstEnabled: boolean } & Record<
  (typeof OPTIONAL_FEES)[OptionalFeeId]['shownBy'],
  boolean
>;

/**
 * Debit card fees only in `ci` and `local`, optional fees only when enabled; unconfigured fees
 * never. docs/readings.md 216.
 */
export function shownFees(fees: readonly FeeRow[], switches: FeeSwitches): FeeRow[] {
  const isOn = ({ id }: FeeRow): boolean =>
    isOptionalFee(id)
      ? switches[OPTIONAL_FEES[id].shownBy]
      : !isDebitFee(id) || debitCardRates(switches.environment);
  const rows = visibleFees(fees).filter(isOn);
  const [inPerson, other] = [
    rows.filter(({ id }) => IN_PERSON.includes(id)),
    rows.filter(({ id }) => !IN_PERSON.includes(id)),
  ];
  return switches.inPersonPricingFirstEnabled ? [...inPerson, ...other] : [...other, ...inPerson];
}

/** Formats a fee: `2.7% + $0.30`, `2,7 % + 0,30 $`. A zero part is omitted. docs/readings.md 22. */
export function formatFee(
  { basisPoints, fixedCents }: Pick<FeeRow, 'basisPoints' | 'fixedCents'>,
  locale: Locale,
  currency: Currency,
): string {
  const percent = writeNumber(basisPoints / 10_000, locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const fixed = writeNumber(fixedCents / 100, locale, { style: 'currency', currency });
  return [...(basisPoints > 0 ? [percent] : []), ...(fixedCents > 0 ? [fixed] : [])].join(' + ');
}
