import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { EVENT_PROPERTIES } from '@signet/rulebook/event-properties';
import { EVENTS } from '@signet/rulebook/events';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import { acceptedPartner, askedForPartners, partnerIn } from '../testing/test-partners.ts';

onPostgres('analytics about owners', (open) => {
  const at = testApi(open);

  const ofOwners = () =>
    at.database.run<{ type: keyof typeof EVENTS; params: Record<string, unknown> }>(
      sql`select type, params from analytics where type like 'owner.%' order by at, id`,
    );

  test('counts each step of an owner once, with the role and no personal data', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena', { ownershipPercentage: '25' });
    await Promise.all([lena.accept(), lena.accept(), lena.details(), lena.details()]);
    await at.queue.runDue();
    await at.queue.runDue();
    applicant.see(
      (await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body.version,
    );
    const sam = await acceptedPartner(at, applicant, 'Sam', { ownershipPercentage: '25' });
    await Promise.all([sam.deny(), sam.deny()]);
    const kept = await ofOwners();
    expect(JSON.stringify(kept)).not.toMatch(/Lena|Sam|@/);
    const events = kept.map(({ type, params: { role, outcome } }) => ({
      type,
      params: { role, ...(outcome === undefined ? {} : { outcome }) },
    }));
    expect(events.map(({ type, params }) => [type, params])).toEqual([
      ['owner.invited', { role: 'applicant' }],
      ['owner.accepted', { role: 'owner' }],
      ['owner.confirmed', { role: 'owner' }],
      ['owner.checked', { role: 'owner', outcome: 'verified' }],
      ['owner.invited', { role: 'applicant' }],
      ['owner.accepted', { role: 'owner' }],
      ['owner.denied', { role: 'owner' }],
    ]);
    for (const { type, params } of events)
      for (const [name, value] of Object.entries(params)) {
        expect(EVENTS[type].properties).toContain(name);
        expect(
          isKeyOf(EVENT_PROPERTIES, name) && EVENT_PROPERTIES[name].safeParse(value).success,
        ).toBe(true);
      }
    const { body } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    expect(partnerIn(body, lena.email)?.verification).toBe('verified');
    expect(
      body.home.history.filter(({ id }) => id === 'ownerConfirmed').map(({ what }) => what),
    ).toEqual([expect.stringMatching(/^Lena .*confirmed their identity$/)]);
  });
});
