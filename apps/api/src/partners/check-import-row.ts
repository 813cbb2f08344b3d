import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import { isImportColumn, marketOfLocale, REFERENCE_OF_ROW } from '@signet/rulebook/partner-imports';
import { holdsTaxId } from '@signet/rulebook/partners/prefills';
import { isLocale } from '@signet/rulebook/reference/locales';
import { droppedValues } from '@signet/rulebook/startup-parameters';
import type { Deps } from '../deps.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import type { CheckedRow, RowError, RowValues } from './import-row.ts';

type Import = { partnerId: string; referralUrlId: string };

const columnMaxChars = 100;

/** Errors of a value that no question can say, because it may not be sent at all. */
function forbidden(column: string, value: string): RowError[] {
  if (!isImportColumn(column))
    return [{ column: column.slice(0, columnMaxChars), code: 'field.unknown' }];
  if (holdsCardNumber(value)) return [{ column, code: 'card.numberIncluded' }];
  return holdsTaxId(value) ? [{ column, code: 'prefill.taxIdIncluded' }] : [];
}

/** A row’s errors by column; the invitation of one without. */
export function checkImportRow(
  values: RowValues,
  { partnerId, referralUrlId: usual }: Import,
  deps: Pick<Deps, 'config' | 'clock'>,
): CheckedRow {
  if (values === undefined)
    return { content: '', errors: [{ column: '', code: 'import.rowUnreadable' }] };
  const { reference, locale, referralUrlId = usual, ...answers } = values;
  const named = reference !== undefined && REFERENCE_OF_ROW.test(reference);
  const base = {
    ...(named && { reference }),
    content: named ? `reference ${reference}` : JSON.stringify(Object.entries(values).toSorted()),
  };
  const errors = Object.entries(values).flatMap(([column, value]) => forbidden(column, value));
  if (reference !== undefined && !named)
    errors.push({ column: 'reference', code: 'import.valueInvalid' });
  if (answers.email === undefined) errors.push({ column: 'email', code: 'email.required' });
  const own = deps.config.partners.referralsOf(partnerId);
  if (own === undefined || !own.referralUrlIds.includes(referralUrlId))
    errors.push({ column: 'referralUrlId', code: 'import.referralUnknown' });
  if (locale === undefined || !isLocale(locale))
    return { ...base, errors: [...errors, { column: 'locale', code: 'import.localeUnknown' }] };
  const market = marketOfLocale(locale);
  const markets = own && deps.config.partners.marketsOf({ portal: own.portal, referralUrlId });
  if (markets?.includes(market) === false)
    errors.push({ column: 'locale', code: 'import.marketClosed' });
  const known = Object.fromEntries(
    Object.entries(answers).filter(([name]) => isImportColumn(name)),
  );
  const dropped = droppedValues(known, {
    market,
    today: deps.clock.today(market),
    issued: issuedRanges(deps.config),
  });
  for (const [column, code] of Object.entries(dropped))
    if (!errors.some((error) => error.column === column))
      errors.push({ column, code: code === 'field.invalid' ? 'import.valueInvalid' : code });
  return errors.length > 0
    ? { ...base, errors }
    : { ...base, errors, invitation: { locale, referralUrlId, values: answers } };
}
