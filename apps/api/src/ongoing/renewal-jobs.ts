import { mayBeRenewed } from '@signet/rulebook/identity/document-renewal';
import { pathTo } from '@signet/rulebook/routes';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import { photoIdExpiringMail } from '../people/owner-mails.ts';
import type { Job } from '../platform/jobs/job.ts';

/** Asks for a new photo ID by mail; the page takes it for as long as nobody has settled it. */
export async function runAskPhotoId(
  deps: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  const person = application?.people.find(({ id }) => id === payload.personId);
  if (application === undefined || person === undefined || !mayBeRenewed(application)) return;
  const { id, referralUrlId } = application;
  await deps.store.renewals.ask({
    id,
    personId: person.id,
    message: ({ expiresOn: day }) =>
      person.role === 'owner'
        ? photoIdExpiringMail({ deps, application, owner: person }, day)
        : renderMessage('photoIdExpiring', application, deps.config, {
            path: pathTo('identification', { id, referralUrlId }),
            day,
          }),
  });
}
