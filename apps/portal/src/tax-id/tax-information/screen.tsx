import { signInPath, startPath } from '@signet/rulebook/visit-paths';
import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { Skeleton } from '@signet/ui/skeleton';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenFailure } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { LinkLanding } from './link-landing.tsx';
import { TaxIdForm } from './tax-id-form.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useLinkSession } from './use-link-session.ts';

const useTexts = textsOf<typeof TEXTS>('tax-id/tax-information');

/**
 * Asks for one tax id, by emailed link or signed in; never forces a sign-in. docs/readings.md 105.
 */
export function Screen() {
  const texts = useTexts();
  const errors = useErrorTexts();
  const { state, setState, proceed, isBusy, failed, lookAgain, settle } = useLinkSession();
  if (state.kind === 'looking')
    return (
      <ScreenPage title={texts.opening}>
        <Skeleton kind="field" count={2} />
      </ScreenPage>
    );
  if (state.kind === 'arrived')
    return (
      <LinkLanding
        preview={state.preview}
        isBusy={isBusy}
        failed={failed}
        onContinue={() => void proceed()}
      />
    );
  if (state.kind === 'unanswered') return <ScreenFailure onAgain={() => void lookAgain()} />;
  if (state.kind === 'withoutLink')
    return <Note title={texts.withoutLinkTitle} lead={texts.withoutLinkLead} />;
  if (state.kind === 'expired')
    return <Note title={errors['link.expired']} lead={texts.expiredLead} />;
  if (state.kind === 'incorrect')
    return <Note title={errors['link.incorrect']} lead={texts.incorrectLead} />;
  if (state.kind === 'saved')
    return <Note key="saved" title={texts.doneTitle} lead={texts.doneLead} />;
  if (!state.taxInformation.isRequested)
    return <Note title={texts.notWantedTitle} lead={texts.notWantedLead} />;
  return (
    <TaxIdForm
      taxInformation={state.taxInformation}
      onSaved={() => setState({ kind: 'saved' })}
      settle={settle}
    />
  );
}

function Note({ title, lead }: { title: string; lead: string }) {
  const texts = useTexts();
  const { boot } = usePortal();
  const { matched, to } = useNavigation();
  return (
    <ScreenPage title={title} lead={lead}>
      <Actions>
        {boot.signedIn ? (
          <LinkButton href={to('resume')}>{texts.toApplication}</LinkButton>
        ) : (
          <LinkButton
            href={signInPath(
              startPath(matched?.referralUrlId, { applicationId: matched?.id ?? '' }),
            )}
          >
            {texts.signIn}
          </LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}
