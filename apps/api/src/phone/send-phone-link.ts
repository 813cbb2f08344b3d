import { isPhoneLinkPending } from '@signet/rulebook/phone/phone-link';
import { actorOf, loadView } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { requirePhoneStep } from './phone-eligibility.ts';
import { deliverPhoneLink } from './phone-link-delivery.ts';

/** Texts the link: the first one, and with `retry=true` a new one; `skip=true` asks for photo ID instead. docs/readings.md 1. */
export const sendPhoneLink: Handler<'sendPhoneLink'> = async ({ deps, application, session, visitor, query, once }) => {
  const { id } = application;
  const asking = { deps, session, visitor };
  if (query?.skip === 'true') {
    const step = requirePhoneStep(application);
    await deps.store.applications.completeStepUp({ id, type: step, result: 'replaced', actor: actorOf(session), reopen: true });
    return { application: await loadView(id, asking) };
  }
  if (query?.retry === 'true' || !isPhoneLinkPending(application.phoneLink, deps.clock.now()))
    await deliverPhoneLink(deps, application, { ip: visitor.ip, once });
  return { application: await loadView(id, asking) };
};
