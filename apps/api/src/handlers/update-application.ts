import { localeIn } from '@signet/rulebook/reference/markets';
import { isQuebecBlocked } from '../facts.ts';
import { AppError, fieldError } from '../problem.ts';
import { PHONE_PATH } from '../send-code.ts';
import type { Call, Handler } from './handler.ts';
import { isVirtual } from './phone-rules.ts';
import { actorOf, reloadView } from './reload.ts';

const REFUSALS = { stale: 'application.stale', missing: 'application.notFound', sent: 'application.sent' } as const;

/** A number of an internet service is refused where it is typed, because it cannot be changed once the application is sent. decisions.md, section 5. */
async function refuseVirtualPhone({ deps, application, answers }: Call<'updateApplication'>): Promise<void> {
  const phone = answers[PHONE_PATH];
  if (phone === undefined || phone === '' || phone === application.answers[PHONE_PATH]) return;
  if (await isVirtual(deps, phone)) throw fieldError('phone.virtual', PHONE_PATH);
}

/** Changes answers of an application that was not sent, and puts the bank off. Document 1, section 7. */
export const updateApplication: Handler<'updateApplication'> = async (call) => {
  const { deps, application, session, visitor, answers, secrets, body, version } = call;
  if (isQuebecBlocked({ ...application.answers, ...answers })) {
    throw fieldError('quebec.blocked', 'company.address.territory' in answers ? 'company.address.territory' : 'company.mccDetails.id');
  }
  await refuseVirtualPhone(call);
  const { bankPutOff, communicationLanguage: wished } = body?.application ?? {};
  const locale = wished && localeIn(application.market, wished);
  const saved = await deps.store.applications.saveAnswers({
    id: application.id,
    userId: session.userId,
    version: version ?? application.version,
    answers,
    secrets,
    actor: actorOf(session),
    more: { bankPutOff, locale },
    dataKey: application.dataKey,
  });
  if (!saved.saved) throw new AppError(REFUSALS[saved.why]);
  return reloadView(application.id, { deps, session, visitor });
};
