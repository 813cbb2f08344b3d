import { Banner } from '@signet/ui/banner';
import { useState } from 'react';

type Failure = {
  failed: string;
  /**
   * Runs the action and resolves to whether it succeeded; `otherwise` is shown when an error has no
   * message of its own.
   */
  attempt: (work: () => Promise<unknown>, otherwise: string) => Promise<boolean>;
};

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

export function ActionErrorBanner({ failed }: Pick<Failure, 'failed'>) {
  return (
    failed && (
      <Banner tone="bad" role="alert">
        {failed}
      </Banner>
    )
  );
}
