import { expect, test } from 'vitest';
import { type Permission, permissionsOf, type StaffRole } from '../staff/permissions.ts';
import { levelsScope } from './levels-scope.ts';

test.each<[roles: StaffRole[], asked: string | undefined, got: string | undefined]>([
  [['reviewer'], undefined, 'own'],
  [['reviewer'], 'own', 'own'],
  [['reviewer'], 'other', 'refused'],
  [['senior'], undefined, undefined],
  [['senior'], 'other', 'other'],
  [['analyst'], undefined, undefined],
  [['analyst'], 'other', 'refused'],
  [['administrator'], 'other', 'refused'],
  [['auditor'], undefined, undefined],
  [['reviewer', 'analyst'], undefined, undefined],
  [['reviewer', 'analyst'], 'own', 'own'],
])('%s asking for %s gets the service levels of %s', (roles, asked, got) => {
  const may = (permission: Permission) => permissionsOf(roles).includes(permission);
  const scope = levelsScope(may, 'own', asked);
  expect(scope === 'refused' ? scope : scope.staff).toBe(got);
});
