import { type LinkExit, linkExitOf } from '@signet/rulebook/bank/link-exit';
import { LIMITS } from '@signet/rulebook/core/limits';
import { ApiError } from '@signet/web/api';
import { loadVendorScript } from '../platform/vendor-script.ts';

type PlaidMetadata = { link_session_id: string; accounts: readonly { id: string }[] };

type PlaidHandler = { open: () => void; destroy: () => void };

type PlaidConfig = {
  token: string;
  onSuccess: (publicToken: string, metadata: PlaidMetadata) => void;
  onExit: (
    error: { error_code?: string | null } | null,
    metadata?: { status?: string | null },
  ) => void;
  onEvent: (name: string) => void;
  onLoad: () => void;
};

export type Plaid = { create: (config: PlaidConfig) => PlaidHandler };

/** Loads the vendor's script once per page; throws ApiError `bank.linkFailed` when it fails. */
export const loadBankWindow = (
  url: string,
  page?: Document,
  timeLimitMs?: number,
): Promise<Plaid> =>
  loadVendorScript<Plaid>({ url, global: 'Plaid', error: 'bank.linkFailed' }, page, timeLimitMs);

export type ChosenAccount = { publicToken: string; metadata: PlaidMetadata };

/**
 * Resolves to the chosen account or the exit reason; throws ApiError `bank.linkFailed` on failure
 * or when not loaded in 30 s.
 */
export function openBankWindow(
  plaid: Plaid,
  token: string,
  timeLimitMs: number = LIMITS.clientTimeoutMs,
): Promise<ChosenAccount | LinkExit> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearTimeout(timer);
      handler.destroy();
      finish();
    };
    const timer = setTimeout(() => end(() => reject(new ApiError('bank.linkFailed'))), timeLimitMs);
    const handler = plaid.create({
      token,
      onSuccess: (publicToken, metadata) => end(() => resolve({ publicToken, metadata })),
      onExit: (error, metadata) => {
        const exit = linkExitOf(
          error === null ? undefined : (error.error_code ?? ''),
          metadata?.status ?? undefined,
        );
        end(() => (exit === 'failed' ? reject(new ApiError('bank.linkFailed')) : resolve(exit)));
      },
      // Any event proves that it loaded; from here on there is no time limit.
      onEvent: () => clearTimeout(timer),
      onLoad: () => clearTimeout(timer),
    });
    handler.open();
  });
}
