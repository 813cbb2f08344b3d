import { idOf } from '@signet/ui/field';
import { GivenField } from '@signet/ui/answered-field';
import { Fragment, useState } from 'react';
import { addressLines } from '../../platform/address/format-address.ts';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { usePortal } from '../../platform/application.tsx';
import { useFocusField } from '../../platform/form/use-focus-field.ts';
import type { FormState } from '../../platform/form/use-form.ts';
import { useTexts } from '../../platform/texts/text-provider.tsx';

const AT = 'company.address';

/** The address as it stands, to read; its questions come on request, or where one of its parts is refused. */
export function Address({ form }: { form: FormState }) {
  const texts = useTexts('business-info');
  const { locale } = usePortal().boot;
  const [isChanging, setChanging] = useState(false);
  const focusField = useFocusField();
  const change = () => {
    setChanging(true);
    focusField(`${AT}.line1`);
  };
  const hasFault = form.faults.some(({ field }) => field.startsWith(`${AT}.`));
  if (isChanging || hasFault) return <AddressQuestion form={form} at={AT} />;
  return (
    <GivenField id={`${idOf(AT)}-given`} label={texts.addressTitle} changeLabel={texts.changeAddress} onChange={change}>
      {addressLines(form.values, AT, locale).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </GivenField>
  );
}
