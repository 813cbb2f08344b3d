import { DECIDE_JOB, TELL_PARTNER_JOB } from './application/change-application.ts';
import { runSyncBank } from './bank/bank-news-jobs.ts';
import { SYNC_BANK_JOB } from './bank/bank-news-store.ts';
import { runCheckBank } from './bank/jobs.ts';
import { REMIND_BANK_JOB, runRemindBank } from './bank/reminder-jobs.ts';
import { RECHECK_BANK_JOB } from './bank/store.ts';
import { runTestDeposits } from './bank/test-deposit-jobs.ts';
import { TEST_DEPOSITS_JOB } from './bank/test-deposit-store.ts';
import { runForgetCards, runMailCardDeclined, runReleaseCard } from './cards/jobs.ts';
import { FORGET_CARDS_JOB, MAIL_CARD_DECLINED_JOB, RELEASE_CARD_JOB } from './cards/store.ts';
import { runRemindChanges } from './decision/change-reminder-jobs.ts';
import { REMIND_CHANGES_JOB } from './decision/change-request-store.ts';
import {
  MAIL_RECEIVED_JOB,
  runDecide,
  runMailReceived,
  runOwnersOverdue,
  runRecheck,
} from './decision/jobs.ts';
import { OWNERS_OVERDUE_JOB, RECHECK_JOB } from './decision/store.ts';
import type { Deps } from './deps.ts';
import { runSyncInquiry } from './identity/jobs.ts';
import { SEND_MESSAGE_JOB } from './messages/add-messages.ts';
import { runSendMessage } from './messages/jobs.ts';
import { runCheckWatchList } from './ongoing/jobs.ts';
import { CHECK_WATCH_LIST_JOB } from './ongoing/ongoing-check-store.ts';
import { runAskPhotoId } from './ongoing/renewal-jobs.ts';
import { ASK_PHOTO_ID_JOB } from './ongoing/renewal-store.ts';
import { TAKEN_BACK_JOB } from './orders/debit-store.ts';
import { runFollowOrder } from './orders/fulfilment-jobs.ts';
import { runChargeOrder, runRefundOrder, runSettleOrder } from './orders/jobs.ts';
import { runChargeMonth } from './orders/monthly-jobs.ts';
import {
  CHARGE_MONTH_JOB,
  CHARGE_ORDER_JOB,
  FOLLOW_ORDER_JOB,
  REFUND_ORDER_JOB,
  SETTLE_ORDER_JOB,
} from './orders/store.ts';
import { runTakenBack } from './orders/taken-back-jobs.ts';
import { DELIVER_WEBHOOK_JOB } from './partners/deliver-job.ts';
import {
  CHECK_IMPORT_JOB,
  INVITE_MERCHANT_JOB,
  READ_IMPORT_JOB,
  REMIND_MERCHANT_JOB,
} from './partners/import-job-rows.ts';
import {
  runCheckImport,
  runInviteMerchant,
  runReadImport,
  runRemindMerchant,
} from './partners/import-jobs.ts';
import { runDeliverWebhook, runTellPartner } from './partners/jobs.ts';
import { runInviteOwners, runRemindOwner } from './people/invite-jobs.ts';
import { runCheckOwner } from './people/jobs.ts';
import { CHECK_OWNER_JOB } from './people/owner-check-job.ts';
import { INVITE_OWNERS_JOB, REMIND_OWNER_JOB } from './people/owner-mail-store.ts';
import { runSendCode } from './phone/jobs.ts';
import type { Job } from './platform/jobs/job.ts';
import { inSpan } from './platform/observe/tracing.ts';
import { runPolicyRun } from './policy/jobs.ts';
import { RUN_POLICY_JOB } from './policy/store.ts';
import {
  MAIL_WAY_BACK_JOB,
  REMIND_APPLICATION_JOB,
  runMailWayBack,
  runRemindApplication,
} from './sign-up/jobs.ts';
import { REQUEST_TAX_INFORMATION_JOB, runRequestTaxInformation } from './tax-id/jobs.ts';

const KINDS: Readonly<Record<string, (deps: Deps, job: Job) => Promise<void>>> = {
  [DECIDE_JOB]: runDecide,
  [RECHECK_JOB]: runRecheck,
  [OWNERS_OVERDUE_JOB]: runOwnersOverdue,
  [CHECK_OWNER_JOB]: runCheckOwner,
  [INVITE_OWNERS_JOB]: runInviteOwners,
  [REMIND_OWNER_JOB]: runRemindOwner,
  'send-otp': runSendCode,
  [SEND_MESSAGE_JOB]: runSendMessage,
  [RECHECK_BANK_JOB]: runCheckBank,
  [TEST_DEPOSITS_JOB]: runTestDeposits,
  [REMIND_BANK_JOB]: runRemindBank,
  [SYNC_BANK_JOB]: runSyncBank,
  [RELEASE_CARD_JOB]: runReleaseCard,
  [FORGET_CARDS_JOB]: runForgetCards,
  [MAIL_CARD_DECLINED_JOB]: runMailCardDeclined,
  [SETTLE_ORDER_JOB]: runSettleOrder,
  [CHARGE_ORDER_JOB]: runChargeOrder,
  [REFUND_ORDER_JOB]: runRefundOrder,
  [FOLLOW_ORDER_JOB]: runFollowOrder,
  [CHARGE_MONTH_JOB]: runChargeMonth,
  [TAKEN_BACK_JOB]: runTakenBack,
  'sync-inquiry': runSyncInquiry,
  [MAIL_WAY_BACK_JOB]: runMailWayBack,
  [REMIND_APPLICATION_JOB]: runRemindApplication,
  [REMIND_CHANGES_JOB]: runRemindChanges,
  [MAIL_RECEIVED_JOB]: runMailReceived,
  [REQUEST_TAX_INFORMATION_JOB]: runRequestTaxInformation,
  [TELL_PARTNER_JOB]: runTellPartner,
  [DELIVER_WEBHOOK_JOB]: runDeliverWebhook,
  [READ_IMPORT_JOB]: runReadImport,
  [CHECK_IMPORT_JOB]: runCheckImport,
  [INVITE_MERCHANT_JOB]: runInviteMerchant,
  [REMIND_MERCHANT_JOB]: runRemindMerchant,
  [RUN_POLICY_JOB]: runPolicyRun,
  [CHECK_WATCH_LIST_JOB]: runCheckWatchList,
  [ASK_PHOTO_ID_JOB]: runAskPhotoId,
};

export const buildJobHandlers = (deps: Deps): Record<string, (job: Job) => Promise<void>> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([kind, run]) => [
      kind,
      (job: Job) => countFailures(deps, kind, () => run(deps, job)),
    ]),
  );

async function countFailures(
  { metrics }: Deps,
  kind: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await inSpan(`job ${kind}`, run);
  } catch (error) {
    metrics.count('signet_job_failures_total', { kind });
    throw error;
  }
}
