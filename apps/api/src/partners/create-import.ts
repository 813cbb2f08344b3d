import { isImportColumn } from '@signet/rulebook/partner-imports';
import type { Handler } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { importViewOf } from './import-view.ts';
import { callerIdOf } from './key-store.ts';
import { columnsOf } from './read-import-file.ts';

export const createImport: Handler<'createImport'> = async ({
  deps,
  partner,
  query: { dryRun, referralUrlId } = {},
  body: { format, text },
  visitor,
}) => {
  const { partnerId } = partner;
  const own = deps.config.partners.referralsOf(partnerId)?.referralUrlIds ?? [];
  const referral = referralUrlId ?? own[0];
  if (referral === undefined || !own.includes(referral))
    throw fieldAppError('import.referralUnknown', 'referralUrlId');
  if (text.trim() === '') throw new AppError('import.empty');
  // Written in another encoding than UTF-8, as spreadsheets do.
  if (text.includes('\uFFFD'))
    throw new AppError('request.validationFailed', {}, [
      { code: 'text.unreadable', field: 'text' },
    ]);
  const unknown = columnsOf(format, text)?.filter((name) => !isImportColumn(name)) ?? [];
  if (unknown.length > 0)
    throw new AppError(
      'request.validationFailed',
      {},
      unknown.map((name) => ({ code: 'field.unknown', field: `text.${name.slice(0, 100)}` })),
    );
  const isDryRun = dryRun === 'true';
  const made = {
    partnerId,
    keyId: callerIdOf(partner),
    referralUrlId: referral,
    format,
    isDryRun,
    text,
  };
  return { import: await importViewOf(await deps.store.imports.add(made), visitor.locale, deps) };
};
