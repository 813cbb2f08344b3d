import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { addressLines } from '../../address-lines.ts';
import { AddressQuestion } from '../../address-question.tsx';
import { usePortal } from '../../application.tsx';
import type { FormState } from '../../form.tsx';
import { useTexts } from '../../texts.tsx';

const AT = 'company.address';

/** The address as it stands, to read; its questions come on request, or where one of its parts is refused. */
export function Address({ form }: { form: FormState }) {
  const texts = useTexts('business-info');
  const { locale } = usePortal().boot;
  const [isChanging, setChanging] = useState(false);
  const hasFault = form.faults.some(({ field }) => field.startsWith(`${AT}.`));
  if (isChanging || hasFault) return <AddressQuestion form={form} at={AT} />;
  return (
    <div className="field">
      <h2>{texts.addressTitle}</h2>
      <div>
        {addressLines(form.values, AT, locale).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <Button kind="text" onClick={() => setChanging(true)}>
        {texts.changeAddress}
      </Button>
    </div>
  );
}
