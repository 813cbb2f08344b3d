import { isPhoneLinkPending } from '@signet/rulebook/phone/phone-link';
import { currentPhoneStep } from '@signet/rulebook/phone/step-ups';
import { stepConflict } from '../application/facts.ts';
import { loadApplication, loadView, otpReplyFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { actorOf } from '../session/session-cookies.ts';
import { deliverOtp } from './otp-delivery.ts';
import { claimPhoneLink, phoneLinkReplyFor } from './phone-link-claim.ts';
import { deliverPhoneLink } from './phone-link-delivery.ts';

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
export const sendPhoneLink: Handler<'sendPhoneLink'> = async ({
  deps,
  application,
  session,
  visitor,
  query,
  once,
}) => {
  const { id } = application;
  const context = { deps, session, visitor };
  if (query?.skip === 'true') {
    const type = currentPhoneStep(application.stepUps);
    if (type === undefined) throw stepConflict(application);
    await deps.store.applications.completeStepUp({
      id,
      type,
      result: 'replaced',
      actor: actorOf(session),
      reopen: true,
    });
    return { application: await loadView(id, context) };
  }
  if (query?.retry === 'true' || !isPhoneLinkPending(application.phoneLink, deps.clock.now()))
    await deliverPhoneLink(deps, application, { ip: visitor.ip, once });
  return { application: await loadView(id, context) };
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
