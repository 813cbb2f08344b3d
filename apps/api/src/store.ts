import type { BankStatus } from '@signet/rulebook/bank/bank-status';
import type { BoStatus, Decision, Intent, Portal } from '@signet/rulebook/core/facts';
import type { Flags } from '@signet/rulebook/core/flags';
import type { Answers } from '@signet/rulebook/forms';
import type { InquiryFacts, InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { Language, Locale } from '@signet/rulebook/reference/locales';
import type { Currency, Market } from '@signet/rulebook/reference/markets';
import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import type { StepUp, StepUpType } from '@signet/rulebook/step-ups';
import { type Accounts, buildAccounts } from './accounts/store.ts';
import { buildAnalytics } from './analytics/store.ts';
import { buildCallers, type Callers } from './application/caller-store.ts';
import { buildSecrets } from './application/secret-store.ts';
import { buildStepUpAnswers, type StepUpAnswers } from './application/step-up-store.ts';
import { buildApplications } from './application/store.ts';
import { buildBanks } from './bank/store.ts';
import type { CategoryChoice } from './category/store.ts';
import { buildReviews, type Reviews } from './decision/review-store.ts';
import { buildDecisions, type LastDecision } from './decision/store.ts';
import { buildInquiries, type Inquiries } from './identity/store.ts';
import { buildOutbox } from './messages/outbox-store.ts';
import type { StoredOwner } from './people/owner-row-store.ts';
import { buildOwners, type Owners } from './people/store.ts';
import { buildPhoneLines, type PhoneLines } from './phone/line-type-store.ts';
import type { OtpState } from './phone/otp-state-store.ts';
import { buildOtpCodes, type OtpCodes } from './phone/otp-store.ts';
import { buildPhoneLinks, type PhoneLinks, type StoredPhoneLink } from './phone/phone-link-store.ts';
import { buildAudit } from './platform/audit/store.ts';
import type { Clock } from './platform/clock.ts';
import type { RedirectLookup } from './platform/config/portal-rows.ts';
import { type FlagSource, mutableFlags } from './platform/flags.ts';
import { buildIdempotency } from './platform/http/idempotency-store.ts';
import { buildJobs, type JobRelay } from './platform/jobs/store.ts';
import { buildKeyVersions } from './platform/seal/key-version-store.ts';
import type { Sealer, WrappedKey } from './platform/seal/seal.ts';
import { buildChangeNotifications, type ChangeNotifications } from './platform/sql/change-notifications.ts';
import type { Database } from './platform/sql/database.ts';
import type { NewApplication, NewBank, NewDecision, SavedAnswers } from './platform/store-types.ts';
import { buildLinkTokens, type LinkTokens } from './session/link-store.ts';
import { buildSessions, buildSignIns, buildUsers, type Sessions } from './session/store.ts';

export type { StoredOwner } from './people/owner-row-store.ts';
export type { LoadedSession } from './session/store.ts';

export type StoreDeps = { database: Database; sealer: Sealer; clock: Clock; flags: FlagSource; redirectOf: RedirectLookup };

/** A call that may be repeated: the request's Idempotency-Key, who sent it, the endpoint's key with its path, and the body's text. decisions.md, section 6. */
export type IdempotentCall = { key: string; userId: string; route: string; body: string };

/** What a key is known for. `applied`: the effect is stored but its answer was lost with the process; answer from the facts of `applicationId`. */
export type IdempotencyState =
  | { state: 'new' }
  | { state: 'running' }
  | { state: 'mismatch' }
  | { state: 'applied'; applicationId: string }
  | { state: 'done'; status: number; reply: unknown };

/** A secret answer on its way into the store; an empty value removes it. */
export type SecretAnswer = { value: string; sourceType?: SourceType };
export type SecretAnswers = Readonly<Record<string, SecretAnswer>>;

/** A text or e-mail for the outbox; the whole of it is sealed until it is sent. decisions.md, section 9. */
export type OutboxMessage = { channel: 'sms' | 'email'; template: string; to: string; subject?: string; text: string; html?: string };

/** Work to be done later; the payload holds no personal data. `dueAt` is now where it is missing. */
export type NewJob = { kind: string; payload?: Readonly<Record<string, unknown>>; dueAt?: number };
export type Job = { id: string; kind: string; applicationId?: string; payload: Record<string, unknown>; attempts: number };

export type LinkedBank = { kind: 'plaid' | 'manual'; bankName?: string; last4: string; accountType: string; status: BankStatus };

/** Everything stored about an application, but no secret: the facts are computed from it. Times in ms of the product's clock. */
export type StoredApplication = {
  id: string;
  version: number;
  userId: string;
  portal: Portal;
  /** The portal's flags as they were when the application was read. */
  flags: Flags;
  /** Where its person goes when all is done, by the configuration as it was when the application was read. decisions.md, row 38. */
  redirectUrl?: string;
  market: Market;
  currency: Currency;
  referralUrlId?: string;
  intent: Intent;
  applicationLevel: 'BASIC' | 'FULL';
  locale: Locale;
  decision: Decision;
  reason?: string;
  /** How the last round ended; none before the first decision. */
  lastDecision?: LastDecision;
  /** Who took it. */
  decidedBy?: 'rules' | 'person';
  boStatus: BoStatus;
  round: number;
  onboardedAt?: number;
  checkingSince?: number;
  bankDeferred: boolean;
  /** How often a tax id may still be changed in this day. decisions.md, section 6. */
  taxIdChangesLeft: number;
  /** The same account has an approved application at FULL level already. */
  verifiedElsewhere: boolean;
  /** The service that the application came from, as a link named it; only configuration gives it a meaning. */
  serviceType?: string;
  /** When a tax id came by itself, by a link or on a page of its own. Document 1, section 3, taxIdSubmitted. */
  taxIdSubmittedAt?: number;
  bank?: LinkedBank;
  bankLinkedAt?: number;
  terms?: { id: string; version: string; signedAt: number; language?: Language };
  /** The answers that are no secrets, by path. */
  answers: Answers;
  /** The secret answers that were given, by path. */
  secretsOnFile: Readonly<Record<string, { sourceType?: SourceType; last4?: string }>>;
  stepUps: StepUp[];
  /** The list of owners, the applicant's own row first. */
  owners: StoredOwner[];
  phoneProven: boolean;
  /** Photo-ID and document inquiries, oldest first, and when each mode was tried. */
  inquiries: InquiryFacts[];
  inquiryAttemptedAt: Readonly<Partial<Record<InquiryMode, readonly number[]>>>;
  code?: OtpState;
  /** The link that was texted last to the applicant's phone. */
  phoneLink?: StoredPhoneLink;
  /** True once the phone's network was asked and gave no number. decisions.md, row 26. */
  wasPhoneNetworkChecked: boolean;
  /** How many sources have answered in this round. */
  evidenceAnswered: number;
  createdAt: number;
  savedAt: number;
  /** The wrapped data key: hand it to methods that seal, so that they need no read of their own. */
  dataKey: WrappedKey;
};

export type Store = {
  users: {
    findOrCreate(user: { subject: string; emailAddress: string; name?: string }): Promise<{ id: string }>;
  };
  signIns: {
    begin(signIn: { state: string; verifier: string; nonce: string; path: string; portal: Portal; fresh: boolean }): Promise<void>;
    /** Once, within LIMITS.signInStateMs. */
    take(state: string): Promise<{ verifier: string; nonce: string; path: string; portal: Portal; fresh: boolean } | undefined>;
  };
  sessions: Sessions;
  callers: Callers;
  /** What a write answers with is the application as it stands after it, read in the same round trip. */
  applications: {
    create(application: NewApplication): Promise<{ id: string; created: boolean; application: StoredApplication }>;
    load(id: string, userId: string): Promise<StoredApplication | undefined>;
    loadForWork(id: string): Promise<StoredApplication | undefined>;
    saveAnswers(
      saved: SavedAnswers,
    ): Promise<{ saved: true; application: StoredApplication } | { saved: false; why: 'stale' | 'missing' | 'sent' | 'tooMany' }>;
    /** Sends the application once: terms, audit row, a new round and its job 'decide' in one statement. */
    onboard(sent: {
      id: string;
      userId: string;
      version?: number;
      terms: { id: string; version: string; language?: Language };
      actor: string;
      jobs?: readonly NewJob[];
      once?: IdempotentCall;
      choice?: CategoryChoice;
    }): Promise<{ isSubmitted: true; first: boolean; application: StoredApplication } | { isSubmitted: false; why: 'stale' } | undefined>;
    recordEvidence(evidence: { id: string; round: number; source: string; answer: unknown; reference?: string }): Promise<void>;
    evidence(id: string, round: number): Promise<Record<string, { answer: unknown; reference?: string }>>;
    recordDecision(decision: NewDecision): Promise<{ recorded: boolean }>;
    /** A new round: job 'decide' with payload { round } falls due at `at`. */
    reopen(round: { id: string; at: number; cause: string; actor: string }): Promise<{ reopened: boolean }>;
    completeStepUp(done: {
      id: string;
      type: StepUpType;
      result: 'done' | 'replaced' | 'failed';
      actor: string;
      reopen: boolean;
    }): Promise<{ finished: boolean }>;
    /** The plain values, and an audit row 'secret.read' that names the paths. */
    openSecrets(id: string, paths: readonly string[], actor?: string): Promise<Record<string, string>>;
    /** Those of the secrets that do not stand there already with the same value. */
    secretsThatDiffer(id: string, secrets: SecretAnswers): Promise<SecretAnswers>;
    duplicates(id: string): Promise<'none' | 'declined' | 'approved'>;
  } & StepUpAnswers;
  phoneCodes: OtpCodes;
  phoneLinks: PhoneLinks;
  phoneLines: PhoneLines;
  banks: {
    add(bank: NewBank): Promise<{ id: string }>;
    setStatus(status: {
      id: string;
      bankId: string;
      status: BankStatus;
      actor: string;
      messages?: readonly OutboxMessage[];
      jobs?: readonly NewJob[];
    }): Promise<{ changed: boolean }>;
    forWork(id: string): Promise<
      | (LinkedBank & {
          id: string;
          holder?: string;
          routing?: string;
          transit?: string;
          institution?: string;
          accountNumber?: string;
          vendorAccountId?: string;
          vendorToken?: string;
          vendorItemId?: string;
        })
      | undefined
    >;
  };
  linkTokens: LinkTokens;
  jobs: {
    add(job: NewJob & { applicationId?: string; id?: string }): Promise<{ id: string }>;
    load(id: string): Promise<Job | undefined>;
    /** Counts a try and answers the job; undefined when it is finished already. */
    begin(id: string): Promise<Job | undefined>;
    done(id: string): Promise<void>;
    failed(id: string): Promise<void>;
    /** Jobs that are due by the product's clock and were not begun. */
    countDue(): Promise<number>;
    countOpen(): Promise<number>;
  } & JobRelay;
  outbox: {
    /** The opened message while it is unsent. The row's id is also the vendor's idempotency token. */
    claim(id: string): Promise<(OutboxMessage & { id: string; applicationId?: string }) | undefined>;
    sent(id: string): Promise<void>;
    failed(id: string): Promise<void>;
    add(message: OutboxMessage & { applicationId?: string }): Promise<{ id: string }>;
  };
  idempotency: {
    /** Takes the key, or says what became of it; keys are kept LIMITS.idempotencyKeepMs. */
    begin(once: IdempotentCall): Promise<IdempotencyState>;
    /** Keeps the answer, sealed, unless another one is kept already; a refusal is kept only where nothing took effect. */
    finish(once: IdempotentCall, answer: { status: number; reply: unknown; refused?: boolean }): Promise<{ kept: boolean }>;
    /** Forgets a key whose call had no effect (a vendor was down, the server failed), so that it may be tried again. */
    release(once: IdempotentCall): Promise<void>;
  };
  audit: {
    verify(id: string): Promise<{ ok: true; rows: number } | { ok: false; brokenAt: number }>;
    /** Hashes all heads; the hash may be kept outside the database too. */
    checkpoint(): Promise<{ heads: number; hash: string }>;
    verifyCheckpoints(): Promise<{ ok: true } | { ok: false; brokenAt: number }>;
  };
  reviews: Reviews;
  accounts: Accounts;
  inquiries: Inquiries;
  changes: ChangeNotifications;
  owners: Owners;
  analytics: { add(event: { type: string; params: Readonly<Record<string, string | number | boolean>> }): Promise<void> };
  /** Throws one clear line when the database was sealed with keys that the key file lacks. */
  keys: { claim(): Promise<void> };
  /** Removes what has run out: sessions, sign-ins, idempotency keys. */
  sweep(): Promise<void>;
  /** Calls that a dead process left running may run again; startQueue does it before anything is served. */
  recover(): Promise<void>;
};

/** The product's store: all SQL stands below this folder. Without a source of flags they stand as they start, and without redirects nobody is sent anywhere. */
export function buildStore(given: Omit<StoreDeps, 'flags' | 'redirectOf'> & Partial<StoreDeps>): Store {
  const deps: StoreDeps = { flags: mutableFlags(), redirectOf: () => undefined, ...given };
  const idempotency = buildIdempotency(deps);
  const signIns = buildSignIns(deps);
  const linkTokens = buildLinkTokens(deps);
  const sessions = buildSessions(deps);
  const inquiries = buildInquiries(deps);
  const phoneLines = buildPhoneLines(deps);
  return {
    users: buildUsers(deps),
    signIns,
    sessions,
    callers: buildCallers(deps),
    applications: { ...buildApplications(deps), ...buildDecisions(deps), ...buildStepUpAnswers(deps), ...buildSecrets(deps) },
    phoneCodes: buildOtpCodes(deps),
    phoneLinks: buildPhoneLinks(deps),
    phoneLines,
    banks: buildBanks(deps),
    linkTokens,
    jobs: buildJobs(deps),
    outbox: buildOutbox(deps),
    idempotency,
    audit: buildAudit(deps),
    reviews: buildReviews(deps),
    accounts: buildAccounts(deps),
    inquiries,
    changes: buildChangeNotifications(deps),
    owners: buildOwners(deps),
    analytics: buildAnalytics(deps),
    keys: buildKeyVersions(deps),
    sweep: async () => {
      for (const table of [idempotency, signIns, sessions, inquiries, linkTokens, phoneLines]) await table.sweep();
    },
    // On PostgreSQL another process may still run them: there a key is taken over after LIMITS.idempotencyTakeoverMs.
    recover: async () => {
      if (deps.database.kind === 'pglite') await idempotency.forgetRunning();
    },
  };
}
