import { languageOf } from '@signet/rulebook/reference/locales';
import type { RouteId } from '@signet/rulebook/routes';
import { signInPath } from '@signet/rulebook/visit-paths';
import { LinkButton } from '@signet/ui/button';
import { Checklist } from '@signet/ui/checklist';
import { Details } from '@signet/ui/details';
import type { IconName } from '@signet/ui/icon';
import { StartIllustration } from '@signet/ui/illustrations';
import { Page } from '@signet/ui/page';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { PrivacyLink } from '../../platform/document-link.tsx';
import { laterPart } from '../../platform/later-part.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { signInAndReturn, useSignedOutNotice } from '../../platform/session/signed-out-notice.ts';
import { pageTextsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { CountryGuess, CountryLine } from '../country/country-line.tsx';
import { readDraft } from '../draft.ts';
import { FeeTable } from '../fees/fee-table.tsx';
import type { TEXTS as START_TEXTS } from './texts.en-US.ts';

const FrontPage = laterPart(() => import('./front-page.tsx').then((module) => module.FrontPage));
const KnownPage = laterPart(() => import('./front-page.tsx').then((module) => module.KnownPage));

const useStartTexts = pageTextsOf<typeof START_TEXTS>('sign-up/get-started');

const HAND_ICONS: readonly IconName[] = ['globe', 'person', 'doc', 'phone', 'bank', 'mail'];

export function GetStarted() {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const { boot, application } = usePortal();
  const { to } = useNavigation();
  const begun = useBegun();
  const left = useSignedOutNotice();
  const signIn = signInPath(to('get-started'));
  const hasEnded = boot.notice === 'timeout' && !boot.signedIn;
  const isKnown = boot.isKnown === true && !begun && !hasEnded;
  if (boot.front) return <FrontPage front={boot.front} />;
  if (isKnown) return <KnownPage />;
  const start = hasEnded ? (
    <LinkButton href={signInAndReturn(left, boot.referralUrlId)}>{texts.resume}</LinkButton>
  ) : (
    <LinkButton href={application ? to('resume') : to(begun ?? 'applicant')}>
      {begun || application ? texts.resume : texts.start}
    </LinkButton>
  );
  const cta = (
    <>
      {start}
      {!boot.signedIn && <a href={signIn}>{shell.signIn}</a>}
    </>
  );
  return (
    <Page
      title={texts.title}
      lead={begun ? texts.resumeNote : texts.lead}
      art={<StartIllustration />}
      cta={cta}
    >
      <CountryGuess />
      <h2>{texts.getTitle}</h2>
      <Checklist items={texts.gets} />
      <Details summary={texts.learnMore}>
        <p>{texts.learnMoreText}</p>
      </Details>
      <h2>{texts.feesTitle}</h2>
      {boot.fees.length === 0 ? (
        <p>{texts.feesLater}</p>
      ) : (
        <div className="card">
          <FeeTable texts={texts} locale={boot.locale} />
        </div>
      )}
      <Details summary={texts.feesMore}>
        <p>{texts.feesMoreText}</p>
        {boot.monthlyFeeCents === 0 && <p>{texts.feesNoMonthly}</p>}
      </Details>
      <h2>{texts.handTitle}</h2>
      <Checklist
        items={(boot.market === 'CA' ? texts.handsCanada : texts.hands).map((hand, at) => ({
          ...hand,
          icon: HAND_ICONS[at],
        }))}
      />
      <h2>{texts.dataTitle}</h2>
      <p>{texts.data}</p>
      <PrivacyLink language={languageOf(boot.locale)} />
      <h2>{texts.notForTitle}</h2>
      <p>{boot.market === 'CA' ? texts.notForCanada : texts.notFor}</p>
      {!boot.isMarketGuessed && <CountryLine />}
    </Page>
  );
}

/** Set only after hydration, so it changes nothing but texts. */
function useBegun(): RouteId | undefined {
  const { boot, serverNow } = usePortal();
  const [begun, setBegun] = useState<RouteId>();
  useEffect(() => {
    // The draft's last page; its guard redirects to the first one with a missing answer.
    if (Object.keys(readDraft(boot.referralUrlId, boot.currency, serverNow())).length > 0)
      setBegun('category');
  }, [boot, serverNow]);
  return begun;
}
