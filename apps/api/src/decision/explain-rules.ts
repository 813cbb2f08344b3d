import type { Evidence } from '@signet/rulebook/decision/evidence';
import { ifSettled, rowsAround } from '@signet/rulebook/decision/explain-rules';
import type { RULE_TEXTS } from '@signet/rulebook/decision/rule-texts.en-US';
import { UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { StoredApplication } from '../application/stored-application.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { appliedOf } from './applied-facts.ts';
import type { PastDecision } from './review-store.ts';
import { staffReason } from './view.ts';

type Explanation = NonNullable<ReplyOf<'explainApplication'>['why']>;

const TEXTS = await textsByLocale<{ RULE_TEXTS: typeof RULE_TEXTS }>(
  import.meta.resolve('@signet/rulebook/decision/rule-texts.en-US'),
);

const wordsIn = (locale: Locale) => (row: string) => ({
  row,
  words: TEXTS[locale].RULE_TEXTS[row] ?? row,
});

/**
 * Why the rules stopped where they did in their last round, and what they would say if that were
 * settled. Only the version in force can be asked again, so an older decision has no `ifSettled`.
 */
export function explainRules(
  application: StoredApplication,
  decisions: readonly PastDecision[],
  { now, locale }: { now: number; locale: Locale },
): Explanation | undefined {
  const inWords = wordsIn(locale);
  const last = decisions.findLast(({ decidedBy }) => decidedBy === 'rules');
  if (last === undefined) return undefined;
  const { rowId, round, version, decidedAt, evidence, applied } = last;
  const { before, after } = rowsAround(rowId);
  const settled =
    version === UNDERWRITING_VERSION
      ? ifSettled(rowId, evidence as Evidence, applied ?? appliedOf(application, now)) // as the same version stored it
      : undefined;
  return {
    ...{ round, version, decidedAt },
    held: inWords(rowId),
    before: before.map(inWords),
    after: after.map(inWords),
    ifSettled: settled && {
      decision: settled.decision,
      row: inWords(settled.row),
      reason: staffReason(settled.reason, locale),
    },
  };
}
