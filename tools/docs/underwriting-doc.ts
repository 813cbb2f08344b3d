import { REASON_TEXTS as EN_US } from '@signet/rulebook/decision/texts.en-US';
import { REASON_TEXTS as FR_CA } from '@signet/rulebook/decision/texts.fr-CA';
import { publicReason, REASONS, UNDERWRITING, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { REASON_TEXTS as EN_CA } from '@signet/rulebook/texts.en-CA';
import { codeOf, markdownTable } from './markdown.ts';

const rows = () =>
  UNDERWRITING.map(({ id, when, outcome }) => ({
    row: id,
    when: codeOf(when),
    outcome: typeof outcome === 'function' ? codeOf(outcome) : [outcome.decision, outcome.stepUp, outcome.reason].filter(Boolean),
  }));

const reasons = () =>
  REASONS.map((code) => ({
    reason: code,
    'the browser reads': publicReason(code),
    staff: EN_US[code].staff,
    'applicant, en-US': EN_US[code].applicant,
    'applicant, en-CA': EN_CA[code].applicant,
    'applicant, fr-CA': FR_CA[code].applicant,
  }));

/** The rules in their order and every reason in three languages, as readable tables. */
export const underwritingDoc = (): string =>
  `Version ${UNDERWRITING_VERSION}. The first row that holds decides.

${markdownTable(rows())}

## Reasons

${markdownTable(reasons())}`;
