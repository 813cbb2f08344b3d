import { ErrorSummary } from '@signet/ui/error-summary';
import { controlId } from '@signet/ui/field';
import { useErrorText } from '../platform/form/question.tsx';
import type { FormError } from '../platform/form/use-form.ts';
import { useDocumentTitle } from '../platform/navigation.ts';
import { useErrorTexts } from '../platform/texts/rulebook-texts.tsx';
import { useShellTexts } from '../platform/texts/text-provider.tsx';
import { ContactReseller } from './contact-reseller/contact-reseller.tsx';

/** Errors of the whole choice, which no one control is to blame for. */
const PLACES_OF_ALL: readonly string[] = ['', 'type', 'quantities'];

/** What is wrong with a choice, each line leading to its count. */
export function OrderErrors({ faults, title }: { faults: readonly FormError[]; title: string }) {
  const shell = useShellTexts();
  const catalogue = useErrorTexts();
  const errorText = useErrorText();
  useDocumentTitle(title, faults.length > 0 ? shell.errorTitle : '');
  const errors = faults.map((fault) => ({
    message: errorText(fault),
    ...(PLACES_OF_ALL.includes(fault.field) ? {} : { targetId: controlId(fault.field) }),
  }));
  return (
    <>
      <ErrorSummary title={catalogue['form.invalid']} errors={errors} />
      {faults.some(({ code }) => code === 'rental.limit') && <ContactReseller />}
    </>
  );
}
