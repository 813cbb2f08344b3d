import type { Answers } from '@signet/rulebook/answer-rows';
import { Button } from '@signet/ui/button';
import { useRef, useState } from 'react';
import { AddressQuestion } from '../platform/address/address-question.tsx';
import { useFormTexts } from '../platform/form/form-texts.ts';
import type { FormState } from '../platform/form/use-form.ts';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity');

/**
 * Home address (Canada only); one press copies the business address, so that it isn't typed twice.
 */
export function HomeAddress({ form, company }: { form: FormState; company: Answers }) {
  const texts = useTexts();
  const formTexts = useFormTexts();
  const [copies, setCopies] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const offered = copyBusinessAddress(company);
  const isEmpty = (form.values['applicant.address.line1'] ?? '') === '';
  const copy = () => {
    form.setMany(offered);
    setCopies(copies + 1);
    // The button disappears, and focusing a field would open the phone keyboard for nothing.
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.homeTitle}
      </h2>
      <p className="visually-hidden" role="status">
        {copies > 0 && formTexts.addressFilled}
      </p>
      {isEmpty && offered['applicant.address.line1'] && (
        <Button kind="secondary" onClick={copy}>
          {texts.sameAddress}
        </Button>
      )}
      {/* A new key remounts the question with the copied address. */}
      <AddressQuestion
        key={copies}
        form={form}
        at="applicant.address"
        label={texts.homeStreet}
        hint={texts.homeHint}
      />
    </>
  );
}

const FROM = 'company.address.';
const TO = 'applicant.address.';

/** The business address mapped to home address answers. docs/readings.md 55. */
export const copyBusinessAddress = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([path, value]) =>
      path.startsWith(FROM) ? [[TO + path.slice(FROM.length), value]] : [],
    ),
  );
