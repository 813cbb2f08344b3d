import type { Answers } from '@signet/rulebook/answer-rows';
import type { LinkExit } from '@signet/rulebook/bank/link-exit';
import { isUnanswered } from '@signet/rulebook/call-recovery';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { useRef } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import type { ErrorNotification } from '../../platform/feedback/notifications.ts';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { type ChosenAccount, loadBankWindow, openBankWindow } from '../plaid-link.ts';

const FIELD_OF: { [code: string]: string } = {
  'bank.notFound': 'accountNumber',
  'bank.refused': 'accountNumber',
  'bank.depositsSpent': 'accountNumber',
};

export function bankErrorAtField(error: unknown): unknown {
  const field =
    error instanceof ApiError && error.fieldErrors.length === 0 ? FIELD_OF[error.code] : undefined;
  if (!(error instanceof ApiError) || field === undefined) return error;
  return new ApiError(
    error.code,
    [{ code: error.code, field, message: '' }],
    error.data,
    error.reference,
  );
}

function useLinked(): (reply: ReplyOf<'addManualAccount'>) => void {
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  return ({ bank, application }) => {
    track('bank.linked', { kind: bank.kind });
    rememberBankAdded();
    setApplication(application);
    go('bank-success', { replace: true });
  };
}

export function useAddManual(): (answers: Answers, idempotencyKey: string) => Promise<void> {
  const { id } = useApplication();
  const linked = useLinked();
  return async (answers, idempotencyKey) => {
    const {
      fullName = '',
      accountType = '',
      accountNumber = '',
      routingNumber,
      transitNumber,
      institutionNumber,
    } = answers;
    const body = {
      fullName,
      accountType,
      accountNumber,
      routingNumber,
      transitNumber,
      institutionNumber,
    };
    try {
      linked(await call('addManualAccount', { params: { id }, body, idempotencyKey }));
    } catch (error) {
      throw bankErrorAtField(error);
    }
  };
}

/**
 * Not tracked when this session already linked an account: leaving then abandons an additional
 * account, not the bank step.
 */
function trackCanceled(params: { kind: 'plaid' | 'later'; reason?: LinkExit }): void {
  if (!wasBankAdded()) track('bank.canceled', params);
}

export function useDeferBank(): () => Promise<void> {
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  const { id } = useApplication();
  return async () => {
    const view = await call('deferBank', { params: { id } });
    trackCanceled({ kind: 'later' });
    setApplication(view);
    go(view.page);
  };
}

/**
 * Opens the vendor's window and links the chosen account; resolves to the exit reason without one.
 * `onChosen` runs between the two.
 */
export function useBankWindow(): (
  idempotencyKey: string,
  onChosen: () => void,
) => Promise<'linked' | LinkExit> {
  const { id } = useApplication();
  const linked = useLinked();
  const unsent = useRef<ChosenAccount | undefined>(undefined);

  const choose = async (): Promise<ChosenAccount | LinkExit> => {
    track('bank.started', { kind: 'plaid' });
    const { token, scriptUrl } = await call('getPlaidToken', { params: { id } });
    const vendor = await loadBankWindow(scriptUrl);
    try {
      return await openBankWindow(vendor, token);
    } catch (error) {
      trackCanceled({ kind: 'plaid', reason: 'failed' });
      throw error;
    }
  };
  return async (idempotencyKey, onChosen) => {
    const chosen = unsent.current ?? (await choose());
    if (typeof chosen === 'string') {
      trackCanceled({ kind: 'plaid', reason: chosen });
      return chosen;
    }
    onChosen();
    unsent.current = chosen; // retried without reopening the bank's window if the response is lost
    const { link_session_id, accounts } = chosen.metadata;
    const requestMetadata = {
      link_session_id,
      accounts: accounts.map((account) => ({ id: account.id })),
    };
    const body = {
      value: chosen.publicToken,
      requestMetadata,
      source: 'PLAID',
      status: 'P',
      primary: true,
    } as const;
    try {
      linked(await call('linkPlaidAccount', { params: { id }, body, idempotencyKey }));
      return 'linked';
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnanswered(error.code)) unsent.current = undefined;
      throw error;
    }
  };
}

export type BankAction = 'opening' | 'linking' | 'puttingOff';

/** Error prefixes whose own text is more helpful than "the bank could not be linked". */
const OWN_WORDS = ['network.', 'application.', 'request.', 'bank.', 'auth.'];

/** Falls back to the text quoted for a bank link. docs/readings.md 5. */
export function bankErrorOf({ code, data, reference }: ApiError): ErrorNotification {
  const own = OWN_WORDS.some((start) => code.startsWith(start)) ? code : 'bank.linkFailed';
  return { code: own, data: reference === undefined ? data : { ...data, reference } };
}

/** Mutation for pages without fields; errors go to the notification area. */
export const useBankMutation = () =>
  useMutation<BankAction>({ onError: (error) => showError(bankErrorOf(error)) });

const ADDED_KEY = 'bank-added';

/**
 * Remembers only that this tab's session added a bank account, nothing about the account.
 * docs/decisions/0070.
 */
function rememberBankAdded(): void {
  try {
    sessionStorage.setItem(ADDED_KEY, 'yes');
  } catch {
    return; // without storage it is simply not remembered; nothing depends on it
  }
}

function wasBankAdded(): boolean {
  try {
    return sessionStorage.getItem(ADDED_KEY) !== null;
  } catch {
    return false;
  }
}
