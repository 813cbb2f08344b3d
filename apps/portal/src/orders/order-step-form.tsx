import type { ReactNode } from 'react';
import type { FormError } from '../platform/form/use-form.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { OrderErrors } from './order-errors-summary.tsx';

type OrderStepFormProps = {
  title: string;
  lead: string;
  back?: string | undefined;
  fieldErrors: readonly FormError[];
  attempt: number;
  proceed: () => void;
  children: ReactNode;
};

/**
 * One order step with its errors above the questions. Input from before hydration is replayed into
 * the controls.
 */
export function OrderStepForm({
  title,
  lead,
  back,
  fieldErrors,
  attempt,
  proceed,
  children,
}: OrderStepFormProps) {
  return (
    <ScreenPage title={title} lead={lead} back={back}>
      <form
        noValidate
        method="dialog" // pressed before any script runs, it must not navigate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <OrderErrors fieldErrors={fieldErrors} attempt={attempt} title={title} />
        {children}
      </form>
    </ScreenPage>
  );
}
