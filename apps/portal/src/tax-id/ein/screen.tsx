import { textsOf } from '../../platform/texts/text-provider.tsx';
import { FullTaxIdForm } from '../full-tax-id-form.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('tax-id/ein');

/** Full EIN and legal name, when the multistep flow is off. docs/readings.md 41. */
export function Screen() {
  const { title, lead, why } = useTexts();
  return <FullTaxIdForm type="FEIN" title={title} lead={lead} why={why} />;
}
