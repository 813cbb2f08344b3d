import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import {
  stepUpOfTaxId,
  TAX_INFORMATION_TYPES,
  taxIdPath,
} from '@signet/rulebook/tax-id/tax-information';
import { stepConflict } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { AppError } from '../platform/http/problem.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import type { LinkSession } from '../session/link-store.ts';
import type { Session } from '../session/session-cookies.ts';
import { isTaxIdWanted, taxInformationOf } from './tax-information.ts';

type TaxIdCall = { application: StoredApplication; link: LinkSession | undefined };

/** A link is valid for one kind of tax id only. */
function requireSameTaxIdType({ link }: Pick<TaxIdCall, 'link'>, type: SourceType): void {
  if (link !== undefined && link.detail !== type) throw new AppError('link.incorrect');
}

/**
 * Only a session learns the next page, which would reveal the decision to anybody holding the link.
 * docs/readings.md 105.
 */
const notWanted = (application: StoredApplication, link: LinkSession | undefined): AppError =>
  link === undefined ? stepConflict(application) : new AppError('application.stepUpClosed');

type SaveTaxIdCall = TaxIdCall & {
  deps: Deps;
  session: Session | undefined;
  once: IdempotentCall | undefined;
  secrets: SecretAnswers;
  legalBusinessName?: string;
};

/**
 * Stores the tax id and finishes the step-up that asks for it; without one it is kept for later.
 */
async function saveTaxId<Type extends SourceType>(
  { deps, application, link, session, once, secrets, legalBusinessName }: SaveTaxIdCall,
  type: Type,
) {
  requireSameTaxIdType({ link }, type);
  if (!isTaxIdWanted(application, type)) throw notWanted(application, link);
  const { id, round } = application;
  const path = taxIdPath(type);
  const { value = '' } = secrets.value ?? {};
  const done = await deps.store.applications.submitTaxId({
    id,
    round,
    stepUp: stepUpOfTaxId(type),
    answers: legalBusinessName === undefined ? {} : { 'company.name': legalBusinessName },
    secrets: { [path]: { value, sourceType: type } },
    taxIdField: 'value',
    actor: session === undefined ? 'link' : `user:${session.userId}`,
    once,
    moved: (found) => notWanted(found, link),
  });
  return taxInformationOf(done, type);
}

export const getTaxInformation: Handler<'getTaxInformation'> = async ({
  application,
  link,
  query,
}) => {
  const type =
    query.type ??
    link?.detail ??
    TAX_INFORMATION_TYPES.find((one) => isTaxIdWanted(application, one)) ??
    'SSN9';
  requireSameTaxIdType({ link }, type);
  return taxInformationOf(application, type);
};

export const submitTaxId: Handler<'submitTaxId'> = async (call) =>
  saveTaxId(call, call.body.sourceType);

export const submitFullEin: Handler<'submitFullEin'> = async (call) =>
  saveTaxId(
    { ...call, legalBusinessName: call.answers.legalBusinessName ?? '' },
    call.body.sourceType,
  );
