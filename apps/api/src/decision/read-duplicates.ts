import { type FoundBy, factSameness, isCompared } from '@signet/rulebook/decision/duplicates';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { Locale } from '@signet/rulebook/reference/locales';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Handler } from '../handler.ts';
import { requireOwnClaim } from './load-review.ts';
import { typedAnswersOf } from './typed-answers.ts';
import { staffReason } from './view.ts';

type Reply = ReplyOf<'readDuplicates'>;

/**
 * Applications in which the same person or business was found, beside this one. Birth dates and
 * numbers stay masked in all of them. A line is in the log of each before anything is shown.
 * docs/decisions/0247.
 */
export const readDuplicates: Handler<'readDuplicates'> = async ({
  deps,
  params: { id },
  reviewer,
  staff,
}) => {
  const { store } = deps;
  const { application } = await requireOwnClaim(deps, id, reviewer);
  const found = await store.applications.duplicatesFound(id);
  await store.reviews.duplicatesRead([id, ...found.map((one) => one.id)], reviewer);
  const others = await Promise.all(
    found.map(async ({ id: otherId, counts, foundBy }) => {
      const other = await store.applications.loadForWork(otherId);
      return (
        other && {
          ...outcomeOf(other, staff.locale),
          ...{ counts, isSameLogin: application.userId === other.userId },
          facts: factsBeside({ own: application, other, foundBy }, staff.locale),
        }
      );
    }),
  );
  return {
    total: found[0]?.total ?? 0,
    own: { ...outcomeOf(application, staff.locale), facts: factsOf(application, staff.locale) },
    others: others.filter((other) => other !== undefined),
  };
};

const outcomeOf = (application: StoredApplication, locale: Locale) => ({
  reference: application.reference,
  businessName: displayNameOf(application.answers),
  decision: application.decision,
  reason: staffReason(application.reason, locale),
  sentAt: application.onboardedAt,
});

const factsOf = (application: StoredApplication, locale: Locale): Reply['own']['facts'] =>
  typedAnswersOf(application, locale)
    .filter(({ path }) => isCompared(path))
    .map(({ path, value }) => ({ path, value }));

type Pair = { own: StoredApplication; other: StoredApplication; foundBy: readonly FoundBy[] };

function factsBeside(
  { own, other, foundBy }: Pair,
  locale: Locale,
): Reply['others'][number]['facts'] {
  const mine = new Map(factsOf(own, locale).map(({ path, value }) => [path, value]));
  return factsOf(other, locale).map(({ path, value }) => ({
    ...{ path, value },
    is: factSameness(path, { own: mine.get(path), other: value }, foundBy),
  }));
}
