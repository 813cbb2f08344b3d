import { Button, LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');

/** The texted link in place of the code, where this phone may be proven by one. */
export function UseLinkInstead() {
  const texts = useTexts();
  const { to } = useNavigation();
  if (useApplication().phoneLink === undefined) return null;
  return (
    <Details summary={texts.linkTitle}>
      <p>{texts.linkText}</p>
      <LinkButton kind="secondary" href={to('phone-auth')}>
        {texts.link}
      </LinkButton>
    </Details>
  );
}

/** A mistyped number may be changed a few times a day; after that a person of ours corrects it. */
export function WrongNumber({ onChange }: { onChange: () => void }) {
  const texts = useTexts();
  const changesLeft = useApplication().otp?.changesLeft ?? 0;
  if (changesLeft > 0)
    return (
      <div>
        <Button kind="text" icon="pencil" onClick={onChange}>
          {texts.change.action}
        </Button>
      </div>
    );
  return (
    <div>
      <p>{texts.change.none}</p>
      <p>
        <Contact />
      </p>
    </div>
  );
}

function Contact() {
  const texts = useTexts();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  if (supportPhone)
    return <Linked text={texts.wrongNumberPhone} contact={supportPhone} href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} />;
  if (supportEmail) return <Linked text={texts.wrongNumberEmail} contact={supportEmail} href={`mailto:${supportEmail}`} />;
  return texts.wrongNumberOther;
}

/** A sentence whose contact can be pressed. */
function Linked({ text, contact, href }: { text: string; contact: string; href: string }) {
  const [before, after] = text.split('{contact}');
  return (
    <>
      {before}
      <a href={href}>{contact}</a>
      {after}
    </>
  );
}
