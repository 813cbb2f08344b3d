import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { TargetStatus } from '../target-status.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/store-success');

/**
 * An additional store awaiting its decision; a declined one gets the result page.
 * docs/decisions/0084.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { storeName = texts.store, applicant, reference } = useApplication();
  const { to } = useNavigation();
  const email = applicant.email.emailAddress ?? '';
  return (
    <ScreenPage
      title={fillIn(texts.title, { store: storeName })}
      lead={fillIn(texts.lead, { email })}
    >
      <TargetStatus />
      <p className="meta">{fillIn(texts.reference, { reference })}</p>
      <Actions>
        <LinkButton href={to('success')}>{texts.result}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
