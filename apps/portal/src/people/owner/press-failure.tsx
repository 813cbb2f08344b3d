import type { ErrorCode } from '@signet/rulebook/core/errors';
import { Banner } from '@signet/ui/banner';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { useFormatMessage } from '../../platform/texts/text-provider.tsx';

export function PressFailure({ code }: { code: ErrorCode | undefined }) {
  const errors = useErrorTexts();
  const fillIn = useFormatMessage();
  return (
    <div className={code ? undefined : 'visually-hidden'} role="alert">
      {code && <Banner tone="bad">{fillIn(errors[code])}</Banner>}
    </div>
  );
}
