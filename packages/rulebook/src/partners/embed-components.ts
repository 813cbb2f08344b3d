/**
 * Pages of one application that a partner's page may show by themselves; `status` is drawn as a
 * banner. Without one, the frame shows sign-up. docs/decisions/0338.
 */
export const EMBED_COMPONENTS = ['status', 'owners', 'bank', 'documents'] as const;
export type EmbedComponent = (typeof EMBED_COMPONENTS)[number];
