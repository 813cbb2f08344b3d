import type { Permission } from '@signet/rulebook/staff/permissions';

/**
 * Every page of staff and what its reader must hold, in the order in which addresses are matched. A
 * page that is not here, or not theirs, is the same “nothing here”.
 */
export const DESK_PAGES = {
  queue: { path: '/queue/:view', may: 'case.read' },
  audit: { path: '/audit', may: 'audit.read' },
  secrets: { path: '/audit/secrets', may: 'audit.read' },
  exports: { path: '/audit/exports', may: 'audit.read' },
  funnel: { path: '/insight/funnel', may: 'insight.funnel' },
  levels: { path: '/insight/levels', may: 'insight.levels' },
  sources: { path: '/insight/sources', may: 'insight.sources' },
  looks: { path: '/blind-looks', may: 'policy.look' },
  policy: { path: '/policy/:run?', may: 'policy.read' },
  partners: { path: '/partners', may: 'partner.read' },
  partner: { path: '/partners/:id', may: 'partner.read' },
  administration: { path: '/admin', may: 'admin.read' },
  search: { path: '/search', may: 'search.people' },
  story: { path: '/a/:reference/story', may: 'story.read' },
  case: { path: '/a/:reference/:tab?/:item?', may: 'case.read' },
} as const satisfies Readonly<Record<string, { path: string; may: Permission }>>;

export type DeskPageId = keyof typeof DESK_PAGES;

/** The parts of a case, each at `/a/{reference}/{id}`; the first stands at the case’s own address. */
export const CASE_TAB_RIGHTS = {
  case: 'case.read',
  duplicates: 'case.duplicates',
  person: 'case.read',
  business: 'case.read',
  owners: 'case.read',
  bank: 'case.read',
  documents: 'case.read',
  orders: 'case.read',
  messages: 'case.read',
  changes: 'case.read',
} as const satisfies Readonly<Record<string, Permission>>;

/** What opens over a case at `?do={id}`. */
export const CASE_ACT_RIGHTS = {
  decide: 'case.decide',
  ask: 'case.ask',
  'hand-over': 'case.assign',
  'look-again': 'case.work',
  reopen: 'case.reopen',
  recuse: 'case.work',
} as const satisfies Readonly<Record<string, Permission>>;
