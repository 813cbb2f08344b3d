import type { Portal } from '@signet/rulebook/core/facts';
import { type Contacts, SAMPLE_CONTACTS } from '@signet/rulebook/reference/portals';
import { z } from 'zod';

const line = z.string().trim().min(1).max(120);
const inBoth = <Value extends z.ZodType>(value: Value) => z.strictObject({ en: value, fr: value });

const contacts = z.strictObject({
  supportPhone: line.optional(),
  supportEmail: z.email().optional(),
  supportHours: inBoth(line).optional(),
  privacyUrl: inBoth(z.url({ protocol: /^https?$/ })).optional(),
}) satisfies z.ZodType<Contacts>;

/** Contacts by portal, as JSON: what a portal lacks leaves its sentence out. decisions.md, section 8. */
export const contactsRead = z.string().transform((text, { addIssue }): Partial<Record<Portal, Contacts>> => {
  const read = z.strictObject({ GODADDY: contacts.optional(), POYNT: contacts.optional() }).safeParse(jsonOf(text));
  if (!read.success) addIssue('contacts');
  return read.data ?? {};
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema
  }
}

/** The samples beside a sandbox, which has the privacy notice. */
export const sampleContacts = (sandbox: string): string => {
  const privacyUrl = { en: `${sandbox}/privacy/en`, fr: `${sandbox}/privacy/fr` };
  return JSON.stringify(Object.fromEntries(Object.entries(SAMPLE_CONTACTS).map(([portal, row]) => [portal, { ...row, privacyUrl }])));
};
