import { z } from 'zod';
import { APPLICATION_ID_PATTERN } from './core/ids.ts';
import type { FormId } from './forms.ts';
import type { StepUpGuard } from './step-up-guards.ts';

/** Who may call: anybody, a person with a session, the person whose application it is (`link`: or who came by its e-mailed link), or a reviewer of ours with the key. decisions.md, section 10. */
export type CallerKind = 'anyone' | 'user' | 'applicant' | 'reviewer' | 'link';

type KeyParts = Readonly<Record<string, string | undefined>>;

export type EndpointRow = {
  summary: string;
  who: CallerKind;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** What must still be asked: an application that moved on is 409 with the page to go to, whatever the body says. */
  requiresOpenStepUp?: StepUpGuard;
  /** The forms whose fields judge the body's texts by their paths. */
  validates?: readonly FormId[];
  reply: z.ZodType;
  status?: number;
  /** The status where something was found in place of being made. */
  foundStatus?: number;
  /** How long anybody may keep the answer, which is the same for all who read one language; it carries an ETag of its own. */
  cacheSeconds?: number;
  /** `read`: the answer carries the version; `write`: the request must name the version it saw (428, 412). */
  etag?: 'read' | 'write';
  /**
   * Set where a repeated request with one key gives the first answer; `atomic`: asks no vendor, so its effect writes the key; `natural`: the
   * effect of the same call with the same key is the first one's, and nothing else is kept. decisions.md, section 6.
   */
  idempotent?: true | 'atomic' | 'natural';
  /** Whose the key is where nobody need be signed in: what the call itself shows; it is kept as a hash. */
  keyOwner?: (parts: { params: KeyParts; body: KeyParts }) => string | undefined;
  /** Asks for proof that the person is still there: always, or only where a tax id is changed. decisions.md, section 6, session. */
  requiresRecentAuth?: true | 'taxId';
};

/** The parameters of a call about one application. */
export const applicationIdParams = z.object({ id: z.string().regex(APPLICATION_ID_PATTERN) });

/** A switch in a query; a bare one (`?find`) is on. Document 1, section 7. */
export const queryFlag = z
  .enum(['true', 'false', ''])
  .transform((text) => (text === '' ? 'true' : text))
  .optional();
