import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { deliverAll } from '../testing/partner-servers.ts';
import { completedApplication, TEST_TERMS, testApi, waitForDecision } from '../testing/test-api.ts';

type Received = {
  webhookId: string;
  verdict: string;
  body: { type: string; data: { id?: string; sequence?: number; status?: string } };
};

onPostgres('the sandbox’s partner', (open) => {
  const at = testApi(open);

  const endpoint = () => ({
    partnerId: 'northwind',
    url: `${at.sandbox}/partner/webhooks`,
    operator: 'robin',
  });
  const newSecret = async () => {
    const made = await at.deps.store.webhookSecrets.add(endpoint());
    if (made === undefined) throw new Error('two secrets sign already');
    return made;
  };
  const give = (...secrets: string[]) =>
    fetch(`${at.sandbox}/partner/webhook-secrets`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(secrets),
    });
  /** The webhooks on the sandbox's page, oldest first. */
  const received = async (): Promise<Received[]> => {
    const { webhooks } = JSON.parse(await (await fetch(`${at.sandbox}/partner/webhooks`)).text());
    return webhooks.toReversed();
  };
  const verdictOfTest = async () => {
    await at.deps.store.partnerEvents.add({
      partnerId: 'northwind',
      type: 'endpoint.test',
      data: { partnerId: 'northwind' },
      urls: [endpoint().url],
    });
    await deliverAll(at);
    return (await received()).at(-1)?.verdict;
  };

  test('receives each event of an applicant at the sandbox’s server, signed', async () => {
    expect(at.deps.config.partners.webhookEndpointsOf('northwind')).toEqual([
      { url: endpoint().url },
    ]);
    await give((await newSecret()).secret);
    const { visitor, view } = await completedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = 'northwind' where id = ${view.id}`,
    );
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    await waitForDecision(at, visitor, view.id);
    await deliverAll(at);
    const told = await received();
    expect(new Set(told.map(({ verdict }) => verdict))).toEqual(new Set(['verified']));
    expect(new Set(told.map(({ body }) => body.data.id))).toEqual(new Set([view.id]));
    const newest = told
      .toSorted((one, other) => (one.body.data.sequence ?? 0) - (other.body.data.sequence ?? 0))
      .at(-1);
    expect(newest?.body).toMatchObject({
      type: 'application.actionNeeded',
      data: { status: 'actionNeeded' },
    });
    const delivered = await at.database.run(
      sql`select id from partner_deliveries where state = 'delivered'`,
    );
    expect(delivered).toHaveLength(told.length);
  });

  test('rotates its secret without losing events, and then refuses the old one', async () => {
    const [old] = await at.deps.store.webhookSecrets.list('northwind');
    const next = await newSecret();
    expect(await verdictOfTest()).toBe('verified'); // it knows the old secret only, and both have signed
    await give(next.secret);
    await at.deps.store.webhookSecrets.end({ id: old?.id ?? '', operator: 'robin' });
    expect(await verdictOfTest()).toBe('verified');
    await give(`whsec_${Buffer.alloc(32, 7).toString('base64')}`);
    expect(await verdictOfTest()).toBe('wrong signature');
    const [health] = await at.deps.store.deliveries.health('northwind');
    expect([health?.failures, health?.lastFault]).toEqual([1, 'status 401']);
  });
});
