import type { TargetView } from '@signet/rulebook/accounts/view';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { useApplication } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { leaveAfterLoad } from '../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts');

/**
 * Shows whether payments may be offered on the store's app, domain or website; nothing when the
 * link named none. docs/decisions/0086.
 */
export function TargetStatus() {
  const texts = useTexts();
  const { id } = useApplication();
  const [target, setTarget] = useState<TargetView>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('getServiceTarget', { params: { id } }).then(
      (reply) => setTarget(reply.target),
      (error: unknown) => setFailed(!leaveAfterLoad(error)),
    );
  }, [id]);
  useEffect(load, [load]);
  if (hasFailed)
    return (
      <>
        <p>{texts.target.unknown}</p>
        <Button kind="secondary" onClick={load}>
          {texts.again}
        </Button>
      </>
    );
  return target && <TargetBanner target={target} />;
}

export function TargetBanner({ target: { kind, name, isAllowed } }: { target: TargetView }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  return (
    <Banner tone={isAllowed ? 'good' : 'bad'}>
      {fillIn((isAllowed ? texts.target.allowed : texts.target.notAllowed)[kind], { name })}
    </Banner>
  );
}
