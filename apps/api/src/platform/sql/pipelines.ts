import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadLast, Tx } from './database.ts';

/**
 * Marks a reply as handled: after an earlier failure nobody may await it, and an unhandled
 * rejection would end the process. A caller that does await it still gets the error.
 */
export function quietly<Reply>(reply: Promise<Reply>): Promise<Reply> {
  reply.catch(() => undefined); // thrown to the awaiting caller, or with the transaction
  return reply;
}

const openTransaction = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, in which vendor calls are rejected. */
export const withinTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  openTransaction.run(true, work);

/** A vendor may take seconds, for which a transaction would hold its locks and its connection. */
export function mustBeOutsideTransaction(): void {
  if (openTransaction.getStore()) throw new Error('no vendor is asked inside a transaction');
}

/** Work whose result is known before the commit. */
export const afterwards =
  <Result>(work: (tx: Tx) => Promise<Result>) =>
  async (tx: Tx): Promise<ReadLast<Result>> => {
    const result = await work(tx);
    return async () => result;
  };
