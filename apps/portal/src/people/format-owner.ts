import type { Answers } from '@signet/rulebook/answer-rows';
import { flattenAnswers } from '@signet/rulebook/core/answers';
import { confirmedValues } from '@signet/rulebook/core/confirmed';
import { writeNumber } from '@signet/rulebook/core/written';
import { readAnswers } from '@signet/rulebook/forms';
import type { OwnerView } from '@signet/rulebook/people/view';
import type { Locale } from '@signet/rulebook/reference/locales';

export const isOtherOwner = ({ type }: OwnerView): boolean => type === 'OWNER';

export const fullName = ({
  firstName,
  lastName,
}: Pick<OwnerView, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

export const initialsOf = ({
  firstName,
  lastName,
}: Pick<OwnerView, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');

/** A locale-formatted share: `33.5%`, `33,5 %`. docs/readings.md 32. */
export const formatShare = (percent: number, locale: Locale): string =>
  writeNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: 2 });

const decimalSign = (locale: Locale): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** An owner's answers by path; the share uses the locale's decimal sign. */
export function ownerAnswers(owner: OwnerView | undefined, locale: Locale): Answers {
  if (owner === undefined) return {};
  const {
    id,
    type,
    status,
    verification,
    confirmedAt,
    need,
    invitation,
    stake,
    mayEdit,
    mayRemove,
    ...answers
  } = owner;
  const texts = flattenAnswers({
    ...answers,
    ownershipPercentage: owner.ownershipPercentage.replace('.', decimalSign(locale)),
  });
  return readAnswers({ ...texts, ...confirmedValues(texts) });
}
