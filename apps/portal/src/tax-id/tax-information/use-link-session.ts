import { isUnanswered } from '@signet/rulebook/call-recovery';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import {
  isTaxInformationType,
  type TaxInformationType,
} from '@signet/rulebook/tax-id/tax-information';
import { ApiError } from '@signet/web/api';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { takeToken } from '../../platform/session/link-token.ts';
import { useMutation } from '../../platform/use-mutation.ts';

export type LinkSessionState = ReplyOf<'getTaxInformation'>;
export type LinkPreview = ReplyOf<'previewLink'>;
type LinkState =
  | { kind: 'looking' }
  /** Opened by a link, which only a button press redeems; `preview` when it could be read. */
  | { kind: 'arrived'; preview?: LinkPreview }
  | { kind: 'open'; taxInformation: LinkSessionState }
  | { kind: 'expired' }
  | { kind: 'incorrect' }
  /** Opened without a token and without a session that grants access. */
  | { kind: 'withoutLink' }
  | { kind: 'unanswered' }
  | { kind: 'saved' };

const typeInAddress = (): TaxInformationType | undefined => {
  const type = new URLSearchParams(window.location.search).get('type') ?? undefined;
  return isTaxInformationType(type) ? type : undefined;
};

const rejectionState = ({ code }: ApiError): LinkState =>
  code === 'link.incorrect' ? { kind: 'incorrect' } : { kind: 'expired' };

/**
 * Loads what is requested; returns `otherwise` when neither a link redeemed here nor a session
 * grants access.
 */
async function look(id: string, otherwise: LinkState): Promise<LinkState> {
  const type = typeInAddress();
  try {
    return {
      kind: 'open',
      taxInformation: await call('getTaxInformation', {
        params: { id },
        query: type === undefined ? {} : { type },
      }),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isUnanswered(error.code)) return { kind: 'unanswered' };
    return error.code === 'link.incorrect' ? { kind: 'incorrect' } : otherwise;
  }
}

/**
 * Reads what a link asks and uses nothing up. Without an answer the press will tell, also whether
 * this browser has opened the link before.
 */
async function readLink(token: string): Promise<LinkState> {
  try {
    return { kind: 'arrived', preview: await call('previewLink', { body: { token } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'arrived' };
  }
}

type LinkUse = {
  state: LinkState;
  setState: (state: LinkState) => void;
  /** Redeems the link; `isBusy` and `failed` describe that action. */
  proceed: () => Promise<void>;
  isBusy: boolean;
  failed: ErrorCode | undefined;
  lookAgain: () => Promise<void>;
  /** Handles an error of the form; true when it leaves the form. */
  settle: (error: ApiError) => boolean;
};

/**
 * Loading the page never redeems the link, because mail scanners run scripts but press no buttons.
 */
export function useLinkSession(): LinkUse {
  const { matched } = useNavigation();
  const id = matched?.id ?? '';
  const [state, setState] = useState<LinkState>({ kind: 'looking' });
  const token = useRef('');
  const lookAgain = async () => setState(await look(id, { kind: 'withoutLink' }));
  const handleRejection = (error: ApiError): boolean => {
    if (isUnanswered(error.code)) return false;
    // A link already redeemed in this browser keeps working while its session lives.
    void look(id, rejectionState(error)).then(setState);
    return true;
  };
  const { pending, error, mutate } = useMutation<'opening'>({ settle: handleRejection });
  const proceed = () =>
    mutate('opening', async (idempotencyKey) => {
      await call('openLinkSession', { body: { token: token.current }, idempotencyKey });
      setState(await look(id, { kind: 'expired' }));
    });
  useEffect(() => {
    // Following another link on this page only changes the fragment; its token is removed too.
    const arrive = (): boolean => {
      const taken = takeToken();
      if (taken !== '') {
        token.current = taken;
        setState({ kind: 'looking' });
        void readLink(taken).then((read) => token.current === taken && setState(read));
      }
      return token.current !== '';
    };
    if (!arrive()) void look(id, { kind: 'withoutLink' }).then(setState);
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [id]);
  const settle = ({ code }: ApiError): boolean => {
    const isRejected =
      code !== 'auth.reauthRequired' && (code.startsWith('auth.') || code.startsWith('link.'));
    if (isRejected)
      setState(code === 'link.incorrect' ? { kind: 'incorrect' } : { kind: 'expired' });
    return isRejected;
  };
  return {
    state,
    setState,
    proceed,
    isBusy: pending === 'opening',
    failed: error?.code,
    lookAgain,
    settle,
  };
}
