import { formatDay, formatLongDate } from '@signet/rulebook/core/format-date';
import { MoneyPath } from '@signet/ui/money-path';
import { Track, type TrackStage } from '@signet/ui/track';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useTimeText } from './use-time-text.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/** What works: two sources, our account, their bank, and everything that payouts wait for. */
export function MoneyMoves() {
  const { path } = useTexts();
  const fillIn = useFormatMessage();
  const { brand } = usePortal().boot;
  const { home, bank } = useApplication();
  const { works } = home;
  const isOn = works.payouts === 'on';
  const left = isOn ? [] : home.waits.filter(({ id }) => id !== 'order');
  return (
    <section className="deck-block">
      <h2>{path.title}</h2>
      <MoneyPath
        nodes={[
          {
            id: 'sources',
            state: 'on',
            rows: [
              { icon: 'globe', title: path.online.title, text: path.online.on },
              {
                icon: works.inPerson ? 'contactless' : 'lock',
                title: path.inPerson.title,
                text: works.inPerson ? path.inPerson.on : path.inPerson.off,
              },
            ],
          },
          {
            id: 'account',
            state: 'hold',
            isStop: !isOn,
            rows: [
              isOn
                ? {
                    icon: 'shield',
                    title: fillIn(path.account.title, { brand: brand.name }),
                    text: path.account.text,
                  }
                : { icon: 'shield', title: path.hold.title, text: path.hold.text },
            ],
          },
          {
            id: 'bank',
            state: isOn ? 'on' : 'off',
            rows: [
              {
                icon: 'bank',
                title: isOn ? (bank?.bankName ?? path.payouts.title) : path.payouts.title,
                text: isOn
                  ? fillIn(path.bank.text, { last4: bank?.last4 ?? '' })
                  : fillIn(path.payouts.left, { count: left.length }),
              },
            ],
            waits: left.map(({ id, who, what, note }, at) => ({
              id: `${id} ${at}`,
              isYours: who === 'you',
              title: what,
              text: note,
            })),
          },
        ]}
      />
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
  const submitted: TrackStage = {
    state: 'done',
    title: stages.submitted,
    text: submittedAt === undefined ? undefined : timeText(submittedAt),
  };
  const declined: TrackStage = {
    state: 'bad',
    title: stages.declined,
    text: status.decidedOn && formatLongDate(status.decidedOn, locale),
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
