import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { isTaxInformationType, type TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { leaveToSignIn, useNavigation } from '../../platform/navigation.ts';

export type LinkSessionState = ReplyOf<'getTaxInformation'>;
type LinkState =
  | { kind: 'looking' }
  /** Came by a link, which is used by a press alone; `failed` is why the last press was not answered. */
  | { kind: 'arrived'; isBusy: boolean; failed?: ErrorCode }
  | { kind: 'open'; told: LinkSessionState }
  | { kind: 'expired' }
  | { kind: 'incorrect' }
  /** Opened without a token, and without a session that opens it. */
  | { kind: 'withoutLink' }
  | { kind: 'unanswered' }
  | { kind: 'saved' }
  | { kind: 'later' };

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

const isUnanswered = ({ code }: ApiError): boolean => code.startsWith('network.') || code.startsWith('server.');

/** What a refused token means to somebody who came by a link. */
const refusedAs = ({ code }: ApiError): LinkState => (code === 'link.incorrect' ? { kind: 'incorrect' } : { kind: 'expired' });

/** What is wanted, or `otherwise` where neither a link that was opened here nor a session allows to know. */
async function look(id: string, otherwise: LinkState): Promise<LinkState> {
  const type = typeInAddress();
  try {
    return { kind: 'open', told: await call('getTaxInformation', { params: { id }, query: type === undefined ? {} : { type } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isUnanswered(error)) return { kind: 'unanswered' };
    return error.code === 'link.incorrect' ? { kind: 'incorrect' } : otherwise;
  }
}

/** One key for every press: a lost reply is replayed. */
const OPENING = crypto.randomUUID();

/** Exchanges the token, once; a link that was used in this browser goes on while its own session lives. */
async function open(id: string, token: string): Promise<LinkState> {
  try {
    await call('openLinkSession', { body: { token }, idempotencyKey: OPENING });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isUnanswered(error)) return { kind: 'arrived', isBusy: false, failed: error.code };
    return look(id, refusedAs(error));
  }
  return look(id, { kind: 'expired' });
}

type LinkUse = {
  state: LinkState;
  setState: (state: LinkState) => void;
  /** The press that uses the link. */
  proceed: () => Promise<void>;
  lookAgain: () => Promise<void>;
  onFailure: (error: unknown) => never;
};

/** Opening the page consumes nothing: mail scanners run scripts but press no button. */
export function useLinkSession(): LinkUse {
  const { matched } = useNavigation();
  const id = matched?.id ?? '';
  const [state, setState] = useState<LinkState>({ kind: 'looking' });
  const token = useRef('');
  const lookAgain = async () => setState(await look(id, { kind: 'withoutLink' }));
  const proceed = async () => {
    setState({ kind: 'arrived', isBusy: true });
    setState(await open(id, token.current));
  };
  useEffect(() => {
    // Following another link on this page changes the fragment only; its token is removed as well.
    const arrive = (): boolean => {
      const taken = takeToken();
      if (taken !== '') {
        token.current = taken;
        setState({ kind: 'arrived', isBusy: false });
      }
      return token.current !== '';
    };
    if (!arrive()) void look(id, { kind: 'withoutLink' }).then(setState);
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [id]);
  const onFailure = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'auth.reauthRequired') leaveToSignIn(window.location.pathname, { fresh: true });
    else if (error instanceof ApiError && (error.code.startsWith('auth.') || error.code.startsWith('link.'))) setState(refusedAs(error));
    throw error;
  };
  return { state, setState, proceed, lookAgain, onFailure };
}
