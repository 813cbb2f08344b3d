import { randomBytes } from 'node:crypto';
import type { FileToken } from './verification-files.ts';

export type InquiryStatus =
  | 'created'
  | 'pending'
  | 'completed'
  | 'expired'
  | 'failed'
  | 'needs_review'
  | 'approved'
  | 'declined';
type CheckStatus = 'passed' | 'failed' | 'not_applicable';
export type Check = {
  name: string;
  status: CheckStatus;
  reasons: string[];
  requirement: 'required' | 'not_required' | 'requires_retry';
  metadata: object;
};
export type VerificationStatus = 'submitted' | 'passed' | 'failed' | 'requires_retry';
export type Verification = {
  id: string;
  type: string;
  status: VerificationStatus;
  checks: Check[];
  createdAtMs: number;
  completedAtMs: number | null;
  attributes: Record<string, unknown>;
  /** Opens its files; none once they are redacted. */
  fileToken: FileToken | undefined;
};
export type Fields = Record<string, unknown>;
export type Inquiry = {
  id: string;
  templateId: string;
  accountId: string;
  referenceId: string | null;
  redirectUri: string | null;
  note: string | null;
  tags: string[];
  fields: Fields;
  status: InquiryStatus;
  nextStep: string | null;
  /** When each status was reached, in milliseconds; `created` is the first. */
  reachedAtMs: Partial<Record<InquiryStatus, number>>;
  updatedAtMs: number;
  expiresAtMs: number;
  verifications: Verification[];
};
/**
 * Sessions and links expire by the machine's time, not the sandbox's clock. docs/readings.md 20.
 */
export type Session = { token: string; inquiryId: string; endsAtMs: number };
export type Report = {
  id: string;
  type: string;
  createdAtMs: number;
  isReady: boolean;
  referenceId: string | null;
  attributes: Record<string, unknown>;
};

export type PersonaStore = {
  inquiries: Map<string, Inquiry>;
  sessions: Map<string, Session>;
  oneTimeLinks: Map<string, Session>;
  reports: Map<string, Report>;
  /** The request body and created object per Idempotency-Key. */
  idempotency: Map<string, { body: string; objectId: string }>;
  /** Names that were put on the watch list by hand, in small letters. */
  watchList: Set<string>;
  /** Business names under which a tax id has been checked. */
  checkedNames: Map<string, Set<string>>;
};

export function createPersonaStore(): PersonaStore {
  return {
    inquiries: new Map(),
    sessions: new Map(),
    oneTimeLinks: new Map(),
    reports: new Map(),
    idempotency: new Map(),
    watchList: new Set(),
    checkedNames: new Map(),
  };
}

export function clearPersonaStore(store: PersonaStore): void {
  for (const part of Object.values(store)) part.clear();
}

export function personaId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
}
