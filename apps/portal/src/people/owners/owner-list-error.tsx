import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { Banner } from '@signet/ui/banner';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormError } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const HELP = {
  'owners.controllerMissing': 'controllerHelp',
  'owners.shareTotalTooHigh': 'overHelp',
} as const;

export function OwnerListError({ fieldErrors }: { fieldErrors: readonly FormError[] }) {
  const texts = useTexts();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const [fieldError] = fieldErrors;
  useEffect(() => {
    if (fieldError) box.current?.focus();
  }, [fieldError]);
  if (fieldError === undefined) return <div className="visually-hidden" role="alert" />;
  const help = isKeyOf(HELP, fieldError.code) ? texts[HELP[fieldError.code]] : undefined;
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Banner tone="bad" title={errorText(fieldError)}>
        {help && <p>{help}</p>}
      </Banner>
    </div>
  );
}
