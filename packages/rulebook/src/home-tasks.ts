import type { ApplicationView } from './application-view.ts';

/** What a home is read from: the application as its view tells of it. */
type HomeView = Pick<ApplicationView, 'decision' | 'boStatus'> & {
  bank?: { status: string } | undefined;
  owners?: { list: readonly { type: string }[] } | undefined;
};

type TaskRow = { id: string; comes: (view: HomeView) => boolean; state: (view: HomeView) => 'done' | 'waiting' | 'todo' };

const BANK_STATES: Readonly<Record<string, 'done' | 'waiting'>> = { VERIFIED: 'done', PENDING: 'waiting' };

/** What was done and what is left once the application is approved, in that order. A terminal joins them once it can be ordered. docs/decisions/0050. */
const ROWS = [
  { id: 'approval', comes: () => true, state: () => 'done' },
  { id: 'bank', comes: () => true, state: ({ bank }) => BANK_STATES[bank?.status ?? ''] ?? 'todo' },
  {
    id: 'owners',
    comes: ({ owners }) => owners?.list.some(({ type }) => type === 'OWNER') ?? false,
    state: ({ decision, boStatus }) => (decision === 'APPROVED' ? 'done' : boStatus === 'WAITING_FOR_INFO' ? 'todo' : 'waiting'),
  },
] as const satisfies readonly TaskRow[];

export type HomeTask = { id: (typeof ROWS)[number]['id']; state: 'done' | 'waiting' | 'todo' };

/** The checklist of an approved application. */
export const homeTasks = (view: HomeView): HomeTask[] =>
  ROWS.filter(({ comes }) => comes(view)).map(({ id, state }) => ({ id, state: state(view) }));
