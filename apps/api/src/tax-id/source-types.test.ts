import type { Problem } from '@signet/rulebook/core/problem';
import { SOURCE_TYPES } from '@signet/rulebook/reference/tax-id-types';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';

onPostgres('a tax id of each kind', (open) => {
  const at = testApi(open);

  const give = (visitor: TestVisitor, id: string, body: object) =>
    visitor.send<{ type: string; isRequested: boolean } & Problem>(
      'POST',
      `/api/v2/applications/${id}/government-identifications`,
      body,
    );

  const incorporated = {
    'company.registered': true,
    'company.name': 'Fleurs Chloé inc.',
    'company.registeredIn': 'FEDERAL',
    'company.governmentIdentification.value': '1234567',
  };
  const begun = (who: 'ana' | 'chloe' | 'marcus') =>
    completedApplication(at, who, who === 'chloe' ? incorporated : {});

  const CASES = [
    ['SSN4', 'marcus', '4321', 'applicant'],
    ['SSN9', 'marcus', '900-10-4321', 'applicant'],
    ['FEIN', 'marcus', '84-2915511', 'company'],
    ['SIN', 'chloe', '130 692 544', 'applicant'],
    ['BN', 'chloe', '123456782 RT0001', 'company'],
    ['CN', 'chloe', 'BC-1234567', 'company'],
  ] as const;

  test('covers every kind', () =>
    expect(CASES.map(([type]) => type).toSorted()).toEqual([...SOURCE_TYPES].toSorted()));

  test.each(CASES)(
    '%s before the application is sent: it stands at its place, by its last digits alone',
    async (sourceType, who, value, holder) => {
      const { visitor, view } = await begun(who);
      const reply = await give(visitor, view.id, { value, sourceType });
      expect([reply.status, reply.body.type]).toEqual([200, sourceType]);
      const after = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
      const last4 = value
        .replace(/ RT0001$/, '')
        .replaceAll(/[\s-]/g, '')
        .slice(-4);
      expect(after[holder].governmentIdentification).toEqual({
        onFile: true,
        sourceType,
        ...(sourceType === 'SSN4' ? {} : { last4 }),
      }); // four digits are secret themselves
    },
  );

  test.each([
    ['an American number in Canada', 'chloe', { value: '4321', sourceType: 'SSN4' }],
    ['a Canadian number in the US', 'marcus', { value: '130692544', sourceType: 'SIN' }],
    [
      'a number of the business of somebody who has registered none',
      'ana',
      { value: '842915511', sourceType: 'FEIN' },
    ],
  ] as const)('%s is not wanted', async (_what, who, body) => {
    const { visitor, view } = await begun(who);
    const reply = await give(visitor, view.id, body);
    expect([reply.status, reply.body.code]).toEqual([409, 'application.stepUpClosed']);
  });

  test('refuses a malformed number at its field, by the rules of its kind', async () => {
    const { visitor, view } = await begun('chloe');
    const codes = async (body: object) =>
      (await give(visitor, view.id, body)).body.errors?.map(({ code, field }) => [code, field]);
    expect(await codes({ value: '130692545', sourceType: 'SIN' })).toEqual([
      ['sin.notIssued', 'value'],
    ]);
    expect(await codes({ value: '123456789', sourceType: 'BN' })).toEqual([
      ['businessNumber.notIssued', 'value'],
    ]);
    expect(await codes({ value: 'a b', sourceType: 'CN' })).toEqual([
      ['corporationNumber.format', 'value'],
    ]);
  });

  test('four digits do not replace a checked number', async () => {
    const { visitor, view } = await approvedApplication(at, 'marcus');
    const reply = await give(visitor, view.id, { value: '4321', sourceType: 'SSN4' });
    expect([reply.status, reply.body.code]).toEqual([409, 'application.stepUpClosed']);
  });
});
