import type { Deps } from '../deps.ts';
import type { Job } from '../store/store.ts';
import { ASK_TAX_INFORMATION, runAskTaxInformation } from './ask-tax-information.ts';
import { runCheckBank } from './check-bank.ts';
import { runDecide, runRecheck } from './decide.ts';
import { runSendCode } from './send-code.ts';
import { runSendMessage } from './send-message.ts';
import { runSettleInquiry } from './settle-inquiry.ts';

/** Every kind of job, and what runs it. */
const KINDS: Readonly<Record<string, (deps: Deps, job: Job) => Promise<void>>> = {
  decide: runDecide,
  recheck: runRecheck,
  'send-code': runSendCode,
  'send-message': runSendMessage,
  'check-bank': runCheckBank,
  'settle-inquiry': runSettleInquiry,
  [ASK_TAX_INFORMATION]: runAskTaxInformation,
};

/** The kinds of jobs, ready for the queue. */
export const jobKinds = (deps: Deps): Record<string, (job: Job) => Promise<void>> =>
  Object.fromEntries(Object.entries(KINDS).map(([kind, run]) => [kind, (job: Job) => run(deps, job)]));
