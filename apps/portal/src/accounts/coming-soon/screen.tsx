import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/coming-soon');

/** Placeholder for a page that is not built yet: shows the status, keeps everything and always offers a way on. docs/decisions/0009. */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { reference, applicant } = useApplication();
  const { to } = useNavigation();
  return (
    <ScreenPage title={texts.title} lead={texts.lead}>
      <h2>{texts.nextTitle}</h2>
      <ul>
        {texts.nexts.map((next) => (
          <li key={next}>{fillIn(next, { email: applicant.email.emailAddress ?? '' })}</li>
        ))}
      </ul>
      <h2>{texts.askTitle}</h2>
      <SupportContact />
      <p>{fillIn(texts.reference, { reference })}</p>
      <Actions>
        <LinkButton href={to('success')}>{texts.result}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
