import type { RouteId } from '../routes.ts';

/**
 * Pages of one application that a partner's page may show by themselves: the one that it opens, and
 * what stands there once that is done. `status` is drawn as a banner. Without one, the frame shows
 * sign-up. docs/decisions/0338.
 */
export const EMBED_COMPONENTS = {
  status: ['success'],
  owners: ['owners'],
  bank: ['bank', 'bank-success'],
  documents: ['identification'],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>;
export type EmbedComponent = keyof typeof EMBED_COMPONENTS;
