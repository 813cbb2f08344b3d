import { keysOf } from '@signet/rulebook/core/keys-of';
import { localized } from '@signet/rulebook/core/localized';
import { LANGUAGES } from '@signet/rulebook/reference/locales';
import { RETENTION, retentionPeriod } from '@signet/rulebook/reference/retention';
import { pageTexts } from '../page-texts.ts';
import type { TEXTS } from './notice-texts.en-US.ts';

type Texts = typeof TEXTS;
type Notice = Texts & { periods: readonly string[] };

/** A sample in place of the provider's own notice: true of this sandbox only. */
const BY_LANGUAGE = await pageTexts<Texts>(import.meta.resolve('./notice-texts.en-US.ts'));

/** Retention periods, from the table that housekeeping runs by. */
const periodsIn = ({ lang, line, atOnce, kept }: Texts): string[] =>
  keysOf(RETENTION).map((id) =>
    line(kept[id], retentionPeriod(RETENTION[id].keepMs, lang) ?? atOnce),
  );

export const NOTICES = new Map<string, Notice>(
  LANGUAGES.map((language) => {
    const texts = localized(BY_LANGUAGE, language);
    return [language, { ...texts, periods: periodsIn(texts) }];
  }),
);
