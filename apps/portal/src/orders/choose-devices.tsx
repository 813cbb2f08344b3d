import {
  type HardwareBundle,
  isBundleFor,
  isComplimentary,
  orderableItems,
  planOf,
} from '@signet/rulebook/orders/order';
import { twoScreenBundle } from '@signet/rulebook/reference/devices';
import type { PlanId } from '@signet/rulebook/reference/plans';
import { Checkbox } from '@signet/ui/checkbox';
import type { ReactNode } from 'react';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { Comparison } from './comparison.tsx';
import { DeviceCard } from './device-card.tsx';
import { isUpgraded, type OrderDraft, withBundle } from './order-draft.ts';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

export type OrderPartProps = {
  form: OrderForm;
  draft: OrderDraft;
  change: (draft: OrderDraft) => void;
  errorAt: (path: string) => string | undefined;
};

export function ChooseDevices({
  form,
  draft,
  change,
  errorAt,
  isBundlesOnly,
}: OrderPartProps & { isBundlesOnly: boolean }) {
  const texts = useTexts();
  const priceOf = usePrice(form, draft);
  const { terminals, bundles } = orderableItems(draft.type, form.plans);
  const freeAtFirst = useFreeAtFirst(form, draft);
  const oneScreen = bundles.filter(
    (bundle) => !isUpgraded(bundle) && isBundleFor(bundle, form.segment),
  );
  const terminalCards = !isBundlesOnly && (
    <ul className="devices">
      {terminals.map((terminal) => (
        <DeviceCard
          key={terminal}
          drawn={terminal}
          {...texts.devices[terminal]}
          price={priceOf(terminal)}
          free={freeAtFirst(terminal)}
          path={`quantities.${terminal}`}
          quantity={draft.quantities[terminal]}
          error={errorAt(`quantities.${terminal}`)}
          onChange={(quantity) =>
            change({ ...draft, quantities: { ...draft.quantities, [terminal]: quantity } })
          }
        />
      ))}
    </ul>
  );
  return (
    <>
      {terminalCards}
      {!isBundlesOnly && terminals.length > 1 && <Comparison form={form} terminals={terminals} />}
      {oneScreen.length > 0 && (
        <>
          {!isBundlesOnly && <h2>{texts.bundlesTitle}</h2>}
          <ul className="devices">
            {oneScreen.map((bundle) => (
              <BundleCard key={bundle} {...{ form, draft, change, errorAt, bundle, bundles }} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/**
 * A one-screen bundle; where the market has a two-screen version, it is a checkbox on this card.
 */
function BundleCard({
  form,
  draft,
  change,
  errorAt,
  bundle,
  bundles,
}: OrderPartProps & { bundle: HardwareBundle; bundles: readonly HardwareBundle[] }) {
  const texts = useTexts();
  const priceOf = usePrice(form, draft);
  const freeAtFirst = useFreeAtFirst(form, draft);
  const software = useSoftware(form, draft);
  const upgrade = bundles.find((other) => other !== bundle && other === twoScreenBundle(bundle));
  const shown = draft.bundle !== undefined && draft.bundle === upgrade ? upgrade : bundle;
  const isChosen = draft.bundle === shown;
  const quantity = isChosen ? draft.bundleQuantity : '0';
  return (
    <DeviceCard
      drawn={shown}
      {...texts.bundles[shown]}
      price={priceOf(shown)}
      free={freeAtFirst(shown)}
      plus={software}
      path={isChosen ? 'bundleQuantity' : `bundle.${bundle}`}
      quantity={quantity}
      error={isChosen ? (errorAt('bundleQuantity') ?? errorAt('bundle')) : undefined}
      onChange={(typed) => change(withBundle(draft, shown, typed, form.plans))}
    >
      {upgrade && isChosen && (
        <Checkbox
          name={`upgrade.${bundle}`}
          label={texts.upgrade.label}
          checked={isUpgraded(shown)}
          onChange={(isTwo) => change({ ...draft, bundle: isTwo ? upgrade : bundle })}
        />
      )}
    </DeviceCard>
  );
}

/** Free days of a rental; whoever reads a price also reads from when it holds. */
function useFreeAtFirst(
  form: OrderForm,
  { type }: OrderDraft,
): (plan: PlanId) => string | undefined {
  const { bill: texts } = useTexts();
  const fillIn = useFormatMessage();
  return (plan) => {
    const days = planOf(plan, type, form.plans)?.trialPeriodDays ?? 0;
    const isFree = days > 0 && !isComplimentary(plan, type, form.terms);
    return isFree ? fillIn(texts.daysFree, { days }) : undefined;
  };
}

/** What the software of a bundle costs, and from when. */
function useSoftware(form: OrderForm, { type }: OrderDraft): string | undefined {
  const { bill: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const licence = planOf('LICENSE', type, form.plans);
  if (licence === undefined) return undefined;
  const { perUnit, trialPeriodDays: days } = licence;
  const price = formatMoney(perUnit, form.currency, locale);
  const words =
    days > 0 ? texts.softwareAfter : form.isApproved ? texts.softwareNow : texts.softwareThen;
  return fillIn(words, { price, days });
}

function usePrice(form: OrderForm, { type }: OrderDraft): (plan: PlanId) => ReactNode {
  const texts = useTexts();
  const { locale } = usePortal().boot;
  return (plan) => {
    const found = planOf(plan, type, form.plans);
    if (found === undefined) return null;
    if (isComplimentary(plan, type, form.terms)) return texts.complimentary.price;
    const amount = formatMoney(found.perUnit, form.currency, locale);
    return type === 'RENT' ? (
      <>
        {amount} <small>{texts.perMonth}</small>
      </>
    ) : (
      amount
    );
  };
}
