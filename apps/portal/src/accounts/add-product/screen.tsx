import { isApproved } from '@signet/rulebook/core/facts';
import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { Connecting } from '../connecting.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/add-product');

/**
 * Connects the product named in the link; until the account is approved it only confirms the
 * request. docs/decisions/0086.
 */
export function Screen() {
  const texts = useTexts();
  const application = useApplication();
  const name = application.connection?.externalType ?? application.serviceType ?? texts.product;
  return isApproved(application) ? (
    <Connecting texts={texts} name={name} />
  ) : (
    <Waiting name={name} />
  );
}

function Waiting({ name }: { name: string }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const { openPages } = useApplication();
  return (
    <ScreenPage title={fillIn(texts.waiting.title, { name })} lead={texts.waiting.lead}>
      <Actions
        later={
          openPages.includes('order') && (
            <LinkButton kind="text" href={to('order')}>
              {texts.terminal}
            </LinkButton>
          )
        }
      >
        <LinkButton href={to('success')}>{texts.account}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
