import { useApplication } from '../../platform/application.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { FullTaxIdForm } from '../../tax-id/full-tax-id-form.tsx';
import { SsnStepUp } from './ssn-step-up.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/ssn');

/** The full SSN: as the step that is asked, or, where the multistep flow is off, before the application is sent. docs/readings.md 41. */
export function Screen() {
  const texts = useTexts();
  const isSent = useApplication().openPages.includes('success');
  return isSent ? <SsnStepUp /> : <FullTaxIdForm type="SSN9" title={texts.title} lead={texts.leadOwn} why={texts.why} />;
}
