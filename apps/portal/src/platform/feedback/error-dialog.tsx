import { localized } from '@signet/rulebook/core/localized';
import { Button, LinkButton } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { usePortal } from '../application.tsx';
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

/** Where an error that leads away leads to, and in whose words: the configuration's, else ours and an address of ours that the answer names. */
function useWayOut({ data }: ErrorNotification, leadsAway: boolean) {
  const { locale, builderDialog } = usePortal().boot;
  if (!leadsAway) return { own: {}, address: undefined };
  const { url, ...words } = builderDialog ?? {};
  const own: { [Part in keyof typeof words]?: string } = Object.fromEntries(
    Object.entries(words).map(([part, said]) => [part, localized(said, locale)]),
  );
  const named = data?.redirectUrl;
  return { own, address: url ?? (named === undefined ? undefined : allowedLocation(String(named), window.location.href)) };
}

export function ErrorDialog({ error }: { error: ErrorNotification }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const texts = useTexts();
  const errors = useErrorTexts();
  const ways = errorActions(error.code);
  const { own, address } = useWayOut(error, ways.includes('leave'));
  const leaves = ways.includes('signOut');
  return (
    <Modal
      open
      title={own.title ?? errorTitle(texts, error.code)}
      closeLabel={shell.close}
      onClose={closeDialog}
      actions={
        <>
          {leaves && <Button onClick={() => void signOut().catch(showFailure)}>{texts.signOut}</Button>}
          {address && <LinkButton href={address}>{own.label ?? texts.leave}</LinkButton>}
          {!leaves && !address && <Button onClick={closeDialog}>{texts.ok}</Button>}
        </>
      }
    >
      <p>{own.text ?? fillIn(errors[error.code], error.data)}</p>
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
