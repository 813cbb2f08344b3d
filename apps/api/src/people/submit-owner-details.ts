import { flattenAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { boStatusAfterDetails, submittedOwnerAnswers } from '@signet/rulebook/people/owner-list';
import { ownerListStage } from '@signet/rulebook/people/step-ups';
import { keepEvent } from '../analytics/keep-event.ts';
import type { Call, Handler } from '../handler.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { validateBody, validationContextOf } from '../platform/http/read-request.ts';
import { actorOf } from '../session/session-cookies.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';
import { loadOwnRecord } from './load-own-record.ts';
import { ownerRecordOf } from './owner-record.ts';
import { ownerFactsOf, ownersListOf } from './view.ts';

type Submitting = Call<'submitOwnerDetails'>;

/** The application may change between attempts, as other owners confirm or jobs end. */
const triesMax = 8;

/**
 * Stores the owner's own details and starts their check, under the rules that apply at the time of
 * the write.
 */
export const submitOwnerDetails: Handler<'submitOwnerDetails'> = async (call) => {
  let current: Submitting = call;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const done = await confirmCurrent(current);
    if (done.confirmed) {
      await keepEvent(call, 'owner.confirmed', { role: 'owner' });
      return { owner: await loadOwnRecord(call) };
    }
    if (done.why === 'sameTaxId')
      throw fieldAppError('owners.duplicateTaxId', 'governmentIdentification.value');
    if (done.why === 'tooMany') throw tooManyTaxIdChanges(done.secrets);
    if (done.why === 'moved') throw new AppError('application.stepUpClosed');
    current = await reload(current);
  }
  throw new AppError('server.busy');
};

async function reload(call: Submitting): Promise<Submitting> {
  const application = await call.deps.store.applications.loadForWork(call.application.id);
  const owner = application?.people.find(({ id }) => id === call.owner.id);
  if (application === undefined || owner?.userId !== call.session.userId)
    throw new AppError('application.notFound');
  return { ...call, application, owner };
}

async function confirmCurrent({ deps, application, owner, session, body }: Submitting) {
  const known = ownerFactsOf(owner);
  const { page } = ownerRecordOf(application, owner, deps);
  if (page !== 'owner') throw new AppError('application.stepUpClosed');
  const context = validationContextOf(application, deps);
  const { answers, secrets } = validateBody(
    ['partnerDetails'],
    { ...wireAnswers(known.answers), ...submittedOwnerAnswers(flattenAnswers(body)) },
    context,
    {
      answers: known.answers,
      secretsOnFile: Object.fromEntries([...known.given].map((path) => [path, {}])),
    },
  );
  const { phone = '' } = answers;
  const refusal =
    phone === '' || phone === known.answers.phone
      ? undefined
      : await phoneEligibilityError(deps, { userId: session.userId, phone });
  if (refusal !== undefined) throw fieldAppError(refusal, 'phone');
  const done = await deps.store.ownerChecks.confirm({
    id: application.id,
    ownerId: owner.id,
    userId: session.userId,
    version: application.version,
    actor: actorOf(session),
    answers,
    secrets,
    boStatus: boStatusAfterDetails(
      ownersListOf(application),
      owner.id,
      ownerListStage(application),
    ),
  });
  return { ...done, secrets };
}
