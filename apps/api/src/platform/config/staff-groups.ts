import { isKeyRole, isStaffRole, type StaffRole } from '@signet/rulebook/staff/permissions';

/**
 * Parses groups like `signet-review=reviewer,signet-admin=administrator`; undefined when one is
 * malformed. Automation keys belong to nobody's group.
 */
export function parseGroups(text: string): Record<string, StaffRole> | undefined {
  const rows = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => part.split('=').map((side) => side.trim()));
  const isRight = ([group = '', role = '', ...rest]: string[]) =>
    group !== '' && isStaffRole(role) && !isKeyRole(role) && rest.length === 0;
  return rows.every(isRight) ? Object.fromEntries(rows) : undefined;
}
