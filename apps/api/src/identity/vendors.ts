import type { Market } from '@signet/rulebook/reference/locales';
import type { Config } from '../platform/config/config.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { PERSONA } from './persona-vendor.ts';
import type { IdentityPort, IdentityVendor, IdentityVendorRow } from './port.ts';

/** A vendor stays here, without markets, until its last inquiry is over. docs/decisions/0294. */
export const IDENTITY_VENDORS: readonly IdentityVendorRow[] = [PERSONA];

export const connectIdentityVendors = (
  config: Config,
  rows: readonly IdentityVendorRow[] = IDENTITY_VENDORS,
): IdentityVendor[] =>
  rows.map(({ frameKind, connect, webhook: _webhook, ...told }) => {
    const { frameHost, ...ports } = connect(config);
    return { ...told, ...ports, frame: { kind: frameKind, host: frameHost } };
  });

type Vendors = readonly IdentityVendor[];

function inMarket(
  vendors: Vendors,
  uses: 'checksIn' | 'inquiriesIn',
  market: Market,
): IdentityVendor {
  const vendor = vendors.find((one) => one[uses].includes(market));
  if (vendor === undefined) throw new Error(`no identity vendor has ${market} in ${uses}`);
  return vendor;
}

/** The calls that check a person or a business of a market. */
export const checksFor = (vendors: Vendors, market: Market): IdentityPort =>
  inMarket(vendors, 'checksIn', market).checks;

/** The vendor of a market's new inquiries. */
export const vendorForInquiry = (vendors: Vendors, market: Market): IdentityVendor =>
  inMarket(vendors, 'inquiriesIn', market);

/**
 * The vendor that an inquiry was begun with. One that this release does not know counts as down:
 * an earlier release may meet the inquiry of a later one, and must not end it.
 */
export function vendorOfInquiry(
  vendors: Vendors,
  { vendor: id }: { vendor?: string | undefined },
): IdentityVendor {
  const vendor = vendors.find((one) => one.id === id);
  if (vendor === undefined) throw new ProviderDown(id ?? 'nobody', 'busy');
  return vendor;
}

/** Who takes the documents, as people are told: the vendor of the open inquiry or of the next. */
export const vendorNameFor = (
  vendors: Vendors,
  market: Market,
  open: { vendor?: string } | undefined,
): string =>
  (vendors.find(({ id }) => id === open?.vendor) ?? vendorForInquiry(vendors, market)).name;
