import type { ReplyOf } from '@signet/rulebook/endpoints';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

export type Story = ReplyOf<'readStory'>;

/** “bankLinked”, “GOV_ID_SELFIE” as words. */
const nameWords = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]/g, ' ')
    .toLowerCase();

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
        text: fillIn(TEXTS.steps.asked, { step: nameWords(type) }),
        at: requestedAt,
      },
      ...(finishedAt === undefined
        ? []
        : [
            {
              key: `done ${type} ${finishedAt}`,
              text: fillIn(TEXTS.steps.done, { step: nameWords(type) }),
              at: finishedAt,
            },
          ]),
    ]),
  ].sort((one, other) => one.at - other.at);
