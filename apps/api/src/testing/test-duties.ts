import { keysOf } from '@signet/rulebook/core/keys-of';
import type { DutyId } from '../duties.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import type { Store } from '../store.ts';

type Done = { broken: string[]; lines: string[]; errors: unknown[]; differing: number };

/** Runs batches until nothing is left, one after another; returns what they told. */
export async function toTheEnd(...batches: readonly Batch[]): Promise<Done> {
  const told: Done = { broken: [], lines: [], errors: [], differing: 0 };
  const log = {
    info: (line: string) => void told.lines.push(line),
    error: (error: unknown) => void told.errors.push(error),
    auditBroken: (place: string) => void told.broken.push(place),
    casesDiffered: (count: number) => {
      told.differing += count;
    },
  };
  for (const batch of batches) {
    let after: string | undefined = '';
    while (after !== undefined) after = await batch(after, log);
  }
  return told;
}

export const doDuties = (
  { duties }: Pick<Store, 'duties'>,
  ids: readonly DutyId[],
): Promise<Done> => toTheEnd(...ids.map((id) => duties[id].batch));

const startingWith =
  (...rooms: readonly string[]) =>
  async (store: Pick<Store, 'duties'>): Promise<Done> => {
    const all = keysOf(store.duties);
    const ids = all.filter((id) => rooms.some((room) => id.startsWith(room)));
    const told = await doDuties(store, ids);
    if (told.errors.length > 0) throw told.errors[0];
    return told;
  };

/** Whatever ends by its age. */
export const sweep = startingWith('audit.redact', 'erase.', 'forget.', 'partitions.');
export const rekey = startingWith('rekey.');
/** Adds jobs that were lost. */
export const reconcile = startingWith('late.');
/** Verifies the audit log and adds a checkpoint. */
export const checkpoint = startingWith('audit.moved', 'audit.covered', 'audit.checkpoint');
