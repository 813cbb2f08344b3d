import { z } from 'zod';
import { CHANNEL_TYPES, ONBOARDING_MODES } from '../reference/enumerations.ts';

const MAX_CHARS = 100;

/** Campaign ids and names; excludes anything that could be an e-mail address or markup. */
const word = z
  .string()
  .max(MAX_CHARS)
  .regex(/^[\w .:+/=~-]+$/);

/**
 * Attribution data from a link or a partner's call, by its name in the application; stored as
 * received, and no rule reads it.
 */
export const STARTUP_FIELDS = {
  serviceId: word,
  ventureId: word,
  customerId: word,
  masterMid: word,
  context: word,
  campaignName: word,
  channelName: z.string().min(1).max(MAX_CHARS),
  channelType: z.enum(CHANNEL_TYPES),
  mode: z.enum(ONBOARDING_MODES),
  apiVersion: z.enum(['V1', 'V2']),
  createBusiness: z.boolean(),
  storeSwitcher: z.boolean(),
  utmSource: word,
  utmMedium: word,
  utmCampaign: word,
  utmTerm: word,
  utmContent: word,
} as const;

export const STARTUP_COLUMN_FIELDS = {
  source: word,
  medium: word,
  serviceType: z.string().regex(/^[\w -]{1,60}$/),
  agentId: word,
} as const;

export const STARTUP_APPLICANT_FIELDS = { leadId: word, userId: word } as const;

type OptionalValues<Rows extends z.ZodRawShape> = z.infer<
  z.ZodObject<{ [Id in keyof Rows]: z.ZodOptional<Rows[Id]> }>
>;

export type StartupFields = OptionalValues<typeof STARTUP_FIELDS & typeof STARTUP_APPLICANT_FIELDS>;
export type StartupColumnFields = OptionalValues<typeof STARTUP_COLUMN_FIELDS>;

const STORED_FIELDS = z.object({ ...STARTUP_FIELDS, ...STARTUP_APPLICANT_FIELDS }).partial();
/** Fields without a column of their own; undefined when there are none. */
export function startupFieldsOf(values: object): StartupFields | undefined {
  const stored = STORED_FIELDS.parse(values);
  return Object.keys(stored).length === 0 ? undefined : stored;
}

const ALL = { ...STARTUP_FIELDS, ...STARTUP_COLUMN_FIELDS, ...STARTUP_APPLICANT_FIELDS };
export type StartupFieldId = keyof typeof ALL;

/** Parses a value from a URL; undefined when invalid. */
export function startupField(id: StartupFieldId, text: string): string | boolean | undefined {
  const row: z.ZodType = ALL[id];
  const read = row.safeParse(row instanceof z.ZodBoolean ? text === 'true' : text);
  return typeof read.data === 'string' || typeof read.data === 'boolean' ? read.data : undefined;
}
