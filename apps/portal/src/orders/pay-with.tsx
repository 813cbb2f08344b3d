import { CARD_BRAND_NAMES } from '@signet/rulebook/cards/card-brands';
import { Banner } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useApplication } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { useFieldTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import type { OrderPartProps } from './choose-devices.tsx';
import type { OrderStepProps } from './order-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

/** The bank account or the card on file, or a new card, which is typed on its own page. */
export function PayWith({ form, draft, change, errorAt, at }: OrderPartProps & Pick<OrderStepProps, 'at'>) {
  const { checkout } = useTexts();
  const { paymentMethod } = useFieldTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { card } = useApplication();
  const { to } = useNavigation();
  const { card: payable } = form.instruments; // an account is charged by nobody yet
  const expiry = card && `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  const options = [
    ...(payable && card
      ? [
          {
            value: 'CARD' as const,
            label: fillIn(checkout.card, {
              brand: CARD_BRAND_NAMES[card.brand] ?? paymentMethod.options?.CARD?.label ?? '',
              last4: card.last4,
              expiry: expiry ?? '',
            }),
          },
        ]
      : []),
  ];
  const error = errorAt('paymentMethod');
  return (
    <>
      <h2>{checkout.payWith}</h2>
      {options.length > 0 ? (
        <ChoiceCards
          name="paymentMethod"
          legend={checkout.payWith}
          legendHidden
          value={draft.paymentMethod === 'CARD' ? draft.paymentMethod : undefined}
          onChange={(method) => change({ ...draft, paymentMethod: method })}
          options={options}
          error={error}
          errorPrefix={shell.errorPrefix}
        />
      ) : (
        <Banner tone={error ? 'warn' : 'info'}>{checkout.noMethod}</Banner>
      )}
      <LinkButton kind="text" icon="card" href={`${to('order-card')}?for=${at}`}>
        {payable ? checkout.otherCard : checkout.newCard}
      </LinkButton>
    </>
  );
}
