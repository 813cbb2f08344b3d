import { type Localized, localized } from '@signet/rulebook/core/localized';
import { Button, LinkButton } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { usePortal } from '../application.tsx';
import { signOut } from '../navigation.ts';
import { SupportContact } from '../support-contact.tsx';
import { useErrorTexts } from '../texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { errorActions, errorTitle } from './error-actions.ts';
import { closeDialog, type ErrorNotification } from './notifications.ts';
import { showError } from './show-error.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

function showFailure(): void {
  closeDialog(); // a toast would be hidden behind the dialog
  showError({ code: 'server.errorShort' });
}

/**
 * Text and link come from the configuration if it has any, never from a response. docs/readings.md
 * 204.
 */
export function ErrorDialog({ error }: { error: ErrorNotification }) {
  const { locale, builderDialog } = usePortal().boot;
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const texts = useTexts();
  const errors = useErrorTexts();
  const ways = errorActions(error.code);
  const own = ways.includes('leave') ? builderDialog : undefined;
  const textOf = (text: Localized | undefined) => text && localized(text, locale);
  const leaves = ways.includes('signOut');
  return (
    <Modal
      open
      title={textOf(own?.title) ?? errorTitle(texts, error.code)}
      closeLabel={shell.close}
      onClose={closeDialog}
      actions={
        <>
          {leaves && (
            <Button onClick={() => void signOut().catch(showFailure)}>{texts.signOut}</Button>
          )}
          {own?.url && <LinkButton href={own.url}>{textOf(own?.label) ?? texts.leave}</LinkButton>}
          {!leaves && !own?.url && <Button onClick={closeDialog}>{texts.ok}</Button>}
        </>
      }
    >
      <p>{textOf(own?.text) ?? fillIn(errors[error.code], error.data)}</p>
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
