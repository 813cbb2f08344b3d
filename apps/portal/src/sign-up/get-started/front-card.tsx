import type { AccountView } from '@signet/rulebook/account-view';
import type { Boot } from '@signet/rulebook/boot';
import { formatDay } from '@signet/rulebook/core/format-date';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { usePortal } from '../../platform/application.tsx';
import { useStepName } from '../../platform/journey-names.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { pageTextsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { markNewApplication } from '../draft.ts';
import type { TEXTS as START_TEXTS } from './texts.en-US.ts';

const useStartTexts = pageTextsOf<typeof START_TEXTS>('sign-up/get-started');

/** Prices and terms are those of the application's own country, so it is opened by a full page load. */
const addressOf = ({ applicationId }: AccountView): string => `/?applicationId=${applicationId}`;

/** First on the page for somebody who has applied: what to go on with, or their account. docs/readings.md 102. */
export function FrontCard({ front }: { front: NonNullable<Boot['front']> }) {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const { to } = useNavigation();
  return (
    <section className="front" aria-label={shell.accountMenuApplications}>
      <Said front={front} />
      <p className="front-more">
        <a href={to('accounts')}>{shell.accountMenuApplications}</a>
        <a href={to('applicant')} onClick={markNewApplication}>
          {texts.startAnother}
        </a>
      </p>
    </section>
  );
}

function Said({ front: { kind, account } }: { front: NonNullable<Boot['front']> }) {
  const texts = useStartTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const business = account.company.name ?? texts.unnamed;
  if (kind === 'resume') return <Begun account={account} business={business} />;
  const words = kind === 'account' ? texts.accountCard : texts.waitCard;
  const { by } = account.status;
  return (
    <Card title={fillIn(words.title, { business })}>
      {kind === 'wait' && by !== undefined && <p>{fillIn(texts.waitCard.line, { day: formatDay(by, locale) })}</p>}
      <LinkButton href={addressOf(account)}>{words.action}</LinkButton>
    </Card>
  );
}

function Begun({ account, business }: { account: AccountView; business: string }) {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const stepName = useStepName();
  const { locale } = usePortal().boot;
  const { next, savedOn } = account;
  return (
    <Card title={texts.resumeCard.title}>
      {next && <p>{fillIn(texts.resumeCard.line, { business, current: next.nth, max: next.of, section: stepName(next.step) })}</p>}
      <p className="meta">
        {next && fillIn(shell.minutesLeft, { count: next.minutes })}
        {next && ' · '}
        {fillIn(texts.resumeCard.saved, { day: formatDay(savedOn, locale) })}
      </p>
      <LinkButton href={addressOf(account)}>{texts.resumeCard.action}</LinkButton>
    </Card>
  );
}

/** Somebody signed in here before: what is theirs stands behind their sign-in. */
export function KnownCard() {
  const texts = useStartTexts();
  const { to } = useNavigation();
  return (
    <Card title={texts.resumeCard.title}>
      <p>{texts.knownText}</p>
      <LinkButton href={`/auth/start?path=${encodeURIComponent(to('get-started'))}`}>{texts.knownAction}</LinkButton>
    </Card>
  );
}
