import { holdsTaxId, PREFILL_PARAMETER } from '@signet/rulebook/partners/prefills';
import { pathTo } from '@signet/rulebook/routes';
import { STARTUP_PARAMETERS, type StartupParameterRow } from '@signet/rulebook/startup-parameters';
import type { Handler } from '../handler.ts';
import { AppError, type FieldErrorData } from '../platform/http/problem.ts';
import { originOfPortal } from '../platform/portal-hosts.ts';

/** Accepts parameters that prefill an answer or are stored; country codes decide which addresses count. */
function isForPrefill(name: string): boolean {
  const row: StartupParameterRow | undefined = Object.entries<StartupParameterRow>(STARTUP_PARAMETERS).find(
    ([known]) => known === name,
  )?.[1];
  return row !== undefined && ('answers' in row || 'gives' in row || 'keeps' in row || name.endsWith('CountryCode'));
}

export const createPrefill: Handler<'createPrefill'> = async ({ deps, partner, body: { values, referralUrlId } }) => {
  const valueErrors = Object.entries(values).flatMap(([name, text]): FieldErrorData[] => {
    if (!isForPrefill(name)) return [{ code: 'field.unknown', field: `values.${name}` }];
    return holdsTaxId(text) ? [{ code: 'prefill.taxIdIncluded', field: `values.${name}` }] : [];
  });
  const own = deps.config.partners.referralsOf(partner.partnerId);
  const isOwn = referralUrlId === undefined || own?.referralUrlIds.includes(referralUrlId);
  const fieldErrors = isOwn ? valueErrors : [...valueErrors, { code: 'request.validationFailed', field: 'referralUrlId' }];
  if (fieldErrors.length > 0) throw new AppError('request.validationFailed', {}, fieldErrors);
  const { prefillId, expiresAt } = await deps.store.prefills.add({ ...partner, values });
  const referral = referralUrlId ?? own?.referralUrlIds[0];
  if (own === undefined || referral === undefined) return { prefillId, expiresAt };
  const page = originOfPortal(own.portal, deps.config) + pathTo('get-started', { referralUrlId: referral });
  return { prefillId, url: `${page}?${PREFILL_PARAMETER}=${prefillId}`, expiresAt };
};
