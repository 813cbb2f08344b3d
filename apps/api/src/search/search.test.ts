import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { SearchKind } from '@signet/rulebook/search/search-kinds';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';

onPostgres('staff search', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  type Found = ReplyOf<'searchApplications'>;
  const SSN = 'applicant.governmentIdentification.value';

  const search = async (kind: SearchKind, text: string, filters = {}) => {
    const { call } = await staffVisitor(desk, 'jules');
    const reply = await call<Found>('searchApplications', { body: { kind, text, filters } });
    return reply.body.results?.map(({ reference, foundAs }) => [reference, foundAs]);
  };

  test('finds an application by name, reference, email or phone, without accents or capitals', async () => {
    const { view, who } = await submittedApplication(at, 'ana', {
      'applicant.name.firstName': 'Zoé',
      'applicant.name.lastName': 'Pétrosyan-Lévesque',
    });
    const reference = view.reference;
    const phone = who.answers['applicant.phone.localPhoneNumber'] ?? '';
    for (const [kind, text] of [
      ['name', 'petros'],
      ['name', 'LEVESQUE zoe'],
      ['reference', reference.replace('-', ' ').toLowerCase()],
      ['email', who.answers['applicant.email.emailAddress']?.toUpperCase() ?? ''],
      ['phone', `${phone.slice(-4)} petros`],
    ] as const)
      expect([kind, await search(kind, text)]).toEqual([
        kind,
        expect.arrayContaining([[reference, kind === 'reference' ? 'reference' : 'applicant']]),
      ]);
    expect(await search('name', 'petros', { market: 'CA' })).toEqual([]);
    expect(await search('phone', `0000 petros`)).toEqual([]);
  });

  test('finds a business by its name and address', async () => {
    const { view, who } = await submittedApplication(at, 'ana', {
      'company.dba': 'Œuvres du Cœur Quarry',
    });
    expect(await search('name', 'coeur quarry')).toEqual([[view.reference, 'business']]);
    const line = who.answers['company.address.line1'] ?? who.answers['applicant.address.line1'];
    const found = await search('address', line ?? '');
    expect(found).toContainEqual([view.reference, 'business']);
  });

  test('finds a whole tax id by fingerprint, and logs the search with each application found', async () => {
    const { view, who } = await submittedApplication(at, 'marcus');
    const taxId = who.answers['company.governmentIdentification.value'] ?? '';
    const robin = await staffVisitor(desk, 'robin');
    const { body } = await robin.call<Found>('searchByTaxId', {
      body: { taxId: `${taxId.slice(0, 2)}-${taxId.slice(2)}` },
    });
    expect(body.results.map(({ reference }) => reference)).toContain(view.reference);
    const { audit } = await at.deps.store.reviews.story(view.id);
    expect(audit.at(-1)).toMatchObject({ action: 'taxId.searched' });
    const part = await robin.call<Found>('searchByTaxId', { body: { taxId: taxId.slice(-4) } });
    expect(part.body.results).toEqual([]);
  });

  test('support reads its own notes and those that name it, and no others', async () => {
    const { view } = await approvedApplication(at, 'ana', { [SSN]: '0004' });
    const [jules, robin, ansel] = [
      await staffVisitor(desk, 'jules'),
      await staffVisitor(desk, 'robin'),
      await staffVisitor(desk, 'ansel'),
    ];
    const { body: people } = await jules.call<ReplyOf<'getStaffSession'>>('getStaffSession');
    const note = (text: string, mentions: string[] = []) =>
      robin.call('addNote', { id: view.id, body: { text, mentions } });
    await robin.call('claimReview', { id: view.id });
    await note('The second photo is blurred.');
    await note('Did she call?', [people.staff.id]);
    const said = { text: 'She called, ticket HELP-2291.' };
    const { body: story } = await jules.call<ReplyOf<'readStory'>>('addStoryNote', {
      id: view.reference,
      body: said,
    });
    expect(story.notes.map(({ text }) => text)).toEqual(['Did she call?', said.text]);
    const { body: all } = await robin.call<ReplyOf<'listNotes'>>('listNotes', { id: view.id });
    expect(all.notes).toHaveLength(3);
    expect(all.notes.at(-1)?.mentions).toMatchObject([{ name: all.notes[0]?.author.name }]);
    const number = { text: 'Her SSN is 123456789.' };
    expect((await jules.call('addStoryNote', { id: view.id, body: number })).status).toBe(422);
    expect((await ansel.call('addStoryNote', { id: view.id, body: said })).status).toBe(404);
  });

  test('refuses a short text, and a tax id from staff without the permission', async () => {
    const { call } = await staffVisitor(desk, 'jules');
    const { status } = await call('searchApplications', { body: { kind: 'name', text: 'pe' } });
    expect(status).toBe(422);
    expect((await call('searchByTaxId', { body: { taxId: '123456789' } })).status).toBe(404);
  });

  test('support sees an application on a watch list like any other in review', async () => {
    const watched = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const reviewed = await approvedApplication(at, 'ana', { [SSN]: '0004' });
    const { call } = await staffVisitor(desk, 'jules');
    const story = async (id: string) =>
      (await call<ReplyOf<'readStory'>>('readStory', { id })).body;
    const [one, other] = [await story(watched.view.id), await story(reviewed.view.reference)];
    expect(one.shown).toEqual(other.shown);
    expect(one.statusId).toBe(other.statusId);
    expect(one.history.map(({ what }) => what)).toEqual(other.history.map(({ what }) => what));
    const { decisions } = await at.deps.store.reviews.story(watched.view.id);
    const told = JSON.stringify({ ...one, person: '' }); // the magic name of the sandbox
    for (const { rowId, reason = 'watch' } of decisions) {
      expect(told).not.toContain(rowId);
      expect(told).not.toContain(reason);
    }
    expect(told).not.toMatch(/watch.?list|evidence|duplicate/i);
  });
});
