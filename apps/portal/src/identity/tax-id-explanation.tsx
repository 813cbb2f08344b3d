import { Details } from '@signet/ui/details';
import type { FormState } from '../platform/form/use-form.ts';
import { useAllTexts, useTexts } from '../platform/texts/text-provider.tsx';

const NUMBER = 'applicant.governmentIdentification.value';

/** Why the person's number is asked, what becomes of it, and what happens without it. ux.md, items 23 and 83; decisions.md, row 24. */
export function TaxIdExplanation({ form }: { form: FormState }) {
  const texts = useTexts('owner-identity');
  const words = useAllTexts();
  const number = form.asked.find(({ path }) => path === NUMBER);
  if (number === undefined) return null;
  return (
    <Details summary={texts.numberWhy}>
      <p>{words.fields[number.field].why}</p>
      {number.field === 'sin' && <p>{texts.withoutSin}</p>}
      <p>{texts.numberSafe}</p>
    </Details>
  );
}
