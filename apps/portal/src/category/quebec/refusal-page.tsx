import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('category/quebec');

export type RefusalPageProps = {
  form: FormState;
  /** The calling page's own question, which is reopened there; the other one is linked. */
  asks?: 'address' | 'category';
  back: string;
};

/**
 * Explains that Quebec's law rules this business out, with every alternative. docs/readings.md 33
 * and 57.
 */
export function RefusalPage({ form, asks, back }: RefusalPageProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { application } = usePortal();
  const { to } = useNavigation();
  const hasAddress = asks !== 'category' || application?.company.address?.territory !== undefined;
  const address =
    asks === 'address' ? (
      <Button onClick={form.dismiss}>{texts.address}</Button>
    ) : (
      <LinkButton kind={asks ? 'secondary' : 'primary'} href={to('address')}>
        {texts.address}
      </LinkButton>
    );
  const answer = (
    <Button kind="secondary" onClick={form.dismiss}>
      {texts.answer}
    </Button>
  );
  const category =
    asks === 'category' ? (
      <Button onClick={form.dismiss}>{texts.category}</Button>
    ) : (
      <LinkButton kind="secondary" href={to('application-category')}>
        {texts.category}
      </LinkButton>
    );
  return (
    <ScreenPage title={texts.title} lead={fillIn(texts.lead)} back={back}>
      <h2>{texts.elseTitle}</h2>
      <ul>
        {(hasAddress ? texts.elses : [texts.elseAnswer, ...texts.elses.slice(1)]).map((other) => (
          <li key={other}>{other}</li>
        ))}
      </ul>
      <h2>{texts.answersTitle}</h2>
      <p>{texts.answers}</p>
      <SupportContact words={texts} />
      {application && <p>{fillIn(texts.reference, { reference: application.reference })}</p>}
      <Actions later={asks === 'category' ? (hasAddress ? address : answer) : category}>
        {asks === 'category' ? category : address}
      </Actions>
    </ScreenPage>
  );
}
