import type { PaperPurpose } from '@signet/rulebook/identity/paper-check';
import { FileField } from '@signet/ui/file-field';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { PaperAdvice } from './paper-advice.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { usePaperCheck } from './use-paper-check.ts';

const useTexts = textsOf<typeof TEXTS>('identity/paper-check');

/**
 * Looks at a paper on this device before it is sent somewhere else, such as to the vendor's frame.
 */
export function PaperCheck({ purpose }: { purpose: PaperPurpose }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { state, check } = usePaperCheck();
  return (
    <>
      <FileField
        name="paper"
        label={texts.label[purpose]}
        hint={texts.hint}
        errorPrefix={shell.errorPrefix}
        accept="image/*,application/pdf"
        onChoose={check}
      />
      <PaperAdvice state={state} purpose={purpose} />
    </>
  );
}
