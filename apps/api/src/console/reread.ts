import type { Deps } from '../deps.ts';

/** This process knows of a partner's change at once, the others when they next look. */
export const reread = async ({ config, store }: Pick<Deps, 'config' | 'store'>): Promise<void> =>
  config.partners.replace(await store.referralPartners.rows());
