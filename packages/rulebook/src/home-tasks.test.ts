import { expect, test } from 'vitest';
import { homeTasks } from './home-tasks.ts';

const alone = { decision: 'APPROVED', boStatus: 'NONE' } as const;
const partners = { owners: { list: [{ type: 'APPLICANT_OWNER' }, { type: 'OWNER' }] } };

test.each<[what: string, view: Parameters<typeof homeTasks>[0], tasks: string]>([
  ['no bank yet', alone, 'bank todo'],
  ['a bank that failed is linked anew', { ...alone, bank: { status: 'FAILED' } }, 'bank todo'],
  ['a bank that is checked', { ...alone, bank: { status: 'PENDING' } }, 'bank waiting'],
  ['all done', { ...alone, bank: { status: 'VERIFIED' } }, 'bank done'],
  [
    'the applicant alone on the list is no partner',
    { ...alone, owners: { list: [{ type: 'APPLICANT' }] } },
    'bank todo',
  ],
  [
    'partners who owe details',
    { ...partners, decision: 'APPROVED_PENDING', boStatus: 'WAITING_FOR_INFO' },
    'bank todo, owners todo',
  ],
  [
    'partners who confirm who they are',
    {
      ...partners,
      decision: 'APPROVED_PENDING',
      boStatus: 'INFO_PROVIDED',
      bank: { status: 'VERIFIED' },
    },
    'bank done, owners waiting',
  ],
  [
    'an order that is packed is waited for',
    { ...alone, order: { state: 'placed' } },
    'bank todo, order waiting',
  ],
  [
    'an order on its way, too',
    { ...alone, order: { state: 'shipped' } },
    'bank todo, order waiting',
  ],
  [
    'an order that its bank refused is to be paid',
    { ...alone, order: { state: 'unpaid' } },
    'bank todo, order todo',
  ],
  [
    'an order that arrived is done',
    { ...alone, order: { state: 'delivered' } },
    'bank todo, order done',
  ],
  ['an order that was cancelled is none', { ...alone, order: { state: 'cancelled' } }, 'bank todo'],
  [
    'nor is the word that no terminal is wanted',
    { ...alone, order: { state: 'completed' } },
    'bank todo',
  ],
  [
    'partners who have',
    { ...partners, ...alone, bank: { status: 'VERIFIED' } },
    'bank done, owners done',
  ],
])('%s', (_what, view, tasks) =>
  expect(
    homeTasks(view)
      .slice(1)
      .map(({ id, state }) => `${id} ${state}`)
      .join(', '),
  ).toBe(tasks),
);

test('what was done first is the approval', () =>
  expect(homeTasks(alone)[0]).toEqual({ id: 'approval', state: 'done' }));
