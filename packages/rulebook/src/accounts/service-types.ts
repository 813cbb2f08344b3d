import type { Facts } from '../core/facts.ts';

export const SERVICE_GROUPS = [
  'Mobile Payments',
  'Mobile',
  'GD Studio',
  'Standalone',
  'Domain',
  'WAM',
  'Invoice',
  'IPS',
  'Woo',
  'MWCS',
  'Other',
] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];

/**
 * Service types, reduced to lowercase letters, with their group; the specification lists the groups
 * but not the types.
 */
export const SERVICE_TYPES = {
  mobilepayments: 'Mobile Payments',
  mobile: 'Mobile',
  gdstudio: 'GD Studio',
  studio: 'GD Studio',
  standalone: 'Standalone',
  domain: 'Domain',
  domains: 'Domain',
  wam: 'WAM',
  invoice: 'Invoice',
  invoicing: 'Invoice',
  ips: 'IPS',
  woo: 'Woo',
  woosaas: 'Woo',
  woocommerce: 'Woo',
  mwcs: 'MWCS',
  managedwordpress: 'MWCS',
} as const satisfies Readonly<Record<string, ServiceGroup>>;
const GROUP_OF: ReadonlyMap<string, ServiceGroup> = new Map(Object.entries(SERVICE_TYPES));

export const serviceGroup = (serviceType: string): ServiceGroup =>
  GROUP_OF.get(serviceType.toLowerCase().replace(/[^a-z]/g, '')) ?? 'Other';

/**
 * BASIC only when the portal's or partner's row defers identity checks for this service; a query
 * parameter alone never lowers the level. A business that has an id already is asked for everything
 * at once. docs/readings.md 42.
 */
export const initialLevel = (
  basicServices: readonly ServiceGroup[],
  {
    serviceType,
    businessId,
  }: { serviceType?: string | undefined; businessId?: string | undefined },
): Facts['applicationLevel'] =>
  businessId === undefined &&
  serviceType !== undefined &&
  basicServices.includes(serviceGroup(serviceType))
    ? 'BASIC'
    : 'FULL';
