import { stepConflict } from '../application/facts.ts';
import { loadView, viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { accountRemovedMail } from './bank-mails.ts';
import { KNOWN_BANKS } from './known-banks.ts';
import { BankLinkError } from './port.ts';
import { bankReminderJobs } from './reminder-jobs.ts';
import { requireApproved } from './view.ts';

export const deferBank: Handler<'deferBank'> = async ({ deps, application, session, visitor }) => {
  requireApproved(application);
  return viewFor(
    await deps.store.banks.defer({
      id: application.id,
      actor: actorOf(session),
      jobs: bankReminderJobs(deps.clock.now()),
    }),
    {
      deps,
      visitor,
    },
  );
};

export const getPlaidToken: Handler<'getPlaidToken'> = async ({ deps, application, visitor }) => {
  requireApproved(application);
  const { id: reference, market, portal, referralUrlId } = application;
  const linkRequest = {
    reference,
    brand: deps.config.partners.brandOf({ portal, referralUrlId }).name,
    market,
    locale: visitor.locale,
  };
  const token = await deps.providers.bank.linkToken(linkRequest).catch((error: unknown) => {
    throw error instanceof ProviderDown || error instanceof BankLinkError
      ? new AppError('bank.linkFailed')
      : error;
  });
  return { token, scriptUrl: deps.config.bankWindow.scriptUrl };
};

export const getBankName: Handler<'getBankName'> = async ({ deps, query }) => {
  const { routingNumber, institutionNumber } = query;
  const bank =
    routingNumber === undefined
      ? ({ market: 'CA', number: institutionNumber ?? '' } as const)
      : ({ market: 'US', number: routingNumber } as const);
  return {
    name: (await deps.store.bankDirectory.nameOf(bank)) ?? KNOWN_BANKS[bank.market][bank.number],
  };
};

/** Unlinks the payout account; payouts wait until another one is linked. docs/decisions/0070. */
export const removeBank: Handler<'removeBank'> = async ({
  deps,
  application,
  session,
  visitor,
  once,
}) => {
  const bank = await deps.store.banks.primary(application.id);
  if (bank === undefined) throw stepConflict(application);
  await deps.store.banks.remove({
    id: application.id,
    bankId: bank.id,
    actor: actorOf(session),
    messages: [accountRemovedMail(application, bank.last4, deps)],
    once,
  });
  return loadView(application.id, { deps, session, visitor });
};
