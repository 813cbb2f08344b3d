import { z } from 'zod';
import type { ErrorCode } from './core/errors.ts';
import { APPLICATION_ID_PATTERN } from './core/ids.ts';
import type { FormId } from './forms.ts';
import type { PartnerScope } from './partners/partner-access.ts';
import type { StepUpGuard } from './step-up-guards.ts';

/**
 * Who may call: anybody, a person with a session, the person whose application it is (`link`: or who came by its e-mailed link), an owner whose own
 * record it is (`invitee`: or whoever opened their invitation), a reviewer of ours with the key, or the server of a partner with its own. docs/readings.md 94;
 * docs/decisions/0063 and 0095.
 */
export type CallerKind = 'anyone' | 'user' | 'applicant' | 'owner' | 'invitee' | 'reviewer' | 'link' | 'partner';

type KeyParts = Readonly<Record<string, string | undefined>>;

export type EndpointRow = {
  summary: string;
  who: CallerKind;
  /** What a partner’s key must be good for. */
  scope?: PartnerScope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject | z.ZodArray;
  /** Of the older interface: says how long a call may take, and refuses a page of somebody else that names itself. docs/decisions/0067. */
  older?: true;
  /** Parameters that only a deployment beside the sandbox accepts; they change nothing. docs/readings.md 1. */
  testQuery?: readonly string[];
  /** Answers 409 with the next page where that step-up is closed, whatever the body says. */
  requiresOpenStepUp?: StepUpGuard;
  /** Fields that take any digits, because they are sealed at once; everywhere else a card number is refused. docs/decisions/0071. */
  sealedDigits?: readonly string[];
  /** How long its body may be, in bytes; LIMITS.bodyMaxBytes without it. */
  bodyMaxBytes?: number;
  /** Forms whose fields validate the body, by path. */
  validates?: readonly FormId[];
  /** Calls a minute from one address, where anybody may call; LIMITS.anonymousWritesPerMinute without it. */
  callsPerMinute?: number;
  reply: z.ZodType;
  /** What the call's own handler refuses with, beside what follows from the other properties. */
  errors?: readonly ErrorCode[];
  status?: number;
  /** The status where something was found in place of being made. */
  foundStatus?: number;
  /** Pages of any origin may read the reply: nothing of a person's is in it, and no cookie of theirs comes along. docs/decisions/0098. */
  anyOrigin?: true;
  /** Cache lifetime of a public reply, per language; it carries its own ETag. */
  cacheSeconds?: number;
  /** `read`: the answer carries the version; `write`: the request must name the version it saw (428, 412). */
  etag?: 'read' | 'write';
  /**
   * Replays the first reply for a repeated key. `atomic`: no vendor is asked, so the effect writes the key; `natural`: the same key
   * gives the same effect, and no reply is kept.
   */
  idempotent?: true | 'atomic' | 'natural';
  /** The same call without a key at the same moment gets the first one’s answer, because a vendor is asked. */
  sharesAnswer?: true;
  /** Owner of the key where nobody need be signed in; kept as a hash. */
  keyOwner?: (parts: { params: KeyParts; body: KeyParts }) => string | undefined;
  /** A reviewer who looks at somebody’s application by a ticket may make it too; without it the call is refused to them. docs/decisions/0087. */
  inSupport?: true;
  /** Sent by a page that is being left: it can carry no header of ours, so its own token proves where it comes from. docs/decisions/0090. */
  beacon?: true;
  /** A save over a draft that the process remembers: the write itself proves session and version, and whatever is refused is asked again. */
  mayRecall?: true;
  /** Asks for proof that the person is still there: always, or only where a tax id is changed. docs/readings.md 104. */
  requiresRecentAuth?: true | 'taxId';
};

/** Calls of people and programs that show a key of their own; no cookie means anything there. */
export const KEY_CALLERS: readonly CallerKind[] = ['reviewer', 'partner'];

/** True for a call that is refused to whoever looks by a ticket: what its row does not allow, and whatever changes something of a person's. docs/decisions/0087. */
export const isClosedToSupport = ({ inSupport, who }: EndpointRow, method: string): boolean =>
  !KEY_CALLERS.includes(who) && (inSupport !== true || (method !== 'GET' && who !== 'anyone'));

export const applicationIdParams = z.object({ id: z.string().regex(APPLICATION_ID_PATTERN) });

/** A switch in a query; a bare one (`?find`) is on. */
export const queryFlag = z
  .enum(['true', 'false', ''])
  .transform((text) => (text === '' ? 'true' : text))
  .optional();
