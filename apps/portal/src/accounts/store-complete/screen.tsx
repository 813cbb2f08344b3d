import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { TargetStatus } from '../target-status.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/store-complete');

/**
 * An approved additional store: where it can take payments, and a link to all stores.
 * docs/decisions/0086.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { storeName = texts.store, bank, businessId } = useApplication();
  const { to } = useNavigation();
  return (
    <ScreenPage
      title={fillIn(texts.title, { store: storeName })}
      lead={bank ? fillIn(texts.paid, { last4: bank.last4 }) : texts.lead}
    >
      <TargetStatus />
      <Actions
        later={
          <LinkButton kind="text" href={to('success')}>
            {texts.result}
          </LinkButton>
        }
      >
        <LinkButton href={to('account-stores', { businessId })}>{texts.stores}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
