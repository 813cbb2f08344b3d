import type { Locale } from '@signet/rulebook/reference/locales';

/** A row’s values by column; undefined where the row cannot be read. */
export type RowValues = Readonly<Record<string, string>> | undefined;

export type RowError = { column: string; code: string };

export type CheckedRow = {
  reference?: string;
  /** What the row is recognised by: its reference, or all that it says. */
  content: string;
  errors: readonly RowError[];
  invitation?: { locale: Locale; referralUrlId: string; values: Readonly<Record<string, string>> };
};
