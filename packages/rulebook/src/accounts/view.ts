import { z } from 'zod';
import { text } from '../core/view-schemas.ts';
import { CHANNEL_TYPES } from '../reference/enumerations.ts';
import { CONNECTION_KINDS, TARGET_KINDS } from './connections.ts';

export const ventureView = z.object({
  id: text,
  name: text,
  domain: text.optional().describe('where it stands, where it has a site'),
});
export type VentureView = z.infer<typeof ventureView>;

export const hostedStoreView = z.object({
  id: text,
  name: text,
  channelType: z.enum(CHANNEL_TYPES).optional(),
  domain: text.optional(),
  ventureId: text.optional(),
});
export type HostedStoreView = z.infer<typeof hostedStoreView>;

export const websiteView = z.object({
  id: text,
  domain: text,
  name: text.optional(),
  isAllowed: z.boolean().describe('false where it does not comply with the terms of payments'),
});
export type WebsiteView = z.infer<typeof websiteView>;

export const targetView = z.object({
  kind: z.enum(TARGET_KINDS),
  name: text,
  isAllowed: z.boolean().describe('false where it does not comply with the terms of payments'),
});
export type TargetView = z.infer<typeof targetView>;

export const connectionView = z.object({
  kind: z.enum(CONNECTION_KINDS),
  id: text,
  name: text.optional(),
  type: z.enum(CHANNEL_TYPES).optional(),
  externalId: text.optional().describe('the service that it is for'),
  externalType: text.optional(),
});
export type ConnectionView = z.infer<typeof connectionView>;

export const accountDetailsView = z.object({
  owner: z.object({ name: text, email: text, phone: text }),
  business: z.object({
    name: text.describe('as customers know it'),
    legalName: text,
    address: z.object({ line1: text, line2: text, city: text, territory: text, zip: text }),
  }),
});
