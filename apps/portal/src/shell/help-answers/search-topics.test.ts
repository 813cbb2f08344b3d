import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Locale } from '@signet/rulebook/reference/locales';
import { expect, test } from 'vitest';
import { searchTopics } from './search-topics.ts';
import { TEXTS as CA } from './texts.en-CA.ts';
import { TEXTS as US } from './texts.en-US.ts';
import { TEXTS as FR } from './texts.fr-CA.ts';
import { HELP_TOPICS, type Stage, type TopicId, topicsFor } from './topics.ts';

const ANSWERS: Record<Locale, typeof US.answers> = {
  'en-US': US.answers,
  'en-CA': { ...US.answers, ...CA.answers },
  'fr-CA': FR.answers,
};
const ALL = keysOf(HELP_TOPICS);

const TYPED: [Locale, string, TopicId | undefined][] = [
  ['en-US', 'ein', 'findEin'],
  ['en-US', 'WHO OWNS', 'whoIsOwner'],
  ['en-US', 'credit scor', 'creditScore'],
  ['en-US', 'credot', 'creditScore'],
  ['en-US', 'acctverify', 'findDeposits'],
  ['en-US', 'cancel zebra', 'cancelOrder'],
  ['en-CA', 'chequing', 'whichAccount'],
  ['fr-CA', 'NAS', 'mustGiveSin'],
  ['fr-CA', 'depots', 'findDeposits'],
  ['en-US', 'zebra', undefined],
  ['en-US', 'is', undefined],
  ['en-US', '?!', undefined],
];

test.each(TYPED)('in %s, “%s” finds %s first', (locale, typed, first) => {
  expect(searchTopics(ANSWERS[locale], ALL)(typed)[0]).toBe(first);
});

test.each(Object.keys(ANSWERS) as Locale[])(
  'in %s, each question finds its own answer',
  (locale) => {
    const search = searchTopics(ANSWERS[locale], ALL);
    const missed = ALL.filter(
      (id) => !search(ANSWERS[locale][id].question).slice(0, 3).includes(id),
    );
    expect(missed).toEqual([]);
  },
);

test('finds only answers that apply to the person', () => {
  const search = searchTopics(ANSWERS['en-US'], ['findEin']);
  expect(search('credit score')).toEqual([]);
});

const STAGES: Stage[] = ['applying', 'deciding', 'approved', 'declined', 'closed'];

test('every answer is for applicants or owners, never both', () => {
  const seenBy = (isOwnerPage: boolean) =>
    new Set(
      (['US', 'CA'] as const).flatMap((market) =>
        STAGES.flatMap((stage) => topicsFor({ market, stage, isOwnerPage })),
      ),
    );
  const [applicants, owners] = [seenBy(false), seenBy(true)];
  expect([...applicants, ...owners].toSorted()).toEqual(ALL.toSorted());
});

const WITHHELD: [Stage, TopicId][] = [
  ['applying', 'whenPaid'],
  ['applying', 'closeAccount'],
  ['deciding', 'reviewAgain'],
  ['approved', 'howLong'],
  ['declined', 'bankLater'],
  ['declined', 'cancelOrder'],
  ['closed', 'changeBank'],
];

test.each(WITHHELD)('while %s, there is no answer about %s', (stage, id) => {
  expect(topicsFor({ market: 'US', stage, isOwnerPage: false })).not.toContain(id);
});
