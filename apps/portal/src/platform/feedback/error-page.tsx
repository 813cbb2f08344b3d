import { Button } from '@signet/ui/button';
import { LinkRows } from '@signet/ui/link-rows';
import { Actions } from '@signet/ui/page';
import { useEffect } from 'react';
import { useContactRows } from '../contact-rows.tsx';
import { ScreenPage } from '../screen/screen-page.tsx';
import { SupportContact } from '../support-contact.tsx';
import { useErrorTexts } from '../texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { allowedLocation } from './allowed-location.ts';
import { errorActions, errorNext, errorTitle } from './error-actions.ts';
import { closePage, type ErrorNotification } from './notifications.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

export function ErrorPage({ error }: { error: ErrorNotification }) {
  const texts = useTexts();
  const errors = useErrorTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const address =
    error.data?.location === undefined
      ? undefined
      : allowedLocation(String(error.data.location), window.location.href);
  useEffect(() => {
    if (address !== undefined) window.location.replace(address);
  }, [address]);
  const contacts = useContactRows();
  const ways = errorActions(error.code);
  const hasAgain = ways.includes('again');
  const back = (kind: 'secondary' | 'text') => (
    <Button kind={kind} onClick={closePage}>
      {texts.goBack}
    </Button>
  );
  const reference = error.data?.reference;
  return (
    <ScreenPage title={errorTitle(texts, error.code)} lead={fillIn(errors[error.code], error.data)}>
      <p>{errorNext(texts, error.code)}</p>
      {ways.includes('service') &&
        (contacts.length > 0 ? <LinkRows rows={contacts} /> : <SupportContact />)}
      {reference !== undefined && <p>{fillIn(shell.reference, { reference })}</p>}
      <Actions later={hasAgain && ways.includes('back') && back('text')}>
        {hasAgain ? (
          <Button onClick={() => window.location.reload()}>{texts.again}</Button>
        ) : (
          back('secondary')
        )}
      </Actions>
    </ScreenPage>
  );
}
