import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, submittedApplication, testApi } from '../testing/test-api.ts';

type Reply = ReplyOf<'predictCategories'>;

onPostgres('predict categories', (open) => {
  const at = testApi(open);

  const ask = async (query: string, headers = {}) => {
    const { status, body } = await newVisitor(at).get<Reply>(
      `/api/v2/categories/predict${query}`,
      headers,
    );
    return { status, list: body.top10LabelMlType };
  };
  const inputs = (...parts: string[]) => `?inputs=${encodeURIComponent(parts.join('\n'))}`;

  test('returns ten industries for a name, best first', async () => {
    const { status, list } = await ask(inputs('Rosa’s Taqueria'));
    expect(status).toBe(200);
    expect(list).toHaveLength(10);
    expect(list[0]).toEqual({
      id: 8,
      mcc: '5812',
      label: 'Mexican or Latin restaurant',
      type: 'REGULAR',
      score: expect.any(Number),
    });
  });

  test('labels are in the visitor’s language', async () => {
    const { list } = await ask(inputs('Rosa’s Taqueria'), { 'accept-language': 'fr-CA' });
    expect(list[0]?.label).toBe('Restaurant mexicain ou latino');
  });

  test('accepts several names as lines or repeated parameters', async () => {
    const lines = await ask(
      inputs('Tremblay Enterprises', 'Blue Ridge Dental Care', 'blueridge.example'),
    );
    const repeated = await ask(
      '?inputs=Tremblay+Enterprises&inputs=Blue+Ridge+Dental+Care&inputs=blueridge.example',
    );
    expect(lines.list[0]?.mcc).toBe('8021');
    expect(repeated).toEqual(lines);
  });

  test('suggests unsupported industries too', async () => {
    const { list } = await ask(inputs('Lucky Bail Bonds'));
    expect(list[0]).toMatchObject({ mcc: '9223', type: 'SUPER_PROHIBITED' });
  });

  test.each(['', '?inputs=', '?inputs=%20%0A%20'])(
    'predicts nothing for an empty name (%s)',
    async (query) => {
      expect(await ask(query)).toEqual({ status: 200, list: [] });
    },
  );

  test('answers eight kilobytes of arbitrary text', async () => {
    for (const text of [
      'a'.repeat(8_192),
      '%CC%80'.repeat(1_600),
      '%00'.repeat(3_000),
      `${'%0A'.repeat(3_000)}x`,
      '<script>'.repeat(1_000),
    ]) {
      expect((await ask(`?inputs=${text}`)).status).toBe(200);
    }
  });

  test('predicts nothing in a portal whose flag is off', async () => {
    at.flags.set('POYNT', { categoriesPredictEnabled: false });
    expect(await ask(inputs('Rosa’s Taqueria'))).toEqual({ status: 200, list: [] });
    at.flags.set('POYNT', {});
  });

  test('stores the chosen industry at submission, without personal data', async () => {
    const { who } = await submittedApplication(at, 'ana', {
      'company.dba': 'Zelda Quixote’s Sushi & Ramen',
    });
    const rows = await at.database.run(sql`select * from category_choices`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      words: ['ramen', 'sushi'],
      shown: 5,
      chosen: Number(who.answers['company.mccDetails.id']),
    });
    expect(JSON.stringify(rows)).not.toMatch(/zelda|quixote|urn:/i);
  });
});
