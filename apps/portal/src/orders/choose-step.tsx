import { isBundleFor, orderableItems } from '@signet/rulebook/orders/order';
import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useEffect } from 'react';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { track } from '../platform/track.ts';
import { ChooseDevices } from './choose-devices.tsx';
import { OrderBill } from './order-bill.tsx';
import type { OrderPageProps, OrderStepProps } from './order-step.ts';
import { OrderStepForm } from './order-step-form.tsx';
import { OrderTypes } from './order-types.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useSaveOrder } from './use-save-order.ts';
import { useWayOut } from './use-way-out.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

/** Validated later: licenses and payment have steps of their own. */
const LATER = ['paymentMethod', 'licences'];

export function ChooseStep({
  title,
  isWithdrawn,
  ...props
}: OrderStepProps & OrderPageProps & { isWithdrawn: boolean }) {
  const { form, at } = props;
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const wayOut = useWayOut();
  const { boot } = usePortal();
  const { to, go } = useNavigation();
  const isBundlesOnly = at === 'restaurant-solution';
  // This page hides terminals, so none may be ordered here, including the default one.
  const state = useOrderDraft(
    isBundlesOnly ? { ...form, choice: { ...form.choice, quantities: {} } } : form,
  );
  const { draft, change, validate } = state;
  const { isSaving, saveChoice } = useSaveOrder(props, state.fail);
  const isNone = draft.type === 'NO_DEVICE';
  const { terminals, bundles } = orderableItems(draft.type, form.plans);
  const theirs = bundles.filter((bundle) => isBundleFor(bundle, form.segment));
  const hasNothing = !isNone && (isBundlesOnly ? theirs : [...terminals, ...theirs]).length === 0;
  const trialDays =
    form.plans.find(
      ({ type, isOffered, plan }) => type === 'RENT' && isOffered && plan !== 'LICENSE',
    )?.trialPeriodDays ?? 0;
  useEffect(() => track('order.started', { screen: at }), [at]);
  const skip = () => track('order.skipped', { screen: at });
  const goOn = () => {
    skip();
    go(wayOut);
  };
  const proceed = () => {
    const choice = validate(LATER);
    if (choice === undefined) return;
    if (isNone) return goOn();
    void saveChoice(choice, choice.bundle === undefined ? 'checkout' : 'licences');
  };
  const { complimentaryDevices: given, complimentaryUsed: used = 0 } = form.terms;
  const isFree = draft.type === 'RENT' && trialDays > 0 && !hasNothing;
  const lead =
    given !== undefined && draft.type === 'RENT'
      ? fillIn(used < given ? texts.complimentary.lead : texts.complimentary.used, {
          brand: boot.brand.name,
          count: given,
        })
      : isFree
        ? fillIn(texts.leadTrial, { days: trialDays })
        : texts.lead;
  const hasBill = !isNone && !hasNothing;
  const later = (
    <LinkButton kind="text" href={to(wayOut)} onClick={skip}>
      {isBundlesOnly ? texts.notNow : texts.later}
    </LinkButton>
  );
  const proceedButton = (
    <Button type="submit" busy={isSaving} busyLabel={shell.saving}>
      {isNone ? texts.confirmNone : texts.choose}
    </Button>
  );
  return (
    <OrderStepForm
      title={title}
      isWide
      lead={isBundlesOnly ? texts.leadRestaurant : lead}
      back={to(wayOut)}
      fieldErrors={state.fieldErrors}
      attempt={state.attempt}
      proceed={proceed}
    >
      {isWithdrawn && <Banner tone="warn">{texts.withdrawn}</Banner>}
      <div className={hasBill ? 'till' : undefined}>
        <div className="till-goods">
          <OrderTypes
            form={form}
            value={draft.type}
            onChange={(type) => change({ ...draft, type })}
          />
          {isNone && <p>{texts.noneText}</p>}
          {hasNothing && <Banner title={texts.nothing.title}>{texts.nothing.text}</Banner>}
          {hasBill && (
            <ChooseDevices {...{ form, draft, change, isBundlesOnly }} errorAt={state.errorAt} />
          )}
          {hasBill && later}
        </div>
        {hasBill ? (
          <OrderBill form={form} draft={draft}>
            {proceedButton}
          </OrderBill>
        ) : (
          <Actions later={later}>{isNone && proceedButton}</Actions>
        )}
      </div>
    </OrderStepForm>
  );
}
