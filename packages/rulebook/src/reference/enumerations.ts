/** Document 1, section 3, Enumerations. */
export const CHANNEL_TYPES = ['ONLINE', 'RETAIL', 'MOBILE', 'MARKETPLACE', 'SOCIAL', 'DEFAULT'] as const;
type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The channel type a text names; any other value is dropped. Document 1, section 3, Enumerations. */
export const channelType = (text: string): ChannelType | undefined => CHANNEL_TYPES.find((type) => type === text);

/** Document 1, section 3, Application and Embed settings. */
export const ONBOARDING_MODES = ['REGULAR', 'CAPITAL'] as const;

/** Kinds of business whose category is known at once. Document 1, section 3; document 2, section 9, Categories. */
export const SEGMENTS = { RESTAURANT: { mcc: '5812' }, RETAIL: { mcc: undefined } } as const;

/** Classes of a category: goes on, needs a review, is stopped. Document 1, section 3; decisions.md, row 17. */
export const CATEGORY_CLASSES = { REGULAR: 'goes on', PROHIBITED: 'needs a review', SUPER_PROHIBITED: 'is stopped' } as const;

/** Document 1, section 3, Owner. */
export const OWNER_TYPES = ['APPLICANT', 'APPLICANT_OWNER', 'OWNER'] as const;
export const OWNER_LABELS = ['completed', 'incomplete', 'request to be sent'] as const;

/** How an inquiry about a person's documents stands, what it is for, and how a texted link stands. Document 1, section 4. */
export const INQUIRY_MODES = ['identification', 'verification'] as const;
export const INQUIRY_STATUSES = ['IN_PROGRESS', 'RECEIVED', 'TIMEOUT'] as const;
export const PHONE_CHECK_STATUSES = ['FAILED', 'SUCCESS', 'REQUESTED', 'IN_PROGRESS'] as const;

/** Service families and the groups that service types map to in analytics. Document 1, section 1; document 2, section 9, Analytics. */
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

/** Service types, in small letters alone, with their group; the documents give the groups, not the types. Document 2, section 9, Analytics. */
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

/** The analytics group of a service type; Other where none is known. Document 2, section 9, Analytics. */
export const serviceGroup = (serviceType: string): ServiceGroup =>
  GROUP_OF.get(serviceType.toLowerCase().replace(/[^a-z]/g, '')) ?? 'Other';
