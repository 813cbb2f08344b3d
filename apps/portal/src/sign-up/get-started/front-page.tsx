import type { AccountView } from '@signet/rulebook/account-view';
import type { Boot } from '@signet/rulebook/boot';
import { formatDay } from '@signet/rulebook/core/format-date';
import { signInPath } from '@signet/rulebook/visit-paths';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions, Page } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import { useStepName } from '../../platform/journey-names.ts';
import { useNavigation } from '../../platform/navigation.ts';
import {
  pageTextsOf,
  useFormatMessage,
  useShellTexts,
} from '../../platform/texts/text-provider.tsx';
import { markNewApplication } from '../draft.ts';
import type { TEXTS as START_TEXTS } from './texts.en-US.ts';

const useStartTexts = pageTextsOf<typeof START_TEXTS>('sign-up/get-started');

/**
 * Start page of a returning applicant: the open application or the account, without the
 * introduction. It is painted with the first page's styles alone. docs/readings.md 102.
 */
export function FrontPage({ front }: { front: NonNullable<Boot['front']> }) {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { to, toApplication } = useNavigation();
  const { kind, account } = front;
  const business = account.company.name ?? texts.unnamed;
  const words = { resume: texts.resumeCard, account: texts.accountCard, wait: texts.waitCard }[
    kind
  ];
  return (
    <Page title={fillIn(words.title, { business })}>
      <Card title={business}>
        <WhereItStands account={account} />
        <LinkButton href={toApplication(account.applicationId)}>{words.action}</LinkButton>
      </Card>
      <Actions isStill>
        <LinkButton kind="text" href={to('accounts')}>
          {shell.accountMenuApplications}
        </LinkButton>
        <LinkButton kind="text" icon="plus" href={to('applicant')} onClick={markNewApplication}>
          {texts.startAnother}
        </LinkButton>
      </Actions>
    </Page>
  );
}

function WhereItStands({ account: { next, savedOn, status } }: { account: AccountView }) {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const stepName = useStepName();
  const { locale } = usePortal().boot;
  if (next === undefined)
    return status.by === undefined ? null : (
      <p>{fillIn(texts.waitCard.line, { day: formatDay(status.by, locale) })}</p>
    );
  return (
    <>
      <p>
        {fillIn(texts.resumeCard.line, {
          current: next.nth,
          max: next.of,
          section: stepName(next.step),
        })}
      </p>
      <p className="meta">
        {fillIn(shell.minutesLeft, { count: next.minutes })} ·{' '}
        {fillIn(texts.resumeCard.saved, { day: formatDay(savedOn, locale) })}
      </p>
    </>
  );
}

/** Shown when someone has signed in on this device before: their data requires signing in. */
export function KnownPage() {
  const texts = useStartTexts();
  const { to } = useNavigation();
  return (
    <Page title={texts.resumeCard.title} lead={texts.knownText}>
      <Actions>
        <LinkButton href={signInPath(to('get-started'))}>{texts.knownAction}</LinkButton>
      </Actions>
      <Actions isStill>
        <LinkButton kind="text" href={to('applicant')}>
          {texts.startAnother}
        </LinkButton>
      </Actions>
    </Page>
  );
}
