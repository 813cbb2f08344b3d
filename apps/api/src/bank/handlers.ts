import { PORTALS } from '@signet/rulebook/reference/portals';
import { actorOf, viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { PLAID_WEBHOOK_PATH } from './plaid-webhook.ts';
import { BankLinkError } from './port.ts';
import { bankReminderJobs } from './reminder-jobs.ts';
import { requireApproved } from './view.ts';

/** Puts linking a bank off, where one could be linked. */
export const deferBank: Handler<'deferBank'> = async ({ deps, application, session, visitor }) => {
  requireApproved(application);
  return viewFor(await deps.store.banks.defer({ id: application.id, actor: actorOf(session), jobs: bankReminderJobs(deps.clock.now()) }), {
    deps,
    visitor,
  });
};

export const getPlaidToken: Handler<'getPlaidToken'> = async ({ deps, application, visitor }) => {
  requireApproved(application);
  const { id: reference, market, portal } = application;
  const webhook = `${deps.config.publicUrl}${PLAID_WEBHOOK_PATH}`;
  const asked = { reference, brand: PORTALS[portal].brand.name, market, locale: visitor.locale, webhook };
  const token = await deps.providers.bank.linkToken(asked).catch((error: unknown) => {
    throw error instanceof ProviderDown || error instanceof BankLinkError ? new AppError('bank.linkFailed') : error;
  });
  return { token, scriptUrl: deps.config.plaid.linkScriptUrl };
};
