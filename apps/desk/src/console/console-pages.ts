import type { ConsoleScope } from '@signet/rulebook/console/access';

/**
 * Every page of the console and the scope that its reader must hold, in the order in which addresses
 * are matched. A page that is not here, or not theirs, is the same “nothing here”.
 */
export const CONSOLE_PAGES = {
  applicants: { path: '/applicants', scope: 'applications:read' },
  endpoints: { path: '/endpoints', scope: 'endpoints:read' },
  look: { path: '/look', scope: 'look:read' },
  keys: { path: '/keys', scope: 'keys:read' },
  applicant: { path: '/applicants/:id', scope: 'applications:read' },
} as const satisfies Readonly<Record<string, { path: string; scope: ConsoleScope }>>;

export type ConsolePageId = keyof typeof CONSOLE_PAGES;
