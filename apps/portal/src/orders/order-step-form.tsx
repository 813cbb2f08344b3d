import type { ReactNode } from 'react';
import type { FormError } from '../platform/form/use-form.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { WideScreen } from '../platform/screen/wide-screen.tsx';
import { useShellTexts } from '../platform/texts/text-provider.tsx';
import { OrderErrors } from './order-errors-summary.tsx';

type OrderStepFormProps = {
  title: string;
  lead: string;
  back?: string | undefined;
  fieldErrors: readonly FormError[];
  attempt: number;
  proceed: () => void;
  /** Two columns, where the page has the room. */
  isWide?: boolean;
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
  isWide = false,
  children,
}: OrderStepFormProps) {
  const shell = useShellTexts();
  const form = (
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
  );
  return isWide ? (
    <WideScreen
      title={title}
      lead={lead}
      back={back === undefined ? undefined : { href: back, label: shell.back }}
    >
      <div className="till-box">{form}</div>
    </WideScreen>
  ) : (
    <ScreenPage title={title} lead={lead} back={back}>
      {form}
    </ScreenPage>
  );
}
