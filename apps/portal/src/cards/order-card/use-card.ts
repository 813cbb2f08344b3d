import { CARD_REFUSAL_ERRORS } from '@signet/rulebook/cards/card-brands';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { track, trackOutcome } from '../../platform/track.ts';
import { type Mutation, useMutation } from '../../platform/use-mutation.ts';
import { CardRefused } from '../card-field.ts';
import type { CardFieldState } from './use-card-field.ts';

export type CardAction = 'saving' | 'asking';

const AT_FIELD: readonly ErrorCode[] = Object.values(CARD_REFUSAL_ERRORS);

/**
 * A token without a response yet; `isAsked` means that the bank has already authenticated the
 * cardholder.
 */
type Unsent = { token: string; typed: string; isAsked: boolean };

/**
 * Saves the card typed into the provider's frame, running the bank's authentication in between when
 * required. docs/decisions/0075.
 */
export function useAddCard(
  { field, changes, visits }: CardFieldState,
  onSaved: () => void,
): Mutation<CardAction> & { save: () => Promise<void>; refusal: string | undefined } {
  const { id } = useApplication();
  const { setApplication } = usePortal();
  const catalogue = useErrorTexts();
  const unsent = useRef<Unsent>(undefined);
  const typed = `${changes} ${visits}`;
  const [rejection, setRejection] = useState<{ message: string; changes: number }>();
  const showRejection = (message: string): void => {
    setRejection({ message, changes });
    field().setDisabled(false);
    field().focus();
  };
  const mutation = useMutation<CardAction>({
    onError: ({ code, data }) =>
      AT_FIELD.includes(code) ? showRejection(catalogue[code]) : showError({ code, data }),
  });
  const add = ({ token, isAsked }: Unsent, key: string): Promise<ReplyOf<'addCreditCard'>> =>
    call('addCreditCard', {
      params: { id },
      body: { token, primary: true },
      idempotencyKey: isAsked ? `${key}-asked` : key,
    });

  const send = async (key: string): Promise<void> => {
    const kept = unsent.current?.typed === typed ? unsent.current : undefined;
    const waiting = kept ?? { token: await field().token(), typed, isAsked: false };
    // Until the card is rejected, a lost request is retried with the same token: one card, one
    // check.
    unsent.current = waiting;
    try {
      let reply = await add(waiting, key);
      if (reply.verify === 'REQUIRED' && reply.clientSecret !== undefined && !waiting.isAsked) {
        mutation.setPending('asking');
        await field().authenticate(reply.clientSecret);
        waiting.isAsked = true;
        mutation.setPending('saving');
        reply = await add(waiting, key);
      }
      // The cardholder left the bank's authentication.
      if (reply.application === undefined) throw new ApiError('card.notAuthenticated');
      unsent.current = undefined;
      setApplication(reply.application);
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && AT_FIELD.includes(error.code)) unsent.current = undefined;
      throw error;
    }
  };
  const save = async (): Promise<void> => {
    setRejection(undefined);
    await mutation
      .mutate('saving', async (key) => {
        field().setDisabled(true);
        try {
          await trackOutcome('orderCard', {}, () => send(key));
        } finally {
          field().setDisabled(false);
        }
      })
      .catch((error: unknown) => {
        if (!(error instanceof CardRefused)) throw error;
        track('orderCard.failed', { errorCode: 'card.failed' }); // the frame's own message is never logged
        showRejection(error.message === '' ? catalogue['card.failed'] : error.message);
      });
  };
  return {
    ...mutation,
    save,
    refusal: rejection?.changes === changes ? rejection.message : undefined,
  }; // hidden once the input changes
}
