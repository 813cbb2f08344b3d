import { z } from 'zod';
import type { EndpointLimit } from './call-limits.ts';
import type { ConsoleScope } from './console/access.ts';
import type { ErrorCode } from './core/errors.ts';
import { APPLICATION_ID_PATTERN } from './core/ids.ts';
import type { FormId } from './forms.ts';
import type { PartnerScope } from './partners/partner-access.ts';
import type { Permission } from './staff/permissions.ts';
import type { StepUpGuard } from './step-up-guards.ts';

/**
 * Who may call: anyone, a signed-in person, the applicant (`link`: or a visitor with the e-mailed
 * link), an owner for their own record (`invitee`: or a visitor with their invitation), staff at the
 * desk or with an automation key, a partner's server with its own key, or its people at the console.
 * docs/readings.md 94; docs/decisions/0063, 0095, 0222 and 0302.
 */
export type CallerKind =
  | 'anyone'
  | 'user'
  | 'applicant'
  | 'owner'
  | 'invitee'
  | 'staff'
  | 'link'
  | 'partner'
  | 'console';

type Caller =
  | { who: Exclude<CallerKind, 'staff'>; may?: undefined }
  | {
      who: 'staff';
      /** `any`: whoever belongs to the staff. */
      may: Permission | 'any';
    };

type KeyParts = Readonly<Record<string, string | undefined>>;

export type EndpointRow = Caller & {
  summary: string;
  limit: EndpointLimit;
  /** Of the key, or of the roles at the console. */
  scope?: PartnerScope | ConsoleScope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject | z.ZodArray;
  /**
   * A call of the older interface: announces its timeout, and rejects a Referer that is not ours.
   * docs/decisions/0067.
   */
  older?: true;
  /**
   * Parameters that only deployments with the sandbox accept; they change nothing. docs/readings.md
   * 1.
   */
  testQuery?: readonly string[];
  /** Answers 409 with the next page when that step-up is closed, regardless of the body. */
  requiresOpenStepUp?: StepUpGuard;
  /**
   * Fields that accept any digits, because they are encrypted at once; everywhere else card numbers
   * are rejected. docs/decisions/0071.
   */
  sealedDigits?: readonly string[];
  /** Defaults to LIMITS.bodyMaxBytes. */
  bodyMaxBytes?: number;
  /**
   * Media types besides JSON, each with its `format`: the loop passes such a body on as
   * `{ format, text }`.
   */
  bodyTypes?: Readonly<Record<string, string>>;
  /** Media type of a reply that is a text; JSON by default. */
  replyType?: 'text/csv';
  /** Forms whose fields validate the body, by path. */
  validates?: readonly FormId[];
  /** Per address, for calls by anyone; defaults to LIMITS.anonymousWritesPerMinute. */
  callsPerMinute?: number;
  reply: z.ZodType;
  /** Errors of the call's own handler, besides those that follow from the other properties. */
  errors?: readonly ErrorCode[];
  status?: number;
  foundStatus?: number;
  /**
   * Pages of any origin may read the reply: it holds no personal data, and no cookies are sent.
   * docs/decisions/0098.
   */
  anyOrigin?: true;
  /** Answers as GraphQL over HTTP says, to a client that asks for it by its Accept header. */
  isGraphql?: true;
  /** Cache lifetime of a public reply, per language; the reply has an ETag. */
  cacheSeconds?: number;
  /**
   * `read`: the reply carries the version; `write`: the request must send the version it saw (428,
   * 412).
   */
  etag?: 'read' | 'write';
  /**
   * Replays the first reply for a repeated key. `atomic`: no vendor is called, so the key is
   * written with the effect; `natural`: repeating the call has the same effect, so no reply is
   * stored.
   */
  idempotent?: true | 'atomic' | 'natural';
  /**
   * How long a key replays its reply, where the reply itself holds for less than
   * LIMITS.idempotencyTtlMs.
   */
  keyKeptMs?: number;
  /**
   * Concurrent identical calls without a key share the first one’s reply, because a vendor is
   * called.
   */
  sharesAnswer?: true;
  /** Owner of the idempotency key for calls without sign-in; stored as a hash. */
  keyOwner?: (parts: { params: KeyParts; body: KeyParts }) => string | undefined;
  /**
   * Also open to a reviewer with a support ticket; otherwise rejected for them.
   * docs/decisions/0087.
   */
  inSupport?: true;
  /**
   * Sent while a page is being left: custom headers are impossible, so its own token proves the
   * origin. docs/decisions/0090.
   */
  beacon?: true;
  /**
   * Also open to the applicant of a closed account, where every other change is refused.
   * docs/decisions/0151.
   */
  openWhenClosed?: true;
  /**
   * A writing call that charges, orders, signs, sends and submits nothing, so that a harmless page
   * may make it; all others bind the person. docs/decisions/0119.
   */
  isHarmless?: true;
  /**
   * Requires recent authentication: always, or only when a tax id changes. docs/readings.md 104.
   */
  requiresRecentAuth?: true | 'taxId';
};

/** Callers with a key or a listener of their own; cookies of the portals are ignored. */
export const KEY_CALLERS: readonly CallerKind[] = ['staff', 'partner', 'console'];

/**
 * True for calls rejected with a support ticket: those whose row does not allow it, and any that
 * changes personal data. docs/decisions/0087.
 */
export const isClosedToSupport = ({ inSupport, who }: EndpointRow, method: string): boolean =>
  !KEY_CALLERS.includes(who) && (inSupport !== true || (method !== 'GET' && who !== 'anyone'));

export const applicationIdParams = z.object({ id: z.string().regex(APPLICATION_ID_PATTERN) });

/** A boolean query parameter; without a value (`?find`) it is true. */
export const queryFlag = z
  .enum(['true', 'false', ''])
  .transform((text) => (text === '' ? 'true' : text))
  .optional()
  .meta({ type: 'boolean' }); // for descriptions, where a transform has no type

/** True for a change of a closed account, which is only read and paid off. docs/decisions/0151. */
export const isRefusedWhenClosed = (
  { openWhenClosed, who }: EndpointRow,
  method: string,
): boolean =>
  method !== 'GET' &&
  openWhenClosed !== true &&
  ['applicant', 'link', 'owner', 'invitee'].includes(who);
