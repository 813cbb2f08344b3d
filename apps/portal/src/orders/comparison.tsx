import { isComplimentary, planOf } from '@signet/rulebook/orders/order';
import type { Terminal } from '@signet/rulebook/reference/devices';
import { ORDER_TYPES } from '@signet/rulebook/reference/order-types';
import { Details } from '@signet/ui/details';
import { usePortal } from '../platform/application.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

const PRICE_ROWS = { RENT: 'monthly', BUY: 'price' } as const;

export function Comparison({
  form,
  terminals,
}: {
  form: OrderForm;
  terminals: readonly Terminal[];
}) {
  const texts = useTexts();
  const { compare } = texts;
  const { locale } = usePortal().boot;
  const priceOf = (terminal: Terminal, type: 'RENT' | 'BUY'): string => {
    const plan = planOf(terminal, type, form.plans);
    if (plan && isComplimentary(terminal, type, form.terms)) return texts.complimentary.price;
    return plan === undefined ? '' : formatMoney(plan.perUnit, form.currency, locale);
  };
  const offered = { RENT: form.terms.offered.rent, BUY: form.terms.offered.buy };
  const priced = ORDER_TYPES.flatMap((type) =>
    type !== 'NO_DEVICE' && offered[type] ? [type] : [],
  );
  return (
    <Details summary={compare.open}>
      <ul className="comparison" aria-label={compare.caption}>
        {terminals.map((terminal) => (
          <li className="card" key={terminal}>
            <h2>{texts.devices[terminal].name}</h2>
            <dl>
              {(['size', 'power', 'purpose'] as const).map((fact) => (
                <Fact key={fact} name={compare[fact]} value={compare.devices[terminal][fact]} />
              ))}
              {priced.map((type) => (
                <Fact key={type} name={compare[PRICE_ROWS[type]]} value={priceOf(terminal, type)} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Details>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    value !== '' && (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )
  );
}
