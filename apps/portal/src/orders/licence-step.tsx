import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useNavigation } from '../platform/navigation.ts';
import { textsOf, useShellTexts } from '../platform/texts/text-provider.tsx';
import { ChooseLicences } from './choose-licences.tsx';
import type { OrderStepProps } from './order-step.ts';
import { OrderStepForm } from './order-step-form.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useSaveOrder } from './use-save-order.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

export function LicenceStep(props: OrderStepProps) {
  const { form, at } = props;
  const { licences: texts } = useTexts();
  const shell = useShellTexts();
  const { to } = useNavigation();
  const state = useOrderDraft(form);
  const { isSaving, saveChoice } = useSaveOrder(props, state.fail);
  const proceed = () => {
    const choice = state.validate(['paymentMethod']);
    if (choice !== undefined) void saveChoice(choice, 'checkout');
  };
  return (
    <OrderStepForm
      title={texts.title}
      lead={texts.lead}
      back={to(at)}
      fieldErrors={state.fieldErrors}
      attempt={state.attempt}
      proceed={proceed}
    >
      <ChooseLicences
        form={form}
        draft={state.draft}
        change={state.change}
        errorAt={state.errorAt}
      />
      <Actions>
        <Button type="submit" busy={isSaving} busyLabel={shell.saving}>
          {shell.continue}
        </Button>
      </Actions>
    </OrderStepForm>
  );
}
