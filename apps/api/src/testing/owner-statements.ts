import type { Answers } from '@signet/rulebook/answer-rows';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import type { Store } from '../store.ts';

type Called = { id: string; ownerId: string; userId: string; actor: string };

export async function callOwnerStatements(
  store: Store,
  { id, ownerId, userId, actor }: Called,
  change: (answers: Answers) => Promise<unknown>,
): Promise<void> {
  const invitation = (token: string) =>
    ({ channel: 'email', template: 'ownerInvited', to: 'lena@example.com', text: token }) as const;
  const dataKey = (await store.applications.loadForWork(id))?.dataKey;
  if (dataKey === undefined) throw new Error('the application is not there');
  for (const city of ['Oakland', undefined])
    await store.typedAnswers.keep({
      id,
      userId,
      form: 'partnerDetails',
      typed: city === undefined ? {} : { 'address.city': city },
      over: {},
      dataKey,
    });
  await store.typedAnswers.of({ id, userId });
  let invited = '';
  await store.accounts.customerIdOf(userId);
  await store.accounts.stores({ userId, businessId: id.slice('urn:app:'.length) });
  await store.accounts.beginConnection({
    id,
    userId,
    intent: 'ADD_CHANNEL',
    serviceType: undefined,
    startup: undefined,
    actor,
  });
  await store.users.stopReminders(userId);
  await store.users.wantsReminders(userId);
  for (const email of ['kim@example.com', 'lena@example.com']) await change({ email });
  await store.invitations.send({
    id,
    ownerId,
    actor,
    emailAddress: 'lena@example.com',
    message: (token) => {
      invited = token;
      return invitation(token);
    },
  });
  const mail = { id, ownerId, outboxId: 'none', createdAt: 0, to: 'lena@example.com' };
  for (const isLost of [true, false]) {
    const { id: outboxId } = await store.outbox.add({
      ...invitation('x'),
      personId: ownerId,
      applicationId: id,
    });
    await store.ownerMails.refused({ ...mail, outboxId, isLost, messages: [] });
  }
  const { id: outboxId } = await store.outbox.add({
    ...invitation('x'),
    personId: ownerId,
    applicationId: id,
  });
  await store.ownerMails.accepted({ ...mail, outboxId, createdAt: Number.MAX_SAFE_INTEGER });
  await store.invitations.preview(invited);
  const opened = await store.invitations.open(invited);
  if (opened === undefined) throw new Error('the link did not open');
  await store.invitations.find(invited);
  await store.invitations.load(opened.session);
  const partner = { applicationId: id, personId: ownerId };
  await store.invitations.accept({
    ...partner,
    session: opened.session,
    userId,
    emailAddress: 'lena@example.com',
    actor,
  });
  const checked = { id, ownerId, actor };
  const said = {
    dob: { value: '1980-01-31' },
    'governmentIdentification.value': { value: '900101234', sourceType: 'SSN9' },
  } as const;
  const version = (await store.applications.loadForWork(id))?.version ?? 0;
  await store.ownerChecks.confirm({
    ...checked,
    userId,
    version,
    answers: { lastName: 'Webb' },
    secrets: said,
  });
  await store.ownerChecks.openSecrets(checked);
  const round = async () =>
    (await store.applications.loadForWork(id))?.people.find((one) => one.id === ownerId)
      ?.checkRound ?? 0;
  const asked = async () =>
    store.ownerChecks.record({
      ...checked,
      round: await round(),
      outcome: 'asked',
      stepUp: 'GOV_ID_SELFIE',
      rowId: '17-all-clear',
      evidence: {},
      version: 'v',
      messages: () => [],
    });
  await asked();
  for (let tries = 0; tries <= IDENTITY_LIMITS.photoIdAttempts; tries++)
    await store.ownerInquiries.reserveTry({ ...checked, withSelfie: true, consented: true });
  await store.ownerInquiries.giveBack({ ...checked, reservedAt: Date.now() });
  const begun = { ...checked, inquiryId: 'inq_a', vendor: 'persona', withSelfie: true };
  await store.ownerInquiries.begun(begun);
  await store.ownerInquiries.settle({
    ...checked,
    inquiryId: 'inq_a',
    vendorStatus: 'approved',
    reading: { status: 'RECEIVED', result: 'passed', rank: 3 },
  });
  await asked();
  await store.ownerInquiries.requestManualReview(checked);
  await store.ownerChecks.lateOwnerChecks('');
  await store.invitations.deny({ ...partner, actor, messages: [] });
}

type ListSeen = { id: string; userId: string; version: number; actor: string };

/** `seen` reads the version anew, because each write raises it. */
export async function callCompanyStatements(
  store: Store,
  seen: () => Promise<ListSeen>,
): Promise<void> {
  const { ownerCompanies, owners, applications } = store;
  const company = {
    kind: 'company',
    name: 'Bell Holdings LLC',
    country: 'US',
    number: '47-1234567',
  } as const;
  const holding = { ofId: 'business', basisPoints: 2_500, isTrustee: false };
  await ownerCompanies.add({ ...(await seen()), company, holding });
  const [first] = (await applications.loadForWork((await seen()).id))?.companies ?? [];
  if (first === undefined) throw new Error('the company was not added');
  await ownerCompanies.change({
    ...(await seen()),
    companyId: first.id,
    company,
    unnamed: 'unknown',
    isRestSmall: true,
  });
  const behind = { ofId: first.id, basisPoints: 10_000, isTrustee: false };
  const added = await owners.add({
    ...(await seen()),
    type: 'OWNER',
    answers: { firstName: 'Kim' },
    secrets: {},
    behind,
  });
  const holderId = added.saved ? added.ownerId : '';
  await ownerCompanies.hold({ ...(await seen()), holding: { ...behind, holderId } });
  await ownerCompanies.release({ ...(await seen()), holderId, ofId: first.id });
  await owners.remove({ ...(await seen()), ownerId: holderId, places: ['a place'] });
  await ownerCompanies.remove({ ...(await seen()), companyIds: [first.id] });
}
