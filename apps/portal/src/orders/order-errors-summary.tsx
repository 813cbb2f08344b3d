import { Banner } from '@signet/ui/banner';
import { ErrorSummary } from '@signet/ui/error-summary';
import { controlId } from '@signet/ui/field';
import { usePortal } from '../platform/application.tsx';
import { useErrorText } from '../platform/form/question.tsx';
import type { FormError } from '../platform/form/use-form.ts';
import { useDocumentTitle } from '../platform/navigation.ts';
import { SupportContact } from '../platform/support-contact.tsx';
import { useErrorTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

/** Fields without a control of their own: their errors concern the whole order. */
const PLACES_OF_ALL: readonly string[] = ['', 'type', 'quantities'];

export function OrderErrors({
  fieldErrors,
  attempt,
  title,
}: {
  fieldErrors: readonly FormError[];
  attempt: number;
  title: string;
}) {
  const shell = useShellTexts();
  const catalogue = useErrorTexts();
  const errorText = useErrorText();
  useDocumentTitle(title, fieldErrors.length > 0 ? shell.errorTitle : '');
  const errors = fieldErrors.map((fieldError) => ({
    message: errorText(fieldError),
    ...(PLACES_OF_ALL.includes(fieldError.field) ? {} : { targetId: controlId(fieldError.field) }),
  }));
  return (
    <>
      <ErrorSummary title={catalogue['form.invalid']} errors={errors} attempt={attempt} />
      {fieldErrors.some(({ code }) => code === 'rental.limit') && <ContactReseller />}
    </>
  );
}

/**
 * Names the reseller and its contact when an order exceeds what it pays for. docs/readings.md 205.
 */
function ContactReseller() {
  const { reseller } = useTexts();
  const fillIn = useFormatMessage();
  const { name } = usePortal().boot.brand;
  return (
    <Banner title={fillIn(reseller.title, { brand: name })}>
      <p>{fillIn(reseller.text, { brand: name })}</p>
      <SupportContact words={reseller} />
    </Banner>
  );
}
