import { formatDay, formatLongDate } from '@signet/rulebook/core/format-date';
import { MoneyPath } from '@signet/ui/money-path';
import { Track, type TrackStage } from '@signet/ui/track';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useTimeText } from '../application-history/use-time-text.ts';
import { moneyNodes } from './money-nodes.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/** The answer to what works. */
export function MoneyMoves() {
  const { path } = useTexts();
  const fillIn = useFormatMessage();
  return (
    <section className="deck-block">
      <h2>{path.title}</h2>
      <MoneyPath nodes={moneyNodes(useApplication(), path, fillIn)} />
    </section>
  );
}

/** Nothing works yet: how far the application is. */
export function Stages() {
  const { stages } = useTexts();
  const fillIn = useFormatMessage();
  const timeText = useTimeText();
  const { locale } = usePortal().boot;
  const { home, status, submittedAt, reviewRequest } = useApplication();
  const by = home.by && fillIn(stages.by, { day: formatDay(home.by, locale) });
  const declinedAt = home.history.find(({ id }) => id === 'declined')?.at;
  const submitted: TrackStage = {
    state: 'done',
    title: stages.submitted,
    text: submittedAt === undefined ? undefined : timeText(submittedAt),
  };
  const declined: TrackStage = {
    state: 'bad',
    title: stages.declined,
    text:
      declinedAt === undefined
        ? status.decidedOn && formatLongDate(status.decidedOn, locale)
        : timeText(declinedAt),
  };
  const payments: TrackStage = { state: 'later', title: stages.payments, text: stages.approved };
  const review: TrackStage = { state: 'now', icon: 'person', title: stages.review };
  const shown: Readonly<Record<string, readonly TrackStage[]>> = {
    declined: [submitted, declined],
    reviewAgain: [
      submitted,
      declined,
      { ...review, text: reviewRequest && timeText(reviewRequest.requestedAt) },
      { state: 'later', title: stages.reply, text: by },
    ],
    changes: [
      submitted,
      { state: 'now', icon: 'pencil', title: stages.changes, text: by },
      { state: 'later', title: stages.answer },
      payments,
    ],
    step: [
      submitted,
      { state: 'now', icon: 'person', title: stages.step },
      { state: 'later', title: stages.answer },
      payments,
    ],
    stillChecking: [
      submitted,
      { state: 'now', title: stages.checking },
      { state: 'later', title: stages.answer, text: by },
      payments,
    ],
  };
  return (
    <section className="deck-block">
      <h2>{stages.title}</h2>
      <Track
        stages={
          shown[home.row] ?? [
            submitted,
            review,
            { state: 'later', title: stages.answer, text: by },
            payments,
          ]
        }
      />
    </section>
  );
}
