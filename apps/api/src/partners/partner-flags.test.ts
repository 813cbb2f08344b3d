import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Flag, Flags } from '@signet/rulebook/core/flags';
import { REFERRAL_HEADER } from '@signet/rulebook/core/ids';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, newVisitor, signInPersona, testApi } from '../testing/test-api.ts';

type Case = [what: string, flag: Flag, isOn: (path: string) => Promise<boolean>];

const OURS = '/spring-fair';
const THEIRS = '/northwind';
const referralOf = (path: string) => path.slice(1);
const fromPage = (path: string) => ({ [REFERRAL_HEADER]: referralOf(path) });

onPostgres('a partner’s own flags', (open) => {
  const at = testApi(open);
  afterEach(() => at.flags.set('POYNT', {}));

  const setTheirs = (flags: Partial<Flags>) => {
    const { partners } = at.deps.config;
    const rows = ['POYNT', 'GODADDY', 'northwind'].flatMap((id) => partners.rowById(id) ?? []);
    partners.replace(rows.map((row) => (row.id === 'northwind' ? { ...row, flags } : row)));
  };
  const begin = async (path: string, company: object = {}, link?: string) => {
    const { visitor } = await signInPersona(at, 'ana');
    if (link !== undefined) await visitor.get(`/r${path}${link}`);
    const application = { currency: 'USD', referralUrlId: referralOf(path) };
    return visitor.send<ApplicationView>('POST', '/api/v2/applications', { application, company });
  };
  const eventOf = async (flag: Flag, path: string) => {
    await newVisitor(at).send(
      'POST',
      '/api/v2/analytics',
      { type: 'screen.shown', params: { screen: 'applicant' } },
      { headers: fromPage(path) },
    );
    const rows = await at.database.run<{ params: Record<string, unknown> }>(
      sql`select params from analytics order by id desc limit 1`,
    );
    expect(rows[0]?.params.referralUrlId).toBe(referralOf(path));
    return rows[0]?.params[flag] === true;
  };
  const permit = async (path: string) => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = ${referralOf(path)} where id = ${view.id}`,
    );
    const asked = await visitor.send<ReplyOf<'requestPermission'>>(
      'POST',
      `/api/v2/applications/${view.id}/permissions`,
      {
        type: 'RESTAURANT_SOLUTION',
      },
    );
    return asked.body.permitted;
  };
  const serviceShown = async (path: string) => {
    const { visitor } = await approvedApplication(at, 'ana');
    await visitor.get(`/r${path}/?serviceType=domain&serviceId=domain-1`);
    return (await visitor.get(`/r${path}/accounts`)).text.includes('"intent":"ADD_PRODUCT"');
  };

  test.each<Case>([
    [
      'keep a website that their page asked for',
      'enableWebsiteCollection',
      async (path) =>
        (await begin(path, { site: 'https://ana-bakes.example' })).body.company?.site !== undefined,
    ],
    [
      'keep a website that their link brought',
      'enableWebsiteCollection',
      async (path) =>
        (await begin(path, {}, '/?companyWebsite=https%3A%2F%2Fana-bakes.example')).body.company
          ?.site !== undefined,
    ],
    [
      'predict the category for their page',
      'categoriesPredictEnabled',
      async (path) =>
        (
          await newVisitor(at).get<ReplyOf<'predictCategories'>>(
            '/api/v2/categories/predict?inputs=Bakery',
            fromPage(path),
          )
        ).body.top10LabelMlType.length > 0,
    ],
    ['offer the service that their link names', 'addProductEnabled', serviceShown],
    ['permit the restaurant solution', 'restaurantSolutionEnabled', permit],
    [
      'stand with an event of their page',
      'fullSsnEnabled',
      (path) => eventOf('fullSsnEnabled', path),
    ],
  ])('%s', async (_what, flag, isOn) => {
    at.flags.set('POYNT', { [flag]: false });
    setTheirs({ [flag]: true });
    expect([await isOn(THEIRS), await isOn(OURS)]).toEqual([true, false]);
  });

  test('a partner’s flag overrides that of its portal', async () => {
    const { partners } = at.deps.config;
    const ofPage = async (referralUrlId: string) =>
      (
        await newVisitor(at).get<ReplyOf<'getConfigs'>>(
          `/api/v2/configs?referralUrlId=${referralUrlId}`,
        )
      ).body.flags;
    setTheirs({ fullSsnEnabled: false });
    const rows = ['POYNT', 'GODADDY', 'northwind'].flatMap((id) => partners.rowById(id) ?? []);
    const flags = { fullSsnEnabled: true, enableWebsiteCollection: true };
    partners.replace(rows.map((row) => (row.id === 'POYNT' ? { ...row, flags } : row)));
    expect(await ofPage('spring-fair')).toMatchObject(flags);
    expect(await ofPage('northwind')).toMatchObject({ ...flags, fullSsnEnabled: false });
  });
});
