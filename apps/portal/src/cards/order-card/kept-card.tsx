import { CARD_BRAND_NAMES } from '@signet/rulebook/cards/card-brands';
import type { CardView } from '@signet/rulebook/cards/view';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { RemoveAfterQuestion } from '../../platform/feedback/remove-after-question.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { usePageAfter } from './use-page-after.ts';

const useTexts = textsOf<typeof TEXTS>('cards/order-card');

type KeptCardProps = { card: CardView; isNew: boolean; onOther: () => void; onRemoved: () => void };

export function KeptCard({ card, isNew, onOther, onRemoved }: KeptCardProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { id, openPages } = useApplication();
  const { to } = useNavigation();
  const { setApplication } = usePortal();
  const { pageAfter, isForOrder } = usePageAfter();
  const { brand, last4, expiryMonth, expiryYear } = card;
  const named = { last4, expiry: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}` };
  return (
    <ScreenPage
      title={isNew ? texts.savedTitle : texts.keptTitle}
      lead={texts.keptLead}
      back={isNew ? undefined : pageAfter}
    >
      <Card
        title={CARD_BRAND_NAMES[brand] ?? texts.card}
        status={{ text: texts.ready, tone: 'good' }}
      >
        <p>
          {fillIn(texts.ending, named)}
          <br />
          {fillIn(texts.expires, named)}
        </p>
      </Card>
      <Actions
        later={
          <>
            <Button kind="text" onClick={onOther}>
              {texts.other}
            </Button>
            <RemoveAfterQuestion
              texts={{ ...texts.remove, title: fillIn(texts.remove.title, { last4 }) }}
              remove={(idempotencyKey) =>
                call('removeCreditCard', { params: { id }, idempotencyKey })
              }
              onRemoved={(view) => {
                setApplication(view);
                onRemoved();
              }}
            />
          </>
        }
      >
        {isForOrder ? (
          <LinkButton href={pageAfter}>{texts.toOrder}</LinkButton>
        ) : (
          <LinkButton
            kind="secondary"
            href={openPages.includes('success') ? to('success') : pageAfter}
          >
            {texts.home}
          </LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}
