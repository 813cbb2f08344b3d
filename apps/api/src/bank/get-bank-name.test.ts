import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';

onPostgres('the name of a bank while its number is typed', (open) => {
  const at = testApi(open);

  const asked = async (query: string) => {
    const { status, body } = await newVisitor(at).get<{ name?: string }>(`/api/v2/banks?${query}`);
    return [status, body.name];
  };

  test('is found among the known banks, and in a directory once it is loaded', async () => {
    expect(await asked('routingNumber=021000021')).toEqual([200, 'Chase']);
    expect(await asked('institutionNumber=815')).toEqual([200, 'Desjardins']);
    expect(await asked('routingNumber=091000019')).toEqual([200, undefined]);
    const bank = { market: 'US', number: '091000019', name: 'Wells Fargo Minnesota' } as const;
    await at.deps.store.bankDirectory.load([bank], { operator: 'test', fileHash: 'x' });
    expect(await asked('routingNumber=091000019')).toEqual([200, 'Wells Fargo Minnesota']);
    expect(await asked('routingNumber=021000021')).toEqual([200, 'Chase']);
  });

  test.each(['routingNumber=12345', 'institutionNumber=8155', 'routingNumber=021000021%27'])(
    'finds no bank by the number %s',
    async (query) => expect((await asked(query))[0]).toBe(422),
  );
});
