import type { Facts } from '../core/facts.ts';

/** Service families and the groups that service types map to in analytics. */
export const SERVICE_FAMILIES = ['managed WordPress', 'woosaas', 'domain'] as const;
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

/** Service types, in small letters alone, with their group; the specification gives the groups, not the types. */
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
} as const satisfies Readonly<Record<string, ServiceGroup>>;
const GROUP_OF: ReadonlyMap<string, ServiceGroup> = new Map(Object.entries(SERVICE_TYPES));

export const serviceGroup = (serviceType: string): ServiceGroup =>
  GROUP_OF.get(serviceType.toLowerCase().replace(/[^a-z]/g, '')) ?? 'Other';

/** The level that an application begins with: BASIC only where the row of the portal or partner says that for this service identity comes later; a query alone lowers nothing. docs/readings.md 42. */
export const initialLevel = (basicServices: readonly ServiceGroup[], serviceType: string | undefined): Facts['applicationLevel'] =>
  serviceType !== undefined && basicServices.includes(serviceGroup(serviceType)) ? 'BASIC' : 'FULL';
