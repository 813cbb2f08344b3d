import { Button, LinkButton } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { signOut } from '../navigation.ts';
import { SupportContact } from '../support-contact.tsx';
import { useErrorTexts } from '../texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { allowedLocation } from './allowed-location.ts';
import { errorActions, errorTitle } from './error-actions.ts';
import { closeDialog, type ErrorNotification } from './notifications.ts';
import { showError } from './show-error.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

function showFailure(): void {
  closeDialog(); // what is told in passing stands behind it
  showError({ code: 'server.errorShort' });
}

export function ErrorDialog({ error }: { error: ErrorNotification }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const texts = useTexts();
  const errors = useErrorTexts();
  const ways = errorActions(error.code);
  const named = error.data?.redirectUrl;
  const address = ways.includes('leave') && named !== undefined ? allowedLocation(String(named), window.location.href) : undefined;
  const leaves = ways.includes('signOut');
  return (
    <Modal
      open
      title={errorTitle(texts, error.code)}
      closeLabel={shell.close}
      onClose={closeDialog}
      actions={
        <>
          {leaves && <Button onClick={() => void signOut().catch(showFailure)}>{texts.signOut}</Button>}
          {address && <LinkButton href={address}>{texts.leave}</LinkButton>}
          {!leaves && !address && <Button onClick={closeDialog}>{texts.ok}</Button>}
        </>
      }
    >
      <p>{fillIn(errors[error.code], error.data)}</p>
      {leaves && (
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {ways.includes('service') && <SupportContact />}
    </Modal>
  );
}
