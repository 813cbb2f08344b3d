import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadLast, Tx } from './database.ts';

/**
 * A reply that nobody may wait for, because an earlier statement failed: an error that is not
 * handled would end the process. Whoever does wait gets it all the same.
 */
export function quietly<Reply>(reply: Promise<Reply>): Promise<Reply> {
  reply.catch(() => undefined); // thrown to whoever waits, or with the transaction
  return reply;
}

const openTransaction = new AsyncLocalStorage<true>();

/** Runs what belongs to a transaction, so that nothing asks a vendor meanwhile. */
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
