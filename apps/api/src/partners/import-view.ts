import { IMPORT_ROW_STATES, type ImportView } from '@signet/rulebook/partner-imports';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Deps } from '../deps.ts';
import { AppError, messageOfFieldError } from '../platform/http/problem.ts';
import type { RowError } from './import-row.ts';
import type { StoredImport } from './import-store.ts';

/** An error of a row as its sender reads it. */
export const rowErrorInWords = ({ column, code }: RowError, locale: Locale) => ({
  column,
  code,
  message: messageOfFieldError(
    { code, field: column },
    locale,
    code === 'import.tooManyRows' ? { max: PARTNER_LIMITS.importRows } : {},
  ),
});

export async function importViewOf(
  stored: StoredImport,
  locale: Locale,
  { store }: Pick<Deps, 'store'>,
): Promise<ImportView> {
  const { id, state, isDryRun, createdAt, finishedAt, rows, error } = stored;
  const counts = await store.imports.counts(id);
  const words =
    error === undefined ? undefined : rowErrorInWords({ column: '', code: error }, locale);
  return {
    ...{ id, state, isDryRun, createdAt, rows },
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(words && { error: { code: words.code, message: words.message } }),
    counts: {
      ...Object.fromEntries(IMPORT_ROW_STATES.map((one) => [one, 0])),
      ...counts,
    },
  };
}

/** Another partner’s import gets the same 404 as an unknown one. */
export async function findImport(
  id: string,
  partnerId: string,
  { store }: Pick<Deps, 'store'>,
): Promise<StoredImport> {
  const found = await store.imports.find(id, partnerId);
  if (found === undefined) throw new AppError('import.notFound');
  return found;
}
