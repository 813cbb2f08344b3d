import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import type { ApiError } from '@signet/web/api';
import { TEXTS } from '../platform/texts.en-US.ts';
import { errorText } from '../platform/texts.tsx';

type ReadingFailedProps = { title: string; error: ApiError; retry: () => Promise<void> };

/** What could not be read and why, with a way to try again; what was read before stays below it. */
export function ReadingFailed({ title, error, retry }: ReadingFailedProps) {
  return (
    <Banner tone="bad" title={title} role="alert">
      <p>{errorText(error)}</p>
      <Button kind="secondary" onClick={() => void retry()}>
        {TEXTS.tryAgain}
      </Button>
    </Banner>
  );
}
