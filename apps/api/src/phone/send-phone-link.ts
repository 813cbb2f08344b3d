import { isLinkOut } from '@signet/rulebook/phone/phone-link';
import { actorOf, reloadView } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { askedPhoneStep } from './phone-eligibility.ts';
import { sendLink } from './phone-link-delivery.ts';

/** Texts the link: the first one, and with `retry=true` a new one; `skip=true` asks for photo ID instead. Document 1, section 7; decisions.md, row 11. */
export const sendPhoneLink: Handler<'sendPhoneLink'> = async ({ deps, application, session, visitor, query, once }) => {
  const { id } = application;
  const asking = { deps, session, visitor };
  if (query?.skip === 'true') {
    const step = askedPhoneStep(application);
    await deps.store.applications.finishStepUp({ id, type: step, result: 'replaced', actor: actorOf(session), reopen: true });
    return { application: await reloadView(id, asking) };
  }
  if (query?.retry === 'true' || !isLinkOut(application.phoneLink, deps.clock.now()))
    await sendLink(deps, application, { ip: visitor.ip, once });
  return { application: await reloadView(id, asking) };
};
