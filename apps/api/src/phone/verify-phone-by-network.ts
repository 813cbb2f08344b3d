import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { loadView } from '../application/load-view.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { deliverPhoneLink, urlOnPortal } from './phone-link-delivery.ts';

/** A failing network counts as silent, and the link comes next. docs/readings.md 66. */
const undefinedIfDown = (error: unknown): undefined => {
  if (error instanceof ProviderDown) return undefined;
  throw error;
};

/** Once per application and phone, so that the Back button cannot cause a redirect loop. */
async function begin(
  { deps, application, visitor }: Call<'verifyPhoneByNetwork'>,
  phone: string,
): Promise<string | undefined> {
  const { first } = await deps.store.phoneLinks.networkAsked({ id: application.id, phone });
  if (!first) return undefined;
  const target = urlOnPortal('mobile-verification', application, deps.config);
  return (await deps.providers.network.ask({ ip: visitor.ip, target }).catch(undefinedIfDown))
    ?.redirectUrl;
}

/**
 * Falls back to a texted link; if that cannot be sent, its page says so and offers it.
 * docs/decisions/0039.
 */
async function sendLinkInstead(
  { deps, application, session, visitor }: Call<'verifyPhoneByNetwork'>,
  phone: string,
): Promise<void> {
  const { id } = application;
  await deps.store.phoneLinks.networkSilent({ id, phone, actor: actorOf(session) });
  if (application.phoneLink !== undefined) return;
  await deliverPhoneLink(deps, application, { ip: visitor.ip }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ applicationId: id, code: error.code }, 'the first link was not sent');
  });
}

/**
 * Asks the phone's network without a text. When the browser returns with `vfp`, only the
 * applicant's own number verifies the phone.
 */
export const verifyPhoneByNetwork: Handler<'verifyPhoneByNetwork'> = async (call) => {
  const { deps, application, session, visitor, query, body } = call;
  const { id } = application;
  const { phoneLinks, phoneCodes } = deps.store;
  const context = { deps, session, visitor };
  const phone = application.answers[APPLICANT_PHONE_PATH] ?? '';
  if (query?.skip !== 'true' && body.vfp === undefined) {
    const redirectTargetUrl = await begin(call, phone);
    if (redirectTargetUrl === undefined) await sendLinkInstead(call, phone);
    return { redirectTargetUrl, application: await loadView(id, context) };
  }
  const wasAsked = query?.skip !== 'true' && (await phoneLinks.isNetworkAsked({ id, phone }));
  const number =
    wasAsked && body.vfp !== undefined
      ? await deps.providers.network.number(body.vfp).catch(undefinedIfDown)
      : undefined;
  if (number === phone)
    await phoneCodes.proven({ id, phone, method: 'network', actor: actorOf(session) });
  else await sendLinkInstead(call, phone);
  return { application: await loadView(id, context) };
};
