import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import {
  isKeyRole,
  type Permission,
  permissionsOf,
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from '@signet/rulebook/staff/permissions';
import { CASE_ACT_RIGHTS, CASE_TAB_RIGHTS, DESK_PAGES } from '../../apps/desk/src/desk-pages.ts';
import { markdownTable } from './markdown.ts';

const PEOPLE = STAFF_ROLES.filter((role) => !isKeyRole(role));

const held = (roles: readonly StaffRole[], may: Permission | 'any') =>
  Object.fromEntries(
    roles.map((role) => [role, may === 'any' || permissionsOf([role]).includes(may)]),
  );

const rows = (
  table: Readonly<Record<string, { at: string; may: Permission | 'any' }>>,
  roles: readonly StaffRole[],
) =>
  markdownTable(
    Object.entries(table).map(([id, { at, may }]) => ({ id, at, may, ...held(roles, may) })),
  );

const rightsAt = (rights: Readonly<Record<string, Permission>>, at: (id: string) => string) =>
  Object.fromEntries(Object.entries(rights).map(([id, may]) => [id, { at: at(id), may }]));

const calls = () =>
  Object.fromEntries(
    keysOf(ENDPOINT_PATHS).flatMap((key) => {
      const { may }: EndpointRow = ENDPOINTS[key];
      return may === undefined ? [] : [[key, { at: ENDPOINT_PATHS[key].join(' '), may }]];
    }),
  );

/** Who at the desk may open which page and make which call. */
export const deskDoc = (): string =>
  [
    'A page without its permission is the same as one that is not there, and a call likewise.',
    `## Pages\n\n${rows(Object.fromEntries(Object.entries(DESK_PAGES).map(([id, { path, may }]) => [id, { at: path, may }])), PEOPLE)}`,
    `## Parts of a case\n\n${rows(
      rightsAt(CASE_TAB_RIGHTS, (id) => (id === 'case' ? '/a/:reference' : `/a/:reference/${id}`)),
      PEOPLE,
    )}`,
    `## What opens over a case\n\n${rows(
      rightsAt(CASE_ACT_RIGHTS, (id) => `/a/:reference?do=${id}`),
      PEOPLE,
    )}`,
    `## Calls\n\n${rows(calls(), STAFF_ROLES)}`,
    `## Permissions\n\n${markdownTable(
      STAFF_PERMISSIONS.map((permission) => ({ permission, ...held(STAFF_ROLES, permission) })),
    )}`,
  ].join('\n\n');
