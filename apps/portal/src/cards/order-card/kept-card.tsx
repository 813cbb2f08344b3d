import { CARD_BRAND_NAMES } from '@signet/rulebook/cards/card-brands';
import type { CardView } from '@signet/rulebook/cards/view';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Modal } from '@signet/ui/modal';
import { Actions } from '@signet/ui/page';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('cards/order-card');

type KeptCardProps = { card: CardView; isNew: boolean; onOther: () => void; onRemoved: () => void };

/** The card by its network, its last four digits and its end. */
export function KeptCard({ card, isNew, onOther, onRemoved }: KeptCardProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { page } = useApplication();
  const { to } = useNavigation();
  const { brand, last4, expiryMonth, expiryYear } = card;
  const named = { last4, expiry: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}` };
  return (
    <ScreenPage title={isNew ? texts.savedTitle : texts.keptTitle} lead={texts.keptLead} back={isNew ? undefined : to(page)}>
      <Card title={CARD_BRAND_NAMES[brand] ?? texts.card} status={{ text: texts.ready, tone: 'good' }}>
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
            <RemoveCard last4={last4} onRemoved={onRemoved} />
          </>
        }
      >
        <LinkButton href={to(page)}>{texts.continue}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}

/** Takes the card away after a question. */
function RemoveCard({ last4, onRemoved }: { last4: string; onRemoved: () => void }) {
  const { remove } = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const [isAsking, setAsking] = useState(false);
  const { doing, mutate } = useMutation<'removing'>({ tell: ({ code, data }) => showError({ code, data }) });
  const onRemove = () =>
    mutate('removing', async (idempotencyKey) => {
      const view = await call('removeCreditCard', { params: { id }, idempotencyKey });
      setAsking(false);
      setApplication(view);
      onRemoved();
    });
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        {remove.open}
      </Button>
      <Modal
        open={isAsking}
        title={fillIn(remove.title, { last4 })}
        closeLabel={shell.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" busy={doing === 'removing'} busyLabel={remove.busy} onClick={() => void onRemove()}>
              {remove.confirm}
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {remove.keep}
            </Button>
          </>
        }
      >
        <p>{remove.text}</p>
      </Modal>
    </>
  );
}
