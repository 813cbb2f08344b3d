import { LIMITS } from '@signet/rulebook/core/limits';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useEffect, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('partners/leave');

/**
 * Redirects automatically or by the link, unless the user chooses to stay. docs/readings.md 110.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { redirectUrl, bank } = useApplication();
  const isFramed = usePortal().boot.embed !== undefined;
  const { to } = useNavigation();
  const [isStaying, stay] = useLeaving(redirectUrl, isFramed);
  const host = redirectUrl === undefined ? '' : new URL(redirectUrl).host;
  const bankNow = bank?.status === 'PENDING' ? texts.banks.checking : texts.banks.linked;
  const result = (
    <LinkButton kind="text" href={to('success')}>
      {texts.result}
    </LinkButton>
  );
  if (redirectUrl === undefined)
    return (
      <ScreenPage title={texts.title} lead={bankNow}>
        <Actions>{result}</Actions>
      </ScreenPage>
    );
  return (
    <ScreenPage
      title={texts.title}
      lead={fillIn(isStaying ? texts.stayed : texts.lead, { host, bank: bankNow })}
    >
      <ul>
        {texts.kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Actions
        later={
          <>
            {!isStaying && (
              <Button kind="text" onClick={stay}>
                {texts.stay}
              </Button>
            )}
            {result}
          </>
        }
      >
        <LinkButton href={redirectUrl} {...(isFramed && OWN_TAB)}>
          {fillIn(texts.go, { host })}
        </LinkButton>
      </Actions>
    </ScreenPage>
  );
}

/** Most sites refuse to load inside a partner's frame. */
const OWN_TAB = { target: '_blank', rel: 'noopener' } as const;

/** True after Back or Forward, so that a returning user is not redirected again. */
const isBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward'); // of this type

/**
 * Redirects after a delay, in a frame only by the link. The address must come from our API: no open
 * redirects.
 */
function useLeaving(
  address: string | undefined,
  isFramed: boolean,
): [isStaying: boolean, stay: () => void] {
  const [isStaying, setStaying] = useState(() => isFramed || isBack());
  useEffect(() => {
    if (isStaying || address === undefined) return;
    const timer = setTimeout(() => window.location.assign(address), LIMITS.redirectOutAfterMs);
    // A page restored from the back/forward cache does not redirect automatically.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setStaying(true);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [address, isStaying]);
  return [isStaying, () => setStaying(true)];
}
