import { expect, test } from 'vitest';
import { BRAND_MARKS } from '../platform/brand-look.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';

onPostgres('the marks of the brands', (open) => {
  const at = testApi(open);

  test.each(
    Object.keys(BRAND_MARKS).flatMap((theme) => [`${theme}-light.png`, `${theme}-dark.png`]),
  )('%s is an image that mail clients show', async (file) => {
    const { statusCode, headers, rawPayload } = await at.app.inject({ url: `/mail-marks/${file}` });
    expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ]);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });
});
