import type { Answers } from '@signet/rulebook/answer-rows';
import type { Intent } from '@signet/rulebook/reference/enumerations';
import type { Currency, Locale, Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { StartupFields } from '@signet/rulebook/sign-up/startup-fields';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import type { StoredApplication } from './stored-application.ts';

export type NewApplication = {
  userId: string;
  portal: Portal;
  market: Market;
  currency: Currency;
  referralUrlId?: string;
  intent: Intent;
  locale: Locale;
  level: 'BASIC' | 'FULL';
  answers: Answers;
  secrets?: SecretAnswers;
  source?: string;
  medium?: string;
  serviceType?: string;
  agentId?: string;
  startup?: StartupFields;
  actor: string;
  /** Also finds an application that was approved. docs/decisions/0031. */
  find?: boolean;
  /**
   * Also finds an unsubmitted application of another referral, after one of this referral.
   * docs/readings.md 56.
   */
  overridesReferral?: boolean;
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

export type NewStore = Pick<
  NewApplication,
  | 'userId'
  | 'portal'
  | 'locale'
  | 'source'
  | 'medium'
  | 'serviceType'
  | 'agentId'
  | 'startup'
  | 'actor'
  | 'once'
> & {
  businessId: string;
  storeName?: string;
};

/** Answers of an unsubmitted application; an empty text removes the answer. */
export type SavedAnswers = {
  id: string;
  userId: string;
  version: number;
  /** The application as the caller has just read it. */
  known?: StoredApplication;
  answers: Answers;
  secrets?: SecretAnswers;
  actor: string;
  more?: { locale?: Locale; intent?: Intent; storeName?: string; referralUrlId?: string };
};
