import type { Problem } from '@signet/rulebook/core/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { type ApiUnderTest, approvedApplication, startTestApi } from '../testing/test-api.ts';

onPostgres('the account chosen in the bank’s window', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
  });
  afterAll(() => at.close());

  test.each(['public-sandbox-made-up', '../../../../etc/passwd', ' '])(
    'a token that the bank never gave, %j, is refused as the caller’s',
    async (value) => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      const path = `/api/v2/applications/${view.id}/financial-instruments/plaid`;
      const { status, body } = await visitor.send<Problem>('POST', path, { value, requestMetadata: { accounts: [] } });
      expect([status, body.code]).toEqual([422, 'bank.linkRefused']);
    },
  );
});
