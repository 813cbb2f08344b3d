import type { ReactNode } from 'react';
import type { FormError } from '../platform/form/use-form.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { OrderErrors } from './order-errors-summary.tsx';

type OrderStepFormProps = {
  title: string;
  lead: string;
  back?: string | undefined;
  fieldErrors: readonly FormError[];
  proceed: () => void;
  children: ReactNode;
};

/** One step of an order: what is wrong with it stands above what is asked. What is typed or pressed before scripts run reaches its control once they do. */
export function OrderStepForm({ title, lead, back, fieldErrors, proceed, children }: OrderStepFormProps) {
  return (
    <ScreenPage title={title} lead={lead} back={back}>
      <form
        noValidate
        method="dialog" // pressed before any script runs, it must lead nowhere
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <OrderErrors fieldErrors={fieldErrors} title={title} />
        {children}
      </form>
    </ScreenPage>
  );
}
