import type { Handler } from '../handler.ts';

/** Lets texts go out again; one that is not open stays as it is. */
export const resetTextBreaker: Handler<'resetTextBreaker'> = async ({ deps }) => {
  const { reset } = await deps.store.textBreakers.reset('reviewer');
  if (reset) deps.log.warn('a reviewer reset the breaker: text messages are sent again');
  return deps.store.textBreakers.state();
};
