import { applicationReply } from '@signet/rulebook/application-view';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS, type ReplyOf } from '@signet/rulebook/endpoints';
import { loadApplication, otpReplyFor, viewFor } from './application/load-view.ts';
import type { Call } from './handler.ts';
import { AppError } from './platform/http/problem.ts';
import { replayTaxInformation } from './tax-id/tax-information.ts';

const BANK_REPLIES: readonly EndpointKey[] = [
  'linkPlaidAccount',
  'addManualAccount',
  'confirmTestDeposits',
  'resendTestDeposits',
  'sendVoidCheck',
];

/**
 * Rebuilds the reply of a call whose effect is stored but whose reply was lost in a crash.
 * docs/readings.md 19.
 */
export async function replayResponse(
  key: EndpointKey,
  id: string,
  call: Call<EndpointKey>,
): Promise<ReplyOf<EndpointKey>> {
  if (key === 'submitTaxId' || key === 'submitFullEin') return replayTaxInformation(call);
  const { deps, session, visitor } = call;
  if (session === undefined) throw new AppError('auth.signInRequired');
  const stored = await loadApplication(id, { deps, session, visitor });
  const application = viewFor(stored, { deps, visitor });
  if (key === 'sendOtp' || key === 'verifyOtp' || key === 'changePhone')
    return otpReplyFor(stored, { deps, visitor });
  if (key === 'addCreditCard') {
    if (application.card === undefined) throw new AppError('application.stepUpClosed');
    return { verify: 'DONE', card: application.card, application };
  }
  if (ENDPOINTS[key].reply === applicationReply) return { application };
  if (BANK_REPLIES.includes(key)) {
    if (application.bank === undefined) throw new AppError('application.stepUpClosed');
    return { bank: application.bank, application };
  }
  return application;
}
