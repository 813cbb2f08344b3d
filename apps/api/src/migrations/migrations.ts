import type { Migration } from 'kysely/migration';
import * as start from './0001-start.ts';
import * as languageOfTerms from './0002-language-of-terms.ts';
import * as categoryChoices from './0003-category-choices.ts';
import * as phoneLinks from './0004-phone-links.ts';
import * as inquiries from './0005-inquiries.ts';
import * as linkTokens from './0006-link-tokens.ts';
import * as owners from './0007-owners.ts';
import * as livePages from './0008-live-pages.ts';
import * as samePerson from './0009-same-person.ts';
import * as phoneLines from './0010-phone-lines.ts';
import * as renamedCodes from './0011-renamed-codes.ts';
import * as people from './0012-people.ts';
import * as missingIndexes from './0013-missing-indexes.ts';
import * as signedAudit from './0014-signed-audit.ts';
import * as failedChecks from './0015-failed-checks.ts';
import * as textLimits from './0016-text-limits.ts';

/** In order; a row that has run anywhere is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-start': start,
  '0002-language-of-terms': languageOfTerms,
  '0003-category-choices': categoryChoices,
  '0004-phone-links': phoneLinks,
  '0005-inquiries': inquiries,
  '0006-link-tokens': linkTokens,
  '0007-owners': owners,
  '0008-live-pages': livePages,
  '0009-same-person': samePerson,
  '0010-phone-lines': phoneLines,
  '0011-renamed-codes': renamedCodes,
  '0012-people': people,
  '0013-missing-indexes': missingIndexes,
  '0014-signed-audit': signedAudit,
  '0015-failed-checks': failedChecks,
  '0016-text-limits': textLimits,
};
