import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { partnerApplicationOf } from '../partners/applicant-view.ts';
import { PARTNER_ROW } from '../platform/config/partner-row.ts';
import { withNewestInUse, withNewVersion } from '../platform/seal/key-file.ts';
import { buildSealer } from '../platform/seal/seal.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore, type Store } from '../store.ts';
import { toTheEnd } from './test-duties.ts';
import { type StoreUnderTest, submittedTestApplication } from './test-store.ts';

const [PARTNER, OPERATOR, URL] = ['ledger', 'test', 'https://ledger.example.com/news'];
const REFERRED = { portal: 'POYNT', referralUrlIds: [PARTNER] } as const;

export async function callPartnerStatements(
  under: Pick<StoreUnderTest, 'store' | 'database' | 'clock' | 'keys'>,
): Promise<void> {
  const { store } = under;
  const row = PARTNER_ROW.parse({
    id: PARTNER,
    portal: 'POYNT',
    brand: { name: 'Ledger' },
    referralUrlIds: REFERRED.referralUrlIds,
  });
  await store.referralPartners.load([row], { operator: OPERATOR, fileHash: 'x' });
  await callKeyStatements(store);
  await callEventStatements(under);
  await callImportStatements(store);
  await callSecretStatements(under);
  const by = { partnerId: PARTNER, operator: OPERATOR };
  const added = { ...by, act: 'endpoint.added', url: URL } as const;
  await store.ownEndpoints.change(added, (now) => [...now, { url: URL }]);
  await store.referralPartners.rows();
  await store.referralPartners.mark();
  await store.ownEndpoints.reset(by);
  await store.ownLooks.setColours(by, { accent: '#0b5fff' });
  await store.ownLooks.changeDomains(
    { ...by, act: 'domain.added', domain: 'ledger.com' },
    (now) => [...now, 'ledger.com'],
  );
  await store.ownLooks.hasColours(PARTNER);
  await store.ownLooks.resetColours(by);
  await store.ownLooks.reset(by);
}

async function callKeyStatements({
  partnerKeys,
  partnerAbilities,
  prefills,
  carryTokens,
}: Store): Promise<void> {
  const made = await partnerKeys.add({
    partnerId: PARTNER,
    mode: 'test',
    scopes: ['prefills:write'],
    operator: OPERATOR,
  });
  const caller = await partnerKeys.byKey(made?.key ?? '', {
    ...{ call: 'createPrefill', address: '192.0.2.1' },
  });
  if (caller === undefined || typeof caller === 'string') throw new Error('the key opened nothing');
  const { prefillId } = await prefills.add({ ...caller, values: { 'company.dba': 'Ana Bakes' } });
  await prefills.take({ prefillId, partnerId: PARTNER });
  await carryTokens.use('nonce', 1);
  await partnerKeys.list(PARTNER);
  await partnerKeys.counts();
  const by = { partnerId: PARTNER, operator: OPERATOR };
  await partnerKeys.replace({ ...by, id: caller.keyId });
  await partnerKeys.byKey('partner_test_of_nobody', { call: 'createPrefill', address: '::1' });
  await partnerAbilities.set({ ...by, ability: 'keys', isOpen: false });
  await partnerAbilities.of(PARTNER);
  await partnerKeys.revoke({ ...by, id: caller.keyId });
}

async function callEventStatements({
  store,
  database,
  clock,
}: Pick<StoreUnderTest, 'store' | 'database' | 'clock'>): Promise<void> {
  const { applicants, partnerEvents, deliveries } = store;
  const { id } = await submittedTestApplication(store, { referralUrlId: PARTNER });
  await applicants.page(REFERRED, {});
  await applicants.page(REFERRED, {
    sort: 'changedAt',
    changedFrom: 1,
    createdBefore: clock.now() + 1,
    after: { createdAt: 1, id: 'a' },
  });
  await applicants.page(REFERRED, { externalId: 'M-1', partnerId: PARTNER });
  await applicants.setExternalId(REFERRED, { id, partnerId: PARTNER, externalId: 'M-1' });
  const applicant = await applicants.one(REFERRED, id);
  if (applicant === undefined) throw new Error('the partner does not find whom it sent');
  const told = { partnerId: PARTNER, urls: [URL] };
  const event = await partnerEvents.add({
    ...told,
    type: 'application.checking',
    data: partnerApplicationOf(applicant, clock, PARTNER),
  });
  await partnerEvents.lastOf(id);
  const nextDelivery = async (isFailed: boolean) => {
    const { events } = await partnerEvents.page(PARTNER, { isFailed });
    const waiting = events
      .flatMap((listed) => listed.deliveries)
      .find(({ state }) => state === 'waiting');
    const begun = await deliveries.begin(waiting?.id ?? '');
    if (begun === undefined) throw new Error('nothing is on its way to the partner');
    return begun;
  };
  const delivery = await nextDelivery(true);
  await deliveries.later(delivery, delivery.createdAt + 1);
  for (const again of [{ delayMs: 1 }, undefined])
    await deliveries.failed(delivery, 'timeout', again);
  await database.run(sql`update partner_endpoints
    set failures = ${PARTNER_LIMITS.webhookFailuresToPause}, paused_until = null`);
  await partnerEvents.replayFailed({ ...told, actor: OPERATOR });
  await deliveries.delivered(await nextDelivery(true));
  await deliveries.held(delivery);
  await partnerEvents.replay({ ...told, id: event?.id ?? '', actor: OPERATOR });
  await nextDelivery(false); // a replay of what was delivered before does not count as undelivered
  await deliveries.health(PARTNER);
  await deliveries.failing();
}

/** An import from the file to its reminder, and rows that are refused, known or stopped. */
async function callImportStatements({ imports, prefills }: Store): Promise<void> {
  const made = { partnerId: PARTNER, keyId: 'key', referralUrlId: PARTNER, isDryRun: false };
  const values = { locale: 'en-US', email: 'ana@example.com' };
  const invitation = { locale: 'en-US', referralUrlId: PARTNER, values } as const;
  const kept = await imports.add({ ...made, format: 'csv', text: 'locale,email' });
  await imports.find(kept.id, PARTNER);
  await imports.fileOf(kept.id);
  await imports.addRows(kept.id, [values, values, undefined]);
  const checking = await imports.find(kept.id);
  if (checking === undefined) throw new Error('the import is gone');
  const waiting = await imports.waitingRows(kept.id);
  await imports.settle(
    checking,
    waiting.map(({ line }) => ({
      line,
      row: { content: 'the same', errors: [], ...(line < 3 && { invitation }) },
    })),
  );
  await imports.settle(checking, []);
  const place = { importId: kept.id, line: 1 };
  const message = { channel: 'email', template: 'merchantInvited', to: '', text: '' } as const;
  for (const mail of ['invite', 'remind'] as const) {
    const invited = await imports.invitationOf(place, mail);
    if (invited === undefined) throw new Error(`nobody to ${mail}`);
    await imports.sent(place, mail, message);
    await prefills.take({ prefillId: invited.prefillId, partnerId: 'other' });
    if (mail === 'remind')
      await prefills.take({ prefillId: invited.prefillId, partnerId: PARTNER });
  }
  await imports.stopReminder(place);
  await imports.unreached(place);
  await imports.counts(kept.id);
  await imports.rows(kept.id, { limit: 5 });
  await imports.lateImports('');
  const other = await imports.add({ ...made, format: 'csv', text: '' });
  await imports.refuse(other.id, 'import.empty');
}

/** Webhook secrets, including after a rotation of the sealing key. */
async function callSecretStatements({
  store,
  database,
  clock,
  keys,
}: Parameters<typeof callPartnerStatements>[0]): Promise<void> {
  const endpoint = { partnerId: PARTNER, url: URL };
  const made = await store.webhookSecrets.add({ ...endpoint, operator: OPERATOR });
  const sealer = buildSealer(
    withNewestInUse(withNewVersion(keys, 'keyEncryption'), 'keyEncryption'),
  );
  const rotated = buildStore({ database, clock, sealer }).webhookSecrets;
  await toTheEnd(rotated.rekeySecrets);
  const [secret] = await rotated.of(endpoint);
  if (made === undefined || secret !== made.secret) throw new Error('the secret is another one');
  await rotated.list(PARTNER);
  await rotated.end({ id: made.id, operator: OPERATOR });
}
