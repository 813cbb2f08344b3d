/**
 * A call that may be repeated: Idempotency-Key, sender, endpoint key with its path, and body text.
 */
export type IdempotentCall = {
  key: string;
  userId: string;
  route: string;
  body: string;
  keepMs?: number | undefined;
};

/**
 * State of a key. `applied`: the effect is stored but its reply was lost in a crash; rebuild it
 * from `applicationId`.
 */
export type IdempotencyState =
  | { state: 'new' }
  | { state: 'running' }
  | { state: 'mismatch' }
  | { state: 'applied'; applicationId: string }
  | { state: 'done'; status: number; reply: unknown };
