import { orderableTypes } from '@signet/rulebook/orders/order';
import type { OrderType } from '@signet/rulebook/reference/order-types';
import { useFieldTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type OrderTypesProps = { form: OrderForm; value: OrderType; onChange: (type: OrderType) => void };

export function OrderTypes({ form, value, onChange }: OrderTypesProps) {
  const texts = useTexts();
  const { orderType } = useFieldTexts();
  const offered = orderableTypes(form);
  if (offered.length < 2) return null;
  return (
    <fieldset className="field">
      <legend className="visually-hidden">{orderType.label}</legend>
      <div className="order-types">
        {offered.map((type) => (
          <label key={type}>
            <input
              className="visually-hidden"
              type="radio"
              name="type"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            {texts.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
