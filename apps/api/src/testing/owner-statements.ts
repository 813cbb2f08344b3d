import type { Answers } from '@signet/rulebook/answer-rows';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Store } from '../store.ts';

type Called = { id: string; ownerId: string; userId: string; actor: string };

/** Calls every statement about an owner who is invited, accepts and is checked. */
export async function callOwnerStatements(
  store: Store,
  { id, ownerId, userId, actor }: Called,
  change: (answers: Answers) => Promise<unknown>,
): Promise<void> {
  const invitation = (token: string) => ({ channel: 'email', template: 'ownerInvited', to: 'lena@example.com', text: token }) as const;
  let invited = '';
  await store.invitations.send({
    id,
    ownerId,
    actor,
    message: (token) => {
      invited = token;
      return invitation(token);
    },
  });
  const opened = await store.invitations.open(invited);
  if (opened === undefined) throw new Error('the link did not open');
  await store.invitations.find(invited);
  await store.invitations.load(opened.session);
  await change({ email: 'lena@example.com' });
  const partner = { applicationId: id, personId: ownerId };
  await store.invitations.accept({ ...partner, session: opened.session, userId, emailAddress: 'lena@example.com', actor });
  const checked = { id, ownerId, actor };
  const said = { dob: { value: '1980-01-31' }, 'governmentIdentification.value': { value: '900101234', sourceType: 'SSN9' } } as const;
  await store.ownerChecks.confirm({ ...checked, userId, answers: { lastName: 'Webb' }, secrets: said });
  await store.ownerChecks.openSecrets(checked);
  const ended = { ...checked, round: 1, rowId: '17-all-clear', evidence: {}, version: 'v', messages: [] };
  await store.ownerChecks.record({ ...ended, outcome: 'asked', stepUp: 'GOV_ID_SELFIE' });
  for (let tries = 0; tries <= LIMITS.photoIdAttempts; tries++)
    await store.ownerInquiries.reserveTry({ ...checked, withSelfie: true, consented: true });
  await store.ownerInquiries.giveBack({ ...checked, reservedAt: Date.now() });
  for (const inquiryId of ['inq_a', 'inq_b']) await store.ownerInquiries.begun({ ...checked, inquiryId, withSelfie: true });
  await store.ownerInquiries.settle({
    ...checked,
    inquiryId: 'inq_a',
    vendorStatus: 'approved',
    reading: { status: 'RECEIVED', result: 'passed', rank: 3 },
  });
  await store.ownerChecks.record({ ...ended, round: 2, outcome: 'asked', stepUp: 'GOV_ID_SELFIE' });
  await store.ownerInquiries.requestManualReview(checked);
  await store.ownerChecks.askAgain({ ...checked, reviewer: { id: 'r', name: 'Robin' }, jobs: [] });
  await store.ownerChecks.reviveOwnerChecks();
  await store.invitations.deny({ ...partner, actor, messages: [] });
}
