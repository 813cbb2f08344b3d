import { PHONE_LINK_STATES, phoneLinkNow } from '@signet/rulebook/phone-link';
import type { Deps } from '../deps.ts';
import { sendLink } from '../send-link.ts';
import type { StoredApplication } from '../store/store.ts';
import type { Handler } from './handler.ts';
import { askedPhoneStep } from './phone-rules.ts';
import { actorOf } from './reload.ts';
import { stepUpReply } from './step-up-rules.ts';

/** True while the last link was sent and may still prove the phone: a page that is opened again texts no second one. */
function isWaiting({ phoneLink }: StoredApplication, { clock }: Deps): boolean {
  return phoneLink?.sentAt !== undefined && PHONE_LINK_STATES[phoneLinkNow(phoneLink, clock.now()).status].lives;
}

/** Texts the link: the first one, and with `retry=true` a new one; `skip=true` asks for photo ID instead. Document 1, section 7; decisions.md, row 11. */
export const sendPhoneLink: Handler<'sendPhoneLink'> = async ({ deps, application, session, visitor, query, once }) => {
  const { id } = application;
  const asking = { deps, session, visitor };
  if (query?.skip === 'true') {
    const step = askedPhoneStep(application);
    await deps.store.applications.finishStepUp({ id, type: step, result: 'replaced', actor: actorOf(session), reopen: true });
    return stepUpReply(id, asking);
  }
  if (query?.retry === 'true' || !isWaiting(application, deps)) await sendLink(deps, application, { ip: visitor.ip, once });
  return stepUpReply(id, asking);
};
