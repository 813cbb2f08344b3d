import type { ReplyOf } from '@signet/rulebook/endpoints';
import { stepUpWords } from '../../decision/case/record-words.ts';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

export type Story = ReplyOf<'readStory'>;

/** What happened, oldest first: how far they are, and never how a check ended. */
export const storySteps = ({
  createdAt,
  history,
  stepUps,
}: Pick<Story, 'createdAt' | 'history' | 'stepUps'>): { key: string; text: string; at: number }[] =>
  [
    { key: 'created', text: TEXTS.steps.started, at: createdAt },
    ...history.map(({ id, what, at }) => ({ key: `${id} ${at}`, text: what, at })),
    ...stepUps.flatMap(({ type, requestedAt, finishedAt }) => [
      {
        key: `asked ${type} ${requestedAt}`,
        text: fillIn(TEXTS.steps.asked, { step: stepUpWords(type) }),
        at: requestedAt,
      },
      ...(finishedAt === undefined
        ? []
        : [
            {
              key: `done ${type} ${finishedAt}`,
              text: fillIn(TEXTS.steps.done, { step: stepUpWords(type) }),
              at: finishedAt,
            },
          ]),
    ]),
  ].sort((one, other) => one.at - other.at);
