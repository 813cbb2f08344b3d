import type { EmbedComponent } from './partners/embed-components.ts';
import type { RouteId } from './routes.ts';

/** The page that each component opens, and what stands there once that is done. */
export const COMPONENT_PAGES = {
  status: ['success'],
  owners: ['owners'],
  bank: ['bank', 'bank-success'],
  documents: ['identification'],
} as const satisfies Record<EmbedComponent, readonly RouteId[]>;
