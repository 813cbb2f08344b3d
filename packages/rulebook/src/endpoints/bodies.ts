import { z } from 'zod';
import { ASKED, type FormId, SIGN_UP_FORMS } from '../entities/asked.ts';
import { INTENTS } from '../facts.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../reference/markets.ts';

type Tree = { [key: string]: Tree | true };

/** A strict object with an optional text at every dotted path; the texts themselves are judged by the fields. */
function objectOf(tree: Tree): z.ZodType {
  const shape = Object.fromEntries(
    Object.entries(tree).map(([key, below]) => [key, (below === true ? z.string().max(LIMITS.fieldMaxChars) : objectOf(below)).optional()]),
  );
  return z.strictObject(shape);
}

/** The paths a set of forms sends, as a tree. */
function treeOf(forms: readonly FormId[], more: readonly string[] = []): Tree {
  const paths = forms.flatMap((form) => ASKED[form].filter((asked) => !('local' in asked)).map(({ path }) => path as string));
  const tree: Tree = {};
  for (const path of [...paths, ...more]) {
    const parts = path.split('.');
    let place = tree;
    for (const part of parts.slice(0, -1)) {
      const below = place[part];
      const next: Tree = typeof below === 'object' ? below : {};
      place[part] = next;
      place = next;
    }
    place[parts[parts.length - 1] ?? path] = true;
  }
  return tree;
}

const signUp = treeOf(SIGN_UP_FORMS);

/** What `PUT /applications/{id}` takes: any sign-up answer at its own path, and what the applicant put off. Document 1, section 7. */
export const updateBody = z.strictObject({
  applicant: objectOf(signUp.applicant as Tree).optional(), // ASKED has answers below both
  company: objectOf(signUp.company as Tree).optional(),
  application: z.strictObject({ bankPutOff: z.literal(true).optional(), communicationLanguage: z.enum(LOCALES).optional() }).optional(),
});

/** What `POST /applications` takes: the draft's answers and where the person came from. Document 1, section 7. */
export const createBody = z.strictObject({
  applicant: objectOf(signUp.applicant as Tree).optional(),
  company: objectOf(signUp.company as Tree).optional(),
  application: z
    .strictObject({
      currency: z.enum(['USD', 'CAD']).optional(),
      intent: z.enum(INTENTS).optional(),
      referralUrlId: z.string().max(64).optional(),
      source: z.string().max(100).optional(),
      medium: z.string().max(100).optional(),
      agentId: z.string().max(100).optional(),
      communicationLanguage: z.enum(LOCALES).optional(),
    })
    .optional(),
});

/** What `POST /onboard` takes: the agreement to the terms that were shown. decisions.md, section 3. */
export const onboardBody = z.strictObject({
  terms: z.strictObject({
    signed: z.literal(true),
    id: z.string().max(100),
    version: z.string().max(100),
    /** The language that the terms were agreed to in: in Quebec English only when the person asked for it. ux.md, item 74. */
    language: z.enum(['en', 'fr']).optional(),
  }),
});

export const otpBody = z.strictObject({ code: z.string().max(LIMITS.fieldMaxChars) });

/** Document 1, section 7, financial-instruments/manual; `bankName` "Default" and `primary` true are the default values of section 9. */
export const manualBankBody = z.strictObject({
  fullName: z.string().max(LIMITS.fieldMaxChars),
  accountType: z.string().max(20),
  routingNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  transitNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  institutionNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  accountNumber: z.string().max(LIMITS.fieldMaxChars),
  bankName: z.string().max(100).default('Default'),
  primary: z.literal(true).default(true),
});

/** Document 1, section 7, financial-instruments/plaid; status "P" is the default value of section 9. */
export const plaidBankBody = z.strictObject({
  value: z.string().min(1).max(300),
  source: z.string().max(100).default('PLAID'),
  status: z.literal('P').default('P'),
  primary: z.literal(true).default(true),
  requestMetadata: z.object({
    link_session_id: z.string().max(200).optional(),
    accounts: z.array(z.object({ id: z.string().max(200) })).max(20),
  }),
});

export const analyticsBody = z.strictObject({
  type: z.string().max(100),
  params: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
});
