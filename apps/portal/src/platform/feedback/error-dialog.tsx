import { Button, LinkButton } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { signOut } from '../navigation.ts';
import { WhomToAsk } from '../support-contact.tsx';
import type { Words } from '../texts/load-texts.ts';
import { useFill, useShellTexts } from '../texts/text-provider.tsx';
import { allowedLocation } from './allowed-location.ts';
import { titleOf, waysOn } from './error-actions.ts';
import { closeDialog, type Told } from './notifications.ts';

/** An error that waits for a press: title, description, and a way on where there is one. Document 1, section 2; document 2, section 8. */
export function ErrorDialog({ error, words }: { error: Told; words: Words }) {
  const shell = useShellTexts();
  const fillIn = useFill();
  const texts = words.shown;
  const ways = waysOn(error.code);
  const named = error.data?.redirectUrl;
  const address = ways.includes('leave') && named !== undefined ? allowedLocation(String(named), window.location.href) : undefined;
  const leaves = ways.includes('signOut');
  return (
    <Modal
      open
      title={titleOf(texts, error.code)}
      closeLabel={shell.close}
      onClose={closeDialog}
      actions={
        <>
          {leaves && <Button onClick={() => void signOut().catch(() => window.location.reload())}>{texts.signOut}</Button>}
          {address && <LinkButton href={address}>{texts.leave}</LinkButton>}
          {!leaves && !address && <Button onClick={closeDialog}>{texts.ok}</Button>}
        </>
      }
    >
      <p>{fillIn(words.errors[error.code], error.data)}</p>
      {leaves && (
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {ways.includes('service') && <WhomToAsk texts={texts} />}
    </Modal>
  );
}
