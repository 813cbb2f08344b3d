import type { Migration } from 'kysely/migration';
import * as start from './0001-start.ts';
import * as languageOfTerms from './0002-language-of-terms.ts';

/** Every change of the tables, in order. A row that has run anywhere is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-start': start,
  '0002-language-of-terms': languageOfTerms,
};
