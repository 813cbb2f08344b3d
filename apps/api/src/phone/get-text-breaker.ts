import type { Handler } from '../handler.ts';

/** Whether texts are stopped, and how many were sent. */
export const getTextBreaker: Handler<'getTextBreaker'> = async ({ deps }) => deps.store.textBreakers.state();
