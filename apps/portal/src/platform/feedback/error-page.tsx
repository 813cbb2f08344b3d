import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useEffect } from 'react';
import { ScreenWaiting } from '../screen/screen-boundary.tsx';
import { ScreenPage } from '../screen/screen-page.tsx';
import { WhomToAsk } from '../support-contact.tsx';
import { useFill, useLoadedWords, useShellTexts } from '../texts/text-provider.tsx';
import { allowedLocation } from './allowed-location.ts';
import { titleOf, waysOn } from './error-actions.ts';
import { closePage, type Told } from './notifications.ts';

/** An error in the place of the screen: what happened, that nothing is lost, and the way on. Document 2, section 8. */
export function ErrorPage({ error }: { error: Told }) {
  const words = useLoadedWords();
  const shell = useShellTexts();
  const fillIn = useFill();
  const address = error.data?.location === undefined ? undefined : allowedLocation(String(error.data.location), window.location.href);
  useEffect(() => {
    if (address !== undefined) window.location.replace(address);
  }, [address]);
  if (words === undefined) return <ScreenWaiting />;
  const texts = words.shown;
  const ways = waysOn(error.code);
  const hasAgain = ways.includes('again');
  const back = (kind: 'secondary' | 'text') => (
    <Button kind={kind} onClick={closePage}>
      {texts.goBack}
    </Button>
  );
  const reference = error.data?.reference;
  return (
    <ScreenPage title={titleOf(texts, error.code)} lead={fillIn(words.errors[error.code], error.data)}>
      <p>{texts.safe}</p>
      {ways.includes('service') && <WhomToAsk texts={texts} />}
      {reference !== undefined && <p>{fillIn(shell.reference, { reference })}</p>}
      <Actions later={hasAgain && ways.includes('back') && back('text')}>
        {hasAgain ? <Button onClick={() => window.location.reload()}>{texts.again}</Button> : back('secondary')}
      </Actions>
    </ScreenPage>
  );
}
