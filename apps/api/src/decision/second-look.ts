import {
  isChangeSince,
  isLookedAt,
  lookFindings,
  lookId,
} from '@signet/rulebook/decision/second-look';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { StaffCaller } from '../staff/staff-caller.ts';

const PROPOSED = 'decision.proposed';

/** What is on record since the open proposal, and everything that a second person looks at. */
export async function lookOf({ store }: Deps, id: string, from?: number) {
  const { audit, decisions } = await store.reviews.story(id);
  const last = decisions.findLast(({ decidedBy }) => decidedBy === 'rules');
  const proposedAt = audit.findLast(({ action }) => action === PROPOSED)?.seq ?? 0;
  const lines = audit.filter(
    ({ seq, action }) => seq > (from ?? proposedAt) && isChangeSince(action),
  );
  const findings = lookFindings({ evidence: last?.evidence ?? {}, applied: last?.applied ?? {} });
  return {
    lines,
    look: [
      ...findings.map((finding) => ({ id: lookId({ finding }), finding })),
      ...lines.map(({ seq }) => ({ id: lookId({ seq }), seq })),
    ],
  };
}

/** Throws unless a confirmation says of each finding and each change that it was looked at. */
export async function requireLook(
  deps: Deps,
  id: string,
  looked: readonly string[],
): Promise<void> {
  const { look } = await lookOf(deps, id);
  const asked = look.map((one) => one.id);
  if (!isLookedAt(asked, looked))
    throw new AppError('request.validationFailed', {}, [
      { code: 'field.invalid', field: 'looked' },
    ]);
}

/** Throws the usual 404 for a program: what takes two people is confirmed by a person. */
export function requireSecondLook({ roles }: Pick<StaffCaller, 'roles'>): void {
  if (!permissionsOf(roles).includes('case.second')) throw new AppError('route.notFound');
}
