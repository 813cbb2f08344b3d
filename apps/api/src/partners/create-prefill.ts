import { holdsTaxId, PREFILL_PARAMETER } from '@signet/rulebook/partners/prefills';
import { MARKET_IDS, type Market } from '@signet/rulebook/reference/locales';
import { pathTo } from '@signet/rulebook/routes';
import { droppedValues, PREFILL_PARAMETERS } from '@signet/rulebook/startup-parameters';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError, type FieldErrorData } from '../platform/http/problem.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import { originOfPortal } from '../platform/portal-hosts.ts';
import { callerIdOf } from './key-store.ts';

/** Values that are dropped in every market in which the person may sign up. */
function droppedFrom(
  values: Readonly<Record<string, string>>,
  markets: readonly Market[],
  deps: Deps,
) {
  const reasons = markets.map((market) =>
    droppedValues(values, {
      market,
      today: deps.clock.today(market),
      issued: issuedRanges(deps.config),
    }),
  );
  const names = Object.keys(reasons[0] ?? {}).filter((name) =>
    reasons.every((reason) => name in reason),
  );
  return names.length === 0
    ? {}
    : {
        dropped: names.map((name) => ({ field: `values.${name}`, code: reasons[0]?.[name] ?? '' })),
      };
}

export const createPrefill: Handler<'createPrefill'> = async ({
  deps,
  partner,
  body: { values, referralUrlId },
}) => {
  const valueErrors = Object.entries(values).flatMap(([name, text]): FieldErrorData[] => {
    if (!PREFILL_PARAMETERS.has(name)) return [{ code: 'field.unknown', field: `values.${name}` }];
    return holdsTaxId(text) ? [{ code: 'prefill.taxIdIncluded', field: `values.${name}` }] : [];
  });
  const own = deps.config.partners.referralsOf(partner.partnerId);
  const isOwn = referralUrlId === undefined || own?.referralUrlIds.includes(referralUrlId);
  const fieldErrors = isOwn
    ? valueErrors
    : [...valueErrors, { code: 'request.validationFailed', field: 'referralUrlId' }];
  if (fieldErrors.length > 0) throw new AppError('request.validationFailed', {}, fieldErrors);
  const { prefillId, expiresAt } = await deps.store.prefills.add({
    partnerId: partner.partnerId,
    keyId: callerIdOf(partner),
    values,
  });
  const referral = referralUrlId ?? own?.referralUrlIds[0];
  const dropped = droppedFrom(
    values,
    own === undefined
      ? MARKET_IDS
      : deps.config.partners.marketsOf({ portal: own.portal, referralUrlId: referral }),
    deps,
  );
  if (own === undefined || referral === undefined) return { prefillId, expiresAt, ...dropped };
  const page =
    originOfPortal(own.portal, deps.config) + pathTo('get-started', { referralUrlId: referral });
  return { prefillId, url: `${page}?${PREFILL_PARAMETER}=${prefillId}`, expiresAt, ...dropped };
};
