import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { ApiError } from '@signet/web/api';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useConsumedQuery } from '../../platform/use-consumed-query.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { type LinkOutcomeKind, linkOutcomeOf } from '../link-outcome.tsx';

type PhoneLinkAction = 'reading' | 'continuing' | 'denying';
type Found = ReplyOf<'getVerificationUrl'>;

type Verify = {
  found: Found | undefined;
  end: LinkOutcomeKind | undefined;
  failed: ErrorCode | undefined;
  pending: PhoneLinkAction | 'nothing';
  read: () => Promise<void>;
  goOn: () => Promise<void>;
  deny: () => Promise<void>;
};

const hasEnded = ({ status }: Pick<Found, 'status'>) => status === 'SUCCESS' || status === 'FAILED';

/** The phone's side of a texted link: reading it changes nothing; then continue or deny. */
export function usePhoneLink(): Verify {
  const { vfp = '' } = useConsumedQuery(['vfp']);
  const id = useNavigation().matched?.id ?? '';
  const [found, setFound] = useState<Found>();
  const [end, setEnd] = useState<LinkOutcomeKind | undefined>(
    vfp === '' ? { status: 'INCORRECT' } : undefined,
  );
  const settle = (error: ApiError) => {
    const known = linkOutcomeOf(error);
    if (known) setEnd(known);
    return known !== undefined;
  };
  const { pending, error, mutate } = useMutation<PhoneLinkAction>({ settle });
  const read = () =>
    mutate('reading', async () => {
      const reply = await call('getVerificationUrl', { params: { id }, query: { vfp } });
      setFound(reply);
      if (hasEnded(reply)) setEnd(reply);
    });
  const goOn = () =>
    mutate('continuing', async () => {
      const reply = await call('confirmPhoneLink', { params: { id, vfp }, body: { opened: true } });
      if (hasEnded(reply)) return setEnd(reply);
      // Replaced, so that Back does not lead to a page without its link.
      window.location.replace(found?.url ?? '');
    });
  const deny = () =>
    mutate('denying', async () =>
      setEnd(await call('confirmPhoneLink', { params: { id, vfp }, body: { denied: true } })),
    );

  const hasStarted = useRef(vfp === '');
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void read();
  });
  return { found, end, failed: error?.code, pending, read, goOn, deny };
}
