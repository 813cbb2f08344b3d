import type { ReactNode } from 'react';
import { useIsHydrated } from '../platform/application.tsx';
import type { FormError } from '../platform/form/use-form.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { OrderErrors } from './order-errors-summary.tsx';

type OrderStepFormProps = {
  title: string;
  lead: string;
  back?: string | undefined;
  faults: readonly FormError[];
  proceed: () => void;
  children: ReactNode;
};

/** One step of an order: what is wrong with it stands above what is asked. Until scripts run it can be read and not filled in: a count typed then would be lost. */
export function OrderStepForm({ title, lead, back, faults, proceed, children }: OrderStepFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <ScreenPage title={title} lead={lead} back={back}>
      <form
        noValidate
        inert={!isHydrated}
        method="dialog" // pressed before any script runs, it must lead nowhere
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <OrderErrors faults={faults} title={title} />
        {children}
      </form>
    </ScreenPage>
  );
}
