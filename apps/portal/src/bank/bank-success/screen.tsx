import { localDay } from '@signet/rulebook/core/dates';
import { calendarLeaf, formatDay } from '@signet/rulebook/core/format-date';
import { LIMITS } from '@signet/rulebook/core/limits';
import { BANK_HISTORY } from '@signet/rulebook/home-history';
import type { RouteId } from '@signet/rulebook/routes';
import type { Tone } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Deck } from '@signet/ui/deck';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Actions } from '@signet/ui/page';
import { ApplicationHistory } from '../../decision/application-history/application-history.tsx';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { RemoveAfterQuestion } from '../../platform/feedback/remove-after-question.tsx';
import { laterPart } from '../../platform/later-part.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { WideScreen } from '../../platform/screen/wide-screen.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const VoidCheck = laterPart(() =>
  import('../void-check/void-check.tsx').then((module) => module.VoidCheck),
);

const useTexts = textsOf<typeof TEXTS>('bank/bank-success');

const [from, to] = LIMITS.microDepositDays;
const [reviewFrom, reviewTo] = LIMITS.reviewBusinessDays;
/** A failed account shows neither the approval nor the review drawing. */
const ARTS = { VERIFIED: undefined, PENDING: <ReviewIllustration />, FAILED: undefined };
const TONES = { VERIFIED: 'good', PENDING: 'info', FAILED: 'warn' } as const satisfies Record<
  string,
  Tone
>;

type Words = {
  title: string;
  lead: string;
  nexts: readonly string[];
  day?: string | undefined;
  /** True where the title tells something that Home does not. */
  isOwn?: boolean;
};

function useReviewWords(): Words | undefined {
  const { review: texts, titles, nexts } = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { bank, status, home } = useApplication();
  if (bank?.review === undefined) return undefined;
  const kind = bank.hasVoidCheck ? 'voidCheck' : 'name';
  if (bank.review === 'refused')
    return {
      title: titles.FAILED,
      lead: texts.refused[kind],
      nexts: [...(home.bank ? [texts.refused[kind]] : []), texts.another, ...nexts.FAILED],
    };
  const usual = fillIn(texts.usual, { from: reviewFrom, to: reviewTo });
  const isPromised = status.id === 'bankInReview'; // otherwise the status is about something else
  const day = isPromised ? status.by?.to : undefined;
  const promised =
    day === undefined ? texts.late : fillIn(texts.by, { day: formatDay(day, boot.locale) });
  const isOwn = kind === 'voidCheck';
  return {
    ...texts.open[kind],
    // Home's lead names the day.
    nexts: [...(home.bank && !isOwn ? [] : [isPromised ? promised : usual]), texts.payouts],
    day,
    isOwn,
  };
}

/**
 * The linked account and when it can pay out: test deposits show their day, payouts arrive the next
 * business day. docs/readings.md 99.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot, setApplication } = usePortal();
  const { id, bank, market, page, openPages, home } = useApplication();
  const navigation = useNavigation();
  const status = bank?.status ?? 'PENDING';
  const deposits = status === 'PENDING' ? bank?.testDeposits : undefined;
  const review = useReviewWords();
  const plain: Words = {
    title: texts.titles[status],
    lead: texts.leads[status],
    nexts: texts.nexts[status],
  };
  const held =
    bank?.payoutsFrom === undefined
      ? undefined
      : formatDay(localDay(market, bank.payoutsFrom), boot.locale);
  const heldNexts =
    held === undefined ? plain.nexts : [fillIn(texts.held, { day: held }), texts.heldWhy];
  const words: Words = deposits
    ? { ...texts.deposits, day: deposits.arrivesOn }
    : (review ?? { ...plain, nexts: heldNexts });
  const day = words.day && formatDay(words.day, boot.locale);
  // What the account waits for is told as on Home; what to do about it follows below.
  const { headline: title, lead } =
    home.bank && words.isOwn !== true ? home.bank : { headline: words.title, lead: words.lead };
  const art = words.day ? (
    <ReviewIllustration date={calendarLeaf(words.day, boot.locale)} />
  ) : (
    ARTS[status]
  );
  const type = bank?.accountType === 'SAVINGS' ? texts.types.SAVINGS : texts.types.CHECKING;
  const main = (
    <>
      {bank && (
        <Card
          title={bank.bankName ?? texts.account}
          status={{ text: texts.states[status], tone: TONES[status] }}
          actions={
            <>
              {status === 'PENDING' && openPages.includes('bank') && (
                <LinkButton kind="text" href={navigation.to('bank')}>
                  {texts.replace}
                </LinkButton>
              )}
              <RemoveAfterQuestion
                texts={{
                  ...texts.remove,
                  title: fillIn(texts.remove.title, { last4: bank.last4 }),
                }}
                remove={(idempotencyKey) => call('removeBank', { params: { id }, idempotencyKey })}
                onRemoved={(view) => {
                  setApplication(view);
                  navigation.go('bank', { replace: true });
                }}
              />
            </>
          }
        >
          <p>{fillIn(texts.ending, { type, last4: bank.last4 })}</p>
        </Card>
      )}
      {status === 'FAILED' && bank?.maySendVoidCheck === true && <VoidCheck />}
      <Actions
        isStill
        later={
          deposits &&
          home.next?.page !== 'bank-deposits' && (
            <LinkButton kind="text" href={navigation.to('bank-deposits')}>
              {texts.enterAmounts}
            </LinkButton>
          )
        }
      >
        {status === 'FAILED' ? (
          <LinkButton href={navigation.to('bank')}>{texts.again}</LinkButton>
        ) : (
          <Onward page={page} />
        )}
      </Actions>
      <h2>{texts.nextTitle}</h2>
      <div className="card card-small">
        <ul>
          {words.nexts.map((line) => (
            <li key={line}>{fillIn(line, { from, to, day: day ?? '' })}</li>
          ))}
        </ul>
      </div>
    </>
  );
  const side = (
    <>
      {art}
      <ApplicationHistory only={BANK_HISTORY} />
    </>
  );
  return (
    <WideScreen title={fillIn(title, { day: day ?? '' })} lead={fillIn(lead, { day: day ?? '' })}>
      <Deck main={main} side={side} isLate />
    </WideScreen>
  );
}

/** The next thing of Home, which is never this page; with nothing left, the way to Home. */
function Onward({ page }: { page: RouteId }) {
  const { done } = useTexts();
  const { to } = useNavigation();
  const { next } = useApplication().home;
  return next?.page === undefined ? (
    <LinkButton kind="secondary" href={to(page)}>
      {done}
    </LinkButton>
  ) : (
    <LinkButton href={to(next.page)}>{next.label}</LinkButton>
  );
}
