import { isPhoneLinkPending } from '@signet/rulebook/phone/phone-link';
import { loadApplication, loadView, otpReplyFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { deliverOtp } from './otp-delivery.ts';
import { claimPhoneLink, phoneLinkReplyFor } from './phone-link-claim.ts';
import { deliverPhoneLink } from './phone-link-delivery.ts';
import { replacePhoneStep } from './replace-phone-step.ts';

/** Texts the six-digit code, which stays the same until it expires. docs/readings.md 63. */
export const sendOtp: Handler<'sendOtp'> = async ({
  deps,
  application,
  session,
  visitor,
  once,
}) => {
  await deliverOtp(deps, application, { ip: visitor.ip, once });
  const stored = await loadApplication(application.id, { deps, session, visitor });
  return otpReplyFor(stored, { deps, visitor });
};

/**
 * Texts a link; `retry=true` sends a new one, `skip=true` requires photo ID instead.
 * docs/readings.md 1.
 */
export const sendPhoneLink: Handler<'sendPhoneLink'> = async (call) => {
  const { deps, application, visitor, query, once } = call;
  const isAskedAnew =
    query?.retry === 'true' || !isPhoneLinkPending(application.phoneLink, deps.clock.now());
  if (query?.skip === 'true') await replacePhoneStep(call);
  else if (isAskedAnew) await deliverPhoneLink(deps, application, { ip: visitor.ip, once });
  return { application: await loadView(application.id, call) };
};

/** Changes nothing, so link scanners cannot confirm a phone. */
export const getVerificationUrl: Handler<'getVerificationUrl'> = async ({
  deps,
  params,
  query,
}) => {
  const open = await claimPhoneLink(deps, { id: params.id, vfp: query.vfp });
  return { ...phoneLinkReplyFor(open, deps), url: deps.providers.links.continueUrl(query.vfp) };
};

export const getTextBreaker: Handler<'getTextBreaker'> = async ({ deps }) =>
  deps.store.textBreakers.state();

export const resetTextBreaker: Handler<'resetTextBreaker'> = async ({ deps, reviewer }) => {
  const { reset } = await deps.store.textBreakers.reset(`reviewer:${reviewer.id}`);
  if (reset) deps.log.warn('a reviewer reset the breaker: text messages are sent again');
  return deps.store.textBreakers.state();
};
