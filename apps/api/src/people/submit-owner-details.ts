import { flattenAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { boStatusAfterDetails, submittedOwnerAnswers } from '@signet/rulebook/people/owner-list';
import { ownerListStage } from '@signet/rulebook/people/step-ups';
import { formContextOf } from '../application/facts.ts';
import { actorOf } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { issuedRanges, validateBody } from '../platform/http/read-request.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';
import { loadOwnRecord } from './load-own-record.ts';
import { ownerRecordOf } from './owner-record.ts';
import { ownerFactsOf, ownersListOf } from './view.ts';

/** Keeps what the owner says of themselves and begins their check. */
export const submitOwnerDetails: Handler<'submitOwnerDetails'> = async (call) => {
  const { deps, application, owner, session, body } = call;
  const { market } = application;
  const known = ownerFactsOf(owner);
  const { page } = ownerRecordOf(application, owner, deps.clock.now());
  if (page !== 'owner') throw new AppError('application.stepUpClosed');
  const context = { ...formContextOf(application), today: deps.clock.today(market), issued: issuedRanges(deps.config) };
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
    actor: actorOf(session),
    answers,
    secrets,
    boStatus: boStatusAfterDetails(ownersListOf(application), owner.id, ownerListStage(application)),
  });
  if (!done.confirmed) {
    if (done.why === 'sameTaxId') throw fieldAppError('owners.duplicateTaxId', 'governmentIdentification.value');
    throw done.why === 'tooMany' ? tooManyTaxIdChanges(secrets) : new AppError('application.stepUpClosed');
  }
  return { owner: await loadOwnRecord(call) };
};
