import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/sql/sql.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { testApi } from '../../testing/test-api.ts';
import { consoleVisitor, testConsole } from '../../testing/test-console.ts';
import type { StaffVisitor } from '../../testing/test-desk.ts';

type ConsoleLook = ReplyOf<'getConsoleLook'>;
type Shown = ReplyOf<'previewConsoleLook'>;
type Domains = ReplyOf<'addConsoleDomain'> & Problem;

const partnerId = 'northwind';
const operator = 'test';

forEachDatabase('the look and the sites of a company', (open) => {
  const at = testApi(open);
  const tested = testConsole(at);
  let nina: StaffVisitor;
  let theo: StaffVisitor;
  beforeAll(async () => {
    nina = await consoleVisitor(tested, 'nina');
    theo = await consoleVisitor(tested, 'theo');
  });
  const look = async () => (await nina.call<ConsoleLook>('getConsoleLook')).body;
  const row = () => at.deps.config.partners.rowById(partnerId);
  const allow = (ability: 'look' | 'domains', isOpen: boolean) =>
    at.deps.store.partnerAbilities.set({ partnerId, ability, isOpen, operator });
  const acts = () =>
    at.database.run<{ act: string; about: string }>(sql`select act, about from partner_acts
      where partner_id = ${partnerId} and (act like 'look.%' or act like 'domain.%') order by at, id`);

  describe('colors', () => {
    const agreed = () => row()?.brand?.colours;
    let before: ReturnType<typeof agreed>;
    beforeAll(() => {
      before = agreed();
    });

    test('that can be read are shown as they are, and kept by nobody before they are saved', async () => {
      const { body } = await nina.call<Shown>('previewConsoleLook', {
        body: { accent: '#0B4FCC' },
      });
      expect(body.colours.accent).toBe('#0b4fcc');
      expect(body.light.accent).toBe('#0b4fcc');
      expect(body.dark.accent).not.toBe('#0b4fcc');
      expect(agreed()).toEqual(before);
    });

    test('that could not be read are made darker, in the preview and in what is kept', async () => {
      const body = { accent: '#ffd21f' };
      const preview = await nina.call<Shown>('previewConsoleLook', { body });
      expect(preview.body.colours.accent).not.toBe('#ffd21f');
      const kept = await nina.call<Shown>('changeConsoleLook', { body });
      expect(kept.body).toEqual(preview.body);
      expect(await look()).toMatchObject({
        isOwn: true,
        colours: { accent: preview.body.colours.accent },
      });
      expect(agreed()).toEqual({ accent: preview.body.colours.accent });
    });

    test.each([{ accent: 'red' }, { accent: '#fff' }, { accent: '#0b4fcc', accentDark: '' }, {}])(
      '%o are none',
      async (body) => {
        const { status } = await nina.call('changeConsoleLook', { body });
        expect(status).toBe(422);
      },
    );

    test('go back to those of the imported row', async () => {
      const name = row()?.brand?.name;
      await nina.call('changeConsoleLook', {
        body: { accent: '#0b4fcc', accentDark: '#9cc2ff' },
      });
      expect(agreed()).toEqual({ accent: '#0b4fcc', accentDark: '#9cc2ff' });
      expect((await nina.call('resetConsoleLook')).body).toEqual({
        isReset: true,
        colours: before,
      });
      expect((await nina.call('resetConsoleLook')).body).toMatchObject({ isReset: false });
      expect(agreed()).toEqual(before);
      expect(row()?.brand?.name).toBe(name);
      expect(await look()).toMatchObject({ isOwn: false });
      expect(await acts()).toContainEqual({ act: 'look.reset', about: 'colours' });
    });

    test('of a row that has lost its brand are left out, and every row is still read', async () => {
      await nina.call('changeConsoleLook', { body: { accent: '#0b4fcc' } });
      const [stored] = await at.database.run<{ brand: unknown }>(
        sql`select data -> 'brand' as brand from referral_partners where id = ${partnerId}`,
      );
      await at.database.run(
        sql`update referral_partners set data = data - 'brand' where id = ${partnerId}`,
      );
      const rows = await at.deps.store.referralPartners.rows();
      expect(rows.find(({ id }) => id === partnerId)?.brand).toBeUndefined();
      await at.database.run(sql`update referral_partners
        set data = data || jsonb_build_object('brand', ${JSON.stringify(stored?.brand)}::jsonb)
        where id = ${partnerId}`);
      await nina.call('resetConsoleLook');
    });

    test('stay as they are while the operator has not opened them', async () => {
      await allow('look', false);
      const { status, body } = await nina.call<Problem>('changeConsoleLook', {
        body: { accent: '#0b4fcc' },
      });
      expect([status, body.code]).toEqual([403, 'ability.closed']);
      expect((await look()).isLookOpen).toBe(false);
      await allow('look', true);
    });
  });

  describe('sites', () => {
    const add = (domain: string) => theo.call<Domains>('addConsoleDomain', { body: { domain } });
    const domain = 'shop.northwind-bookings.com';
    const known = () => at.deps.config.partners.rowById(partnerId)?.parentDomains;
    let before: readonly string[] = [];

    test('are only looked at until the operator has opened them', async () => {
      before = (await look()).domains;
      expect((await add(domain)).body.code).toBe('ability.closed');
      expect((await look()).areDomainsOpen).toBe(false);
      await allow('domains', true);
      expect((await look()).areDomainsOpen).toBe(true);
    });

    test('one is added once, and known at once', async () => {
      expect((await add(domain)).body.domains).toEqual([...before, domain]);
      expect((await add(domain)).body.domains).toEqual([...before, domain]);
      expect(known()).toEqual([...before, domain]);
      expect((await acts()).filter(({ act }) => act === 'domain.added')).toEqual([
        { act: 'domain.added', about: domain },
      ]);
    });

    test.each([
      '*.com',
      '*.co.uk',
      'https://shop.com',
      'shop.com/page',
      'shop',
      '10.0.0.1',
      'A.com',
    ])('%s is no site that may be added', async (wrong) => {
      const { status, body } = await add(wrong);
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['domain']]);
      expect(known()).toEqual([...before, domain]);
    });

    test('one is removed, and its pages frame ours no longer', async () => {
      const { body } = await theo.call<Domains>('removeConsoleDomain', { body: { domain } });
      expect(body.domains).toEqual(before);
      expect(known()).toEqual(before);
    });

    test('are not endless', async () => {
      const many = Array.from(
        { length: PARTNER_LIMITS.partnerDomainsMax },
        (_, at) => `s${at}.com`,
      );
      await at.deps.store.ownLooks.changeDomains(
        { partnerId, operator, act: 'domain.added', domain: 'many' },
        () => many,
      );
      expect((await add('one-more.com')).body.code).toBe('partnerDomain.tooMany');
    });

    test('go back to those of the imported row', async () => {
      expect(await at.deps.store.ownLooks.reset({ partnerId, operator })).toBe(true);
      expect((await look()).domains).toEqual(before);
      expect(await at.deps.store.ownLooks.reset({ partnerId, operator })).toBe(false);
    });
  });
});
