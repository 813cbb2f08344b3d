import { APPLICANT_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { confirmedCodes } from '@signet/rulebook/core/confirmed';
import { LIMITS } from '@signet/rulebook/core/limits';
import { buildOwnerKycPayload } from '@signet/rulebook/decision/kyc-payload';
import { UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import {
  decideOwner,
  type OwnerCheckOutcome,
  type OwnerEvidence,
  ownerRecheckDelayMs,
} from '@signet/rulebook/people/owner-check';
import { keepEventOfJob } from '../analytics/keep-event.ts';
import { formAnswers, secretPaths } from '../application/answers.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import { askPerson, kycPersonOf, NOT_OUR_FAULT } from '../decision/collect-evidence.ts';
import type { Deps } from '../deps.ts';
import { checksFor } from '../identity/vendors.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import type { Job } from '../platform/jobs/job.ts';
import { toProviderDown } from '../platform/provider-down.ts';
import { CHECK_OWNER_JOB, checkOwnerJob } from './owner-check-job.ts';
import { askedMail, verifiedMails } from './owner-mails.ts';
import { ownerCheckFacts } from './owner-record.ts';

const ACTOR = `job:${CHECK_OWNER_JOB}`;

/**
 * Queries the sources about one owner in parallel; one that fails or times out counts as unknown.
 * docs/readings.md 86.
 */
async function collectOwnerEvidence(
  deps: Deps,
  application: StoredApplication,
  owner: StoredPerson,
): Promise<{ evidence: OwnerEvidence; watchReport: string | undefined }> {
  const { id, market } = application;
  const { providers, sealer, clock, store } = deps;
  const plain = await store.ownerChecks.openSecrets({ id, ownerId: owner.id, actor: ACTOR });
  const answers = {
    ...formAnswers(owner, 'applicant'),
    ...(plain.birthDate === undefined ? {} : { 'applicant.dob': plain.birthDate }),
    ...(plain.personTaxId === undefined ? {} : { [APPLICANT_TAX_ID_PATH]: plain.personTaxId }),
  };
  const types = {
    [APPLICANT_TAX_ID_PATH]: secretPaths(owner, 'applicant')[APPLICANT_TAX_ID_PATH]?.sourceType,
  };
  const person = kycPersonOf(buildOwnerKycPayload(answers, market, types), market);
  const name = {
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
  };
  // The key is the same in every round of a day, so a late reply of the vendor is reused.
  const kycRequestFor = (source: string, what: unknown) => ({
    key: `${owner.id}:${source}:${clock.today(market)}:${sealer.fingerprint(`evidence.${source}`, JSON.stringify(what))}`,
    reference: owner.id,
  });
  const silent = (source: string) => (error: unknown) => {
    deps.log.warn(
      { applicationId: id, source, why: toProviderDown(source, error).message },
      'a source did not answer',
    );
    return undefined;
  };
  const within = () => AbortSignal.timeout(LIMITS.evidenceTimeoutMs);
  const identity = checksFor(providers.identity, market);
  const [watch, found] = await Promise.all([
    identity.watchList(name, kycRequestFor('watchList', name), within()).catch(silent('watchList')),
    askPerson(identity, person, kycRequestFor('person', person), within()).catch(silent('person')),
  ]);
  const evidence: OwnerEvidence = {
    watchList: watch?.watchList ?? 'unknown',
    person: found?.person ?? 'unknown',
    phoneOwner: found?.phoneOwner ?? 'unknown',
    ownFaults: found?.ownFaults ?? 0,
  };
  const isVendorDown = evidence.person === 'fault' && evidence.watchList === 'unknown';
  return {
    evidence: isVendorDown ? { ...evidence, ...NOT_OUR_FAULT } : evidence,
    watchReport: watch?.reference,
  };
}

/** A check that goes to review sends no mail. */
function mailsOf(
  outcome: OwnerCheckOutcome,
  mailing: Parameters<typeof askedMail>[0],
  othersLeft: number,
): OutboxMessage[] {
  if (outcome === 'verified') return verifiedMails(mailing, othersLeft);
  return outcome === 'asked' ? [askedMail(mailing)] : [];
}

export async function runCheckOwner(
  deps: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  const owner = application?.people.find(({ id }) => id === payload.ownerId);
  const round = Number(payload.round);
  if (application === undefined || owner?.checkingSince === undefined || owner.checkRound !== round)
    return; // settled or restarted
  const rechecks = Number(payload.rechecks ?? 0);
  const facts = ownerCheckFacts(application, owner.id, rechecks);
  const { evidence, watchReport } = await collectOwnerEvidence(deps, application, owner);
  const { outcome, stepUp, reason, row } = decideOwner(evidence, facts);
  if (outcome === 'silent') {
    const { kind } = checkOwnerJob(owner.id, round);
    await deps.store.jobs.add({
      id: `${kind}:${owner.id}:${round}:${rechecks + 1}`,
      kind,
      applicationId,
      payload: { ownerId: owner.id, round, rechecks: rechecks + 1 },
      dueAt: deps.clock.now() + ownerRecheckDelayMs(rechecks),
    });
    return;
  }
  const { recorded } = await deps.store.ownerChecks.record({
    id: application.id,
    ownerId: owner.id,
    actor: 'rules',
    round,
    outcome,
    rowId: row,
    reason,
    stepUp,
    evidence: {
      ...evidence,
      inquiry: facts.inquiry,
      confirmed: confirmedCodes(formAnswers(owner, 'owner')),
    },
    watchReport,
    version: UNDERWRITING_VERSION,
    messages: (othersLeft) => mailsOf(outcome, { deps, application, owner }, othersLeft),
  });
  if (recorded)
    await keepEventOfJob({ deps, application }, 'owner.checked', { role: 'owner', outcome });
}
