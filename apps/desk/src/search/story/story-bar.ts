import type { HistoryId } from '@signet/rulebook/home-history';
import { stepUpWords } from '../../decision/case/record-words.ts';
import { durationWords, momentWords } from '../../decision/due-words.ts';
import { fillIn } from '../../platform/texts.tsx';
import type { Story } from './story-words.ts';
import { TEXTS } from './texts.en-US.ts';

/** One part of the way: behind them, where they are, or still to come. */
export type StoryPart = {
  key: string;
  title: string;
  is: 'done' | 'here' | 'ahead';
  /** Ready to be shown below the title. */
  notes: readonly string[];
};

type Standing = Pick<Story, 'createdAt' | 'history' | 'stepUps'>;

const timeOf = ({ history }: Standing, ...ids: readonly HistoryId[]): number | undefined =>
  history.find(({ id }) => ids.includes(id))?.at;

/** How long each part took and where they are now; never how a check ended. `now` is in ms. */
export function storyParts(story: Standing, now: number): StoryPart[] {
  const { createdAt } = story;
  const submittedAt = timeOf(story, 'submitted');
  const steps = stepParts(story, now);
  const isAsked = steps.some(({ is }) => is === 'here');
  const decided = timeOf(story, 'approved', 'declined');
  const isRefused = timeOf(story, 'declined') !== undefined;
  const bankAt = timeOf(story, 'bankConfirmed', 'bankLinked');
  const isReview = submittedAt !== undefined && decided === undefined && !isAsked;
  return [
    part('form', TEXTS.bar.form, { from: createdAt, to: submittedAt }, now),
    ...steps,
    decided === undefined
      ? isReview
        ? part('decision', TEXTS.bar.decision, { from: lastOf(story, submittedAt) }, now)
        : ahead('decision', TEXTS.bar.decision)
      : done('decision', TEXTS.bar.decision, [momentWords(decided)]),
    ...(isRefused
      ? []
      : [
          bankAt !== undefined
            ? done('bank', TEXTS.bar.bank, [momentWords(bankAt)])
            : decided !== undefined && !isAsked
              ? part('bank', TEXTS.bar.bank, { from: decided }, now)
              : ahead('bank', TEXTS.bar.bank),
        ]),
  ];
}

/** Each kind of step once, from when it was first asked for. */
function stepParts({ stepUps }: Standing, now: number): StoryPart[] {
  return [...Map.groupBy(stepUps, ({ type }) => type)].map(([type, rounds]) => {
    const from = Math.min(...rounds.map(({ requestedAt }) => requestedAt));
    const ends = rounds.map(({ finishedAt }) => finishedAt);
    const isOpen = ends.includes(undefined);
    const to = isOpen ? undefined : Math.max(...ends.map((at) => at ?? from));
    const made = part(type, stepUpWords(type), { from, to }, now);
    const times = fillIn(TEXTS.bar.times, { count: rounds.length });
    return rounds.length === 1 ? made : { ...made, notes: [...made.notes, times] };
  });
}

const lastOf = ({ stepUps }: Standing, submittedAt = 0): number =>
  Math.max(submittedAt, ...stepUps.map(({ finishedAt = 0 }) => finishedAt));

const done = (key: string, title: string, notes: readonly string[]): StoryPart => ({
  ...{ key, title, notes },
  is: 'done',
});

const ahead = (key: string, title: string): StoryPart => ({
  ...{ key, title, notes: [] },
  is: 'ahead',
});

const part = (
  key: string,
  title: string,
  { from, to }: { from: number; to?: number | undefined },
  now: number,
): StoryPart =>
  to === undefined
    ? { ...{ key, title }, is: 'here', notes: [durationWords(now - from), TEXTS.bar.here] }
    : done(key, title, [durationWords(to - from), momentWords(from)]);
