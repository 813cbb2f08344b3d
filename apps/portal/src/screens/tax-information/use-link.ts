import type { ReplyOf } from '@signet/rulebook/endpoints/endpoints';
import { isTaxInformationType, type TaxInformationType } from '@signet/rulebook/tax-information';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../api.ts';
import { leaveToSignIn, useNavigation } from '../../navigation.ts';

export type Told = ReplyOf<'getTaxInformation'>;
export type LinkState =
  | { kind: 'open'; told: Told }
  | { kind: 'opening' }
  | { kind: 'expired' }
  | { kind: 'incorrect' }
  | { kind: 'saved' }
  | { kind: 'later' };

/** Takes the token out of the address before anything else runs: it stands in no history and goes out in no Referer. decisions.md, section 6. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

const typeInAddress = (): TaxInformationType | undefined => {
  const type = new URLSearchParams(window.location.search).get('type') ?? undefined;
  return isTaxInformationType(type) ? type : undefined;
};

/** What a refusal means to somebody who came by a link. */
const stateOf = (error: unknown): LinkState =>
  error instanceof ApiError && error.code === 'link.incorrect' ? { kind: 'incorrect' } : { kind: 'expired' };

/** Exchanges the link's token once, and asks what is wanted; a link that was used in this browser goes on while its own session lives. */
async function open(id: string): Promise<LinkState> {
  const token = takeToken();
  const refused = token === '' ? undefined : await call('openLink', { body: { token } }).then(() => undefined, stateOf);
  const type = typeInAddress();
  try {
    return { kind: 'open', told: await call('getTaxInformation', { params: { id }, query: type === undefined ? {} : { type } }) };
  } catch (error) {
    return refused ?? stateOf(error);
  }
}

// One opening for each page: an effect may run twice, a token is good once.
const openings = new Map<string, Promise<LinkState>>();

/** The link's state, how it goes on, and what a failed call means for it. */
export function useLink(): { state: LinkState; setState: (state: LinkState) => void; onFailure: (error: unknown) => never } {
  const { matched } = useNavigation();
  const id = matched?.id ?? '';
  const [state, setState] = useState<LinkState>({ kind: 'opening' });
  useEffect(() => {
    const look = () => {
      const opening = openings.get(id) ?? open(id);
      openings.set(id, opening);
      opening.then(setState, () => setState({ kind: 'expired' }));
    };
    // Another link to the page that is open already changes the fragment alone: it is opened, and leaves the address, like the first.
    const again = () => {
      if (window.location.hash === '') return;
      openings.delete(id);
      look();
    };
    look();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [id]);
  const onFailure = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'proof.stale') leaveToSignIn(window.location.pathname, { fresh: true });
    else if (error instanceof ApiError && (error.code.startsWith('session.') || error.code.startsWith('link.'))) setState(stateOf(error));
    throw error;
  };
  return { state, setState, onFailure };
}
