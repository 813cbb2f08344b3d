import { CARD_BRAND_NAMES } from '@signet/rulebook/cards/card-brands';
import { mayPayBy } from '@signet/rulebook/orders/bank-debit';
import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { Banner } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useApplication } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { useFieldTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { BankNotReady } from './bank-debit/bank-not-ready.tsx';
import type { TEXTS as BANK_TEXTS } from './bank-debit/texts.en-US.ts';
import type { OrderPartProps } from './choose-devices.tsx';
import type { OrderStepProps } from './order-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders');
const useBankTexts = textsOf<typeof BANK_TEXTS>('orders/bank-debit');

export function PayWith({
  form,
  draft,
  change,
  errorAt,
  at,
  isDue,
}: OrderPartProps &
  Pick<OrderStepProps, 'at'> & {
    /** Whether anything is paid before the first month; nothing waits for a bank otherwise. */
    isDue: boolean;
  }) {
  const { checkout } = useTexts();
  const bankTexts = useBankTexts();
  const { paymentMethod } = useFieldTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { card } = useApplication();
  const { to } = useNavigation();
  const { card: payable, bank } = form.instruments;
  const { paymentMethod: offered } = form.terms;
  const [isBankOffered, isCardOffered] = [mayPayBy('BANK', offered), mayPayBy('CARD', offered)];
  const expiry = card && `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  const { bankName, last4 = '' } = bank ?? {};
  const options = [
    ...(isBankOffered && bank
      ? [
          {
            value: 'BANK' as const,
            label: bankName
              ? fillIn(bankTexts.account, { bank: bankName, last4 })
              : fillIn(bankTexts.plainAccount, { last4 }),
            ...(isDue ? { help: fillIn(bankTexts.takes, { days: ORDER_LIMITS.debitDays }) } : {}),
          },
        ]
      : []),
    ...(isCardOffered && payable && card
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
          value={
            draft.paymentMethod === 'CARD' || draft.paymentMethod === 'BANK'
              ? draft.paymentMethod
              : undefined
          }
          onChange={(method) => change({ ...draft, paymentMethod: method })}
          options={options}
          error={error}
          errorPrefix={shell.errorPrefix}
        />
      ) : (
        <Banner tone={error ? 'warn' : 'info'}>
          {isCardOffered ? checkout.noMethod : bankTexts.onlyBank}
        </Banner>
      )}
      {isCardOffered && (
        <LinkButton kind="text" icon="card" href={`${to('order-card')}?for=${at}`}>
          {payable ? checkout.otherCard : checkout.newCard}
        </LinkButton>
      )}
      {isBankOffered && !bank && <BankNotReady />}
    </>
  );
}
