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

/** Each time something else of the application changed first: other owners confirm at the same moment, a job ends. */
const triesMax = 8;

/** Keeps what the owner says of themselves and begins their check, by the rules as they apply to what stands then. */
export const submitOwnerDetails: Handler<'submitOwnerDetails'> = async (call) => {
  let seen: Submitting = call;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const done = await confirmAsSeen(seen);
    if (done.confirmed) {
      await keepEvent(call, 'owner.confirmed', { role: 'owner' });
      return { owner: await loadOwnRecord(call) };
    }
    if (done.why === 'sameTaxId') throw fieldAppError('owners.duplicateTaxId', 'governmentIdentification.value');
    if (done.why === 'tooMany') throw tooManyTaxIdChanges(done.secrets);
    if (done.why === 'moved') throw new AppError('application.stepUpClosed');
    seen = await seenAgain(seen);
  }
  throw new AppError('server.busy');
};

async function seenAgain(call: Submitting): Promise<Submitting> {
  const application = await call.deps.store.applications.loadForWork(call.application.id);
  const owner = application?.people.find(({ id }) => id === call.owner.id);
  if (application === undefined || owner?.userId !== call.session.userId) throw new AppError('application.notFound');
  return { ...call, application, owner };
}

async function confirmAsSeen({ deps, application, owner, session, body }: Submitting) {
  const known = ownerFactsOf(owner);
  const { page } = ownerRecordOf(application, owner, deps.clock.now());
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
    phone === '' || phone === known.answers.phone ? undefined : await phoneEligibilityError(deps, { userId: session.userId, phone });
  if (refusal !== undefined) throw fieldAppError(refusal, 'phone');
  const done = await deps.store.ownerChecks.confirm({
    id: application.id,
    ownerId: owner.id,
    userId: session.userId,
    version: application.version,
    actor: actorOf(session),
    answers,
    secrets,
    boStatus: boStatusAfterDetails(ownersListOf(application), owner.id, ownerListStage(application)),
  });
  return { ...done, secrets };
}
