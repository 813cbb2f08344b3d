import { debitReadiness } from '@signet/rulebook/orders/bank-debit';
import type { RouteId } from '@signet/rulebook/routes';
import { LinkButton } from '@signet/ui/button';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/bank-debit');

/** The page that resolves each reason; reasons not listed only need time. */
const WAYS = {
  notLinked: 'bank',
  refused: 'bank',
  testDeposits: 'bank-deposits',
} as const satisfies Partial<Record<ReturnType<typeof debitReadiness>, RouteId>>;

export function BankNotReady() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { bank, openPages } = useApplication();
  const { to } = useNavigation();
  const readiness = debitReadiness(bank);
  if (readiness === 'ready') return null;
  const way = readiness === 'unproven' ? undefined : WAYS[readiness];
  const isOpen = way !== undefined && openPages.includes(way);
  const words = texts.notReady[readiness === 'notLinked' && !isOpen ? 'later' : readiness];
  return (
    <>
      <p className="meta">{fillIn(words, { last4: bank?.last4 ?? '' })}</p>
      {isOpen && (
        <LinkButton kind="text" icon="bank" href={to(way)}>
          {way === 'bank' ? texts.link : texts.deposits}
        </LinkButton>
      )}
    </>
  );
}
