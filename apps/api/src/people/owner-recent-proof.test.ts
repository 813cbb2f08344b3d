import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { PEOPLE_ENDPOINTS } from '@signet/rulebook/people/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitePartner,
  PARTNER_DETAILS,
  partnerIn,
  partnerNamed,
  pathOf,
} from '../testing/test-partners.ts';

const KEYS = keysOf(PEOPLE_ENDPOINTS);
/** Re-reads the vendor's status without changing any answer. */
const READS: readonly EndpointKey[] = ['refreshOwnerIdentification'];
const CHANGES = KEYS.filter(
  (key) => ['applicant', 'owner'].includes(ENDPOINTS[key].who) && ENDPOINT_PATHS[key][0] !== 'GET',
);

onPostgres('a change of owners after half an hour away', (open) => {
  const at = testApi(open);

  const goAway = () => at.clock.moveTo(at.clock.offsetMs() + 31 * 60_000);

  test('is refused until they sign in again; nothing changes and no mail is sent', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Sam', { ownershipPercentage: '10' });
    const lena = await acceptedPartner(at, applicant, 'Lena', { ownershipPercentage: '25' });
    const before = (await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body;
    const mails = () =>
      at.database.run(
        sql`select id from outbox where application_id = ${applicant.id} order by id`,
      );
    const written = await mails();
    await goAway();
    const BODIES: Partial<Record<EndpointKey, unknown>> = {
      addOwner: partner,
      addIndividual: partner,
      addOwnerCompany: {
        companyKind: 'trust',
        companyName: 'Webb Family Trust',
        companyNumber: '47-1234567',
        companyCountry: 'US',
        companyShare: '40',
      },
      patchIndividual: [{ op: 'replace', path: '/ownershipPercentage', value: '30' }],
      submitOwnerDetails: PARTNER_DETAILS,
    };
    const asked: string[] = [];
    for (const key of CHANGES.filter((one) => !READS.includes(one))) {
      const { visitor } = ENDPOINTS[key].who === 'owner' ? lena : applicant;
      const [method] = ENDPOINT_PATHS[key];
      const path = pathOf(key, applicant.id, lena.ownerId);
      const reply = await visitor.send<Problem>(method as 'POST', path, BODIES[key] ?? {}, {
        version: before.version,
      }); // CHANGES holds no GET
      asked.push(`${key} ${reply.status} ${reply.body.code}`);
    }
    expect(asked).toEqual(
      CHANGES.filter((one) => !READS.includes(one)).map((key) => `${key} 401 auth.reauthRequired`),
    );
    const after = (await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body;
    expect(after).toEqual({ ...before, serverNow: expect.any(Number) });
    expect(await mails()).toEqual(written);

    await applicant.visitor.signIn(applicant.who.answers['applicant.email.emailAddress'] ?? '');
    const invited = await invitePartner(applicant.visitor, applicant.id, lena.ownerId);
    expect([
      invited.status,
      partnerIn(invited.body.application, lena.email)?.invitation?.left,
    ]).toEqual([200, 2]);
    await lena.visitor.signIn(lena.email);
    expect((await lena.details()).status).toBe(200);
  });

  test('does not keep an owner from denying the business', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await goAway();
    expect((await lena.deny()).body).toEqual({ isDenied: true });
  });
});
