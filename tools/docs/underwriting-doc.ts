import { publicReason, REASONS } from '@signet/rulebook/decision/reasons';
import { UNDERWRITING, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import {
  FALLBACK_LOCALE,
  isLocale,
  LOCALE_IDS,
  type Locale,
  localeRow,
} from '@signet/rulebook/reference/locales';
import { productTexts } from '../checks/product-texts.ts';
import { codeOf, markdownTable } from './markdown.ts';

const REASON_TEXTS = (await productTexts()).find(
  ({ table }) => table === 'packages/rulebook/src/outcome-texts',
);

function reasonText(code: string, reader: 'applicant' | 'staff', locale: Locale): string {
  const own = REASON_TEXTS?.[locale]?.[`REASON_TEXTS.${code}.${reader}`];
  const { fallback = '' } = localeRow(locale);
  return own ?? (isLocale(fallback) ? reasonText(code, reader, fallback) : '');
}

const rows = () =>
  UNDERWRITING.map(({ id, when, outcome }) => ({
    row: id,
    when: codeOf(when),
    outcome:
      typeof outcome === 'function'
        ? codeOf(outcome)
        : [outcome.decision, outcome.stepUp, outcome.reason].filter(Boolean),
  }));

const reasons = () =>
  REASONS.map((code) => ({
    reason: code,
    'the browser reads': publicReason(code),
    staff: reasonText(code, 'staff', FALLBACK_LOCALE),
    ...Object.fromEntries(
      LOCALE_IDS.map((locale) => [`applicant, ${locale}`, reasonText(code, 'applicant', locale)]),
    ),
  }));

export const underwritingDoc = (): string =>
  `Version ${UNDERWRITING_VERSION}. The first row that holds decides.

${markdownTable(rows())}

## Reasons

${markdownTable(reasons())}`;
