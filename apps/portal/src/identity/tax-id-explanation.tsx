import type { FormPath } from '@signet/rulebook/answer-rows';
import { Details } from '@signet/ui/details';
import type { FormState } from '../platform/form/use-form.ts';
import { useFieldTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity');

const APPLICANTS = 'applicant.governmentIdentification.value';

/**
 * Why a tax id is needed, how it is used, and what happens without it. docs/readings.md 29 and 73.
 */
export function TaxIdExplanation({ form, of = APPLICANTS }: { form: FormState; of?: FormPath }) {
  const texts = useTexts();
  const fields = useFieldTexts();
  const number = form.fields.find(({ path }) => path === of);
  if (number === undefined) return null;
  return (
    <Details summary={texts.numberWhy}>
      <p>{fields[number.field].why}</p>
      {number.field === 'sin' && <p>{texts.withoutSin}</p>}
      <p>{texts.numberSafe}</p>
    </Details>
  );
}
