import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { planOf } from '@signet/rulebook/orders/order';
import { orderWarning } from '@signet/rulebook/orders/order-errors';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../platform/application.tsx';
import { useErrorTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import type { OrderPartProps } from './choose-devices.tsx';
import { DeviceCard } from './device-card.tsx';
import { choiceOf } from './order-draft.ts';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

export function ChooseLicences({ form, draft, change, errorAt }: OrderPartProps) {
  const texts = useTexts();
  const catalogue = useErrorTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const plan = planOf('LICENSE', draft.type, form.plans);
  const error = errorAt('licences');
  const warning = error === undefined ? orderWarning(choiceOf(draft)) : undefined;
  return (
    <>
      <ul className="devices">
        <DeviceCard
          drawn="LICENSE"
          name={texts.licences.title}
          purpose={
            plan
              ? fillIn(texts.licences.price, {
                  price: formatMoney(plan.perUnit, form.currency, locale),
                })
              : ''
          }
          price={null}
          path="licences"
          quantity={draft.licences}
          min={ORDER_LIMITS.minLicences}
          error={error}
          onChange={(licences) => change({ ...draft, licences })}
        />
      </ul>
      <div role="status">{warning && <Banner tone="warn">{catalogue[warning]}</Banner>}</div>
    </>
  );
}
