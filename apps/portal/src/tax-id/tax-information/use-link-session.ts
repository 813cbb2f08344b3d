import { isUnanswered } from '@signet/rulebook/call-recovery';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { isTaxInformationType, type TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useMutation } from '../../platform/use-mutation.ts';

export type LinkSessionState = ReplyOf<'getTaxInformation'>;
type LinkState =
  | { kind: 'looking' }
  /** Came by a link, which is used by a press alone. */
  | { kind: 'arrived' }
  | { kind: 'open'; told: LinkSessionState }
  | { kind: 'expired' }
  | { kind: 'incorrect' }
  /** Opened without a token, and without a session that opens it. */
  | { kind: 'withoutLink' }
  | { kind: 'unanswered' }
  | { kind: 'saved' };

/** Takes the token out of the address before anything else runs: it stands in no history and goes out in no Referer. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

const typeInAddress = (): TaxInformationType | undefined => {
  const type = new URLSearchParams(window.location.search).get('type') ?? undefined;
  return isTaxInformationType(type) ? type : undefined;
};

/** What a refused token means to somebody who came by a link. */
const refusedAs = ({ code }: ApiError): LinkState => (code === 'link.incorrect' ? { kind: 'incorrect' } : { kind: 'expired' });

/** What is wanted, or `otherwise` where neither a link that was opened here nor a session allows to know. */
async function look(id: string, otherwise: LinkState): Promise<LinkState> {
  const type = typeInAddress();
  try {
    return { kind: 'open', told: await call('getTaxInformation', { params: { id }, query: type === undefined ? {} : { type } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isUnanswered(error.code)) return { kind: 'unanswered' };
    return error.code === 'link.incorrect' ? { kind: 'incorrect' } : otherwise;
  }
}

type LinkUse = {
  state: LinkState;
  setState: (state: LinkState) => void;
  /** The press that uses the link, whether it runs, and why the last one was not answered. */
  proceed: () => Promise<void>;
  isBusy: boolean;
  failed: ErrorCode | undefined;
  lookAgain: () => Promise<void>;
  /** What an error of the form means here; true where it leads away from the form. */
  settle: (error: ApiError) => boolean;
};

/** Opening the page consumes nothing: mail scanners run scripts but press no button. */
export function useLinkSession(): LinkUse {
  const { matched } = useNavigation();
  const id = matched?.id ?? '';
  const [state, setState] = useState<LinkState>({ kind: 'looking' });
  const token = useRef('');
  const lookAgain = async () => setState(await look(id, { kind: 'withoutLink' }));
  const refuse = (error: ApiError): boolean => {
    if (isUnanswered(error.code)) return false;
    // A link that was used in this browser goes on while its own session lives.
    void look(id, refusedAs(error)).then(setState);
    return true;
  };
  const { doing, error, mutate } = useMutation<'opening'>({ settle: refuse });
  const proceed = () =>
    mutate('opening', async (idempotencyKey) => {
      await call('openLinkSession', { body: { token: token.current }, idempotencyKey });
      setState(await look(id, { kind: 'expired' }));
    });
  useEffect(() => {
    // Following another link on this page changes the fragment only; its token is removed as well.
    const arrive = (): boolean => {
      const taken = takeToken();
      if (taken !== '') {
        token.current = taken;
        setState({ kind: 'arrived' });
      }
      return token.current !== '';
    };
    if (!arrive()) void look(id, { kind: 'withoutLink' }).then(setState);
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [id]);
  const settle = ({ code }: ApiError): boolean => {
    const isRefused = code !== 'auth.reauthRequired' && (code.startsWith('auth.') || code.startsWith('link.'));
    if (isRefused) setState(code === 'link.incorrect' ? { kind: 'incorrect' } : { kind: 'expired' });
    return isRefused;
  };
  return { state, setState, proceed, isBusy: doing === 'opening', failed: error?.code, lookAgain, settle };
}
