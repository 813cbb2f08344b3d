import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { actorOf } from '../session/session-cookies.ts';
import { refreshInquiry, startInquiry } from './applicant-inquiry.ts';

export const requestFullOnboarding: Handler<'requestFullOnboarding'> = async ({
  deps,
  application: { id },
  session,
  visitor,
}) => {
  const application = await deps.store.applications.requestFullOnboarding({
    id,
    userId: session.userId,
    actor: actorOf(session),
  });
  return viewFor(application, { deps, visitor });
};

export const startIdentification: Handler<'startIdentification'> = (call) =>
  startInquiry('identification', call);

export const refreshIdentification: Handler<'refreshIdentification'> = (call) =>
  refreshInquiry('identification', call);

export const startVerification: Handler<'startVerification'> = (call) =>
  startInquiry('verification', call);

export const refreshVerification: Handler<'refreshVerification'> = (call) =>
  refreshInquiry('verification', call);
