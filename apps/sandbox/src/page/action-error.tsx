import { Banner } from '@signet/ui/banner';
import { useState } from 'react';

type Failure = {
  failed: string;
  /** Runs what was pressed; `otherwise` is said where an error has no words of its own. Resolves to whether it was done. */
  attempt: (work: () => Promise<unknown>, otherwise: string) => Promise<boolean>;
};

/** What went wrong with a section's last press; the next press clears it. */
export function useActionError(): Failure {
  const [failed, setFailed] = useState('');
  const attempt = async (work: () => Promise<unknown>, otherwise: string) => {
    setFailed('');
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(error instanceof Error ? error.message : otherwise);
      return false;
    }
  };
  return { failed, attempt };
}

/** The failure, read out at once; nothing while there is none. */
export function ActionErrorBanner({ failed }: Pick<Failure, 'failed'>) {
  return (
    failed && (
      <Banner tone="bad" role="alert">
        {failed}
      </Banner>
    )
  );
}
