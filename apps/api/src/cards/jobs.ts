import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { cardMail } from './card-mails.ts';

const RELEASED = z.object({ methodId: z.string() });
const FORGOTTEN = z.object({ reference: z.string(), customerIds: z.array(z.string()) });

/**
 * Detaches a replaced or removed card at the provider, unless it has been added again meanwhile.
 */
export async function runReleaseCard({ store, providers }: Deps, { payload }: Job): Promise<void> {
  const { methodId } = RELEASED.parse(payload);
  if (await store.cards.isHeldBy(methodId)) return;
  await providers.cards.release({ methodId });
}

export const runForgetCards = ({ providers }: Deps, { payload }: Job): Promise<void> =>
  providers.cards.forget(FORGOTTEN.parse(payload));

export async function runMailCardDeclined(
  { store, config }: Deps,
  { applicationId = '' }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (application?.card === undefined) return;
  await store.outbox.add({
    ...cardMail('cardDeclined', { application, card: application.card }, { config }),
    applicationId,
  });
}
