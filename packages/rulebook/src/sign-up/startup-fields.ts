import { z } from 'zod';
import { CHANNEL_TYPES, ONBOARDING_MODES } from '../reference/enumerations.ts';

const MAX_CHARS = 100;

/** Ids and names of campaigns: nothing that could be an address of a person or a piece of markup. */
const word = z
  .string()
  .max(MAX_CHARS)
  .regex(/^[\w .:+/=~-]+$/);

/** What a link or a partner's call says of where somebody comes from, by its name in the application; kept as it was told, and no rule reads it. */
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
} as const;

/** The same with a column of their own. */
export const STARTUP_COLUMN_FIELDS = {
  source: word,
  medium: word,
  serviceType: z.string().regex(/^[\w -]{1,60}$/),
  agentId: word,
} as const;

/** What the parent page calls the person by. */
export const STARTUP_APPLICANT_FIELDS = { leadId: word, userId: word } as const;

type Told<Rows extends z.ZodRawShape> = z.infer<z.ZodObject<{ [Id in keyof Rows]: z.ZodOptional<Rows[Id]> }>>;

/** What is kept of where somebody comes from, columns of their own apart. */
export type StartupFields = Told<typeof STARTUP_FIELDS & typeof STARTUP_APPLICANT_FIELDS>;
export type StartupColumnFields = Told<typeof STARTUP_COLUMN_FIELDS>;

const KEPT = z.object({ ...STARTUP_FIELDS, ...STARTUP_APPLICANT_FIELDS }).partial();
/** Those of what was told that have no column of their own; undefined where there are none. */
export function startupFieldsOf(told: object): StartupFields | undefined {
  const kept = KEPT.parse(told);
  return Object.keys(kept).length === 0 ? undefined : kept;
}

const ALL = { ...STARTUP_FIELDS, ...STARTUP_COLUMN_FIELDS, ...STARTUP_APPLICANT_FIELDS };
export type StartupFieldId = keyof typeof ALL;

/** One of them as an address writes it; undefined where it cannot be one. */
export function startupField(id: StartupFieldId, text: string): string | boolean | undefined {
  const row: z.ZodType = ALL[id];
  const read = row.safeParse(row instanceof z.ZodBoolean ? text === 'true' : text);
  return read.success ? (read.data as string | boolean) : undefined; // every row is a text or a yes
}
