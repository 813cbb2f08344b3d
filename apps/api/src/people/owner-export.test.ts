import { mailTo } from '@signet/testing/applications';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import { acceptedPartner, askedForPartners } from '../testing/test-partners.ts';

onPostgres('the data of an owner', (open) => {
  const at = testApi(open);

  test('is exported to the owner with checks and birth date, not to the applicant, and can be erased', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({
      dob: '1981-03-04',
      address: { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' },
      governmentIdentification: { value: '0003' },
    });
    await at.queue.runDue();
    await lena.startPhotoId();
    const { store } = at.deps;
    const hers = await store.exportPerson(lena.email);
    expect(Object.keys(hers)).toEqual(
      expect.arrayContaining([
        'secret_answers',
        'inquiries',
        'inquiry_attempts',
        'owner_checks',
        'owner_invitations',
        'owner_of_others',
        'users',
      ]),
    );
    expect(hers.secret_answers).toEqual([{ id: lena.ownerId, birth_date: '1981-03-04' }]);
    expect([hers.applications, hers.businesses, hers.decisions]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const his = await store.exportPerson(mailTo(applicant.who));
    expect(his.applications).toHaveLength(1);
    expect([his.owner_checks, his.owner_invitations, his.owner_of_others, his.inquiries]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(JSON.stringify([his.people, his.secret_answers])).not.toMatch(/Lena|1981-03-04/);
    await at.database.run(
      sql`update applications set decision = 'DECLINED' where id = ${applicant.id}`,
    ); // approved ones are kept by law
    await store.erase(applicant.id, 'test');
    expect(await store.exportPerson(lena.email)).toEqual({});
  });
});
