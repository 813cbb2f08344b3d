import { codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { AuditFilters } from './store.ts';

/** What an export was narrowed to, as the log keeps it. */
export const filterDetail = ({ from, until, reference, staffId, action }: AuditFilters) => ({
  ...{ from, until },
  ...(reference !== undefined && { reference: codeOf(reference) }),
  ...(staffId !== undefined && { of: idOf(staffId) }),
  ...(action !== undefined && { action: codeOf(action) }),
});
