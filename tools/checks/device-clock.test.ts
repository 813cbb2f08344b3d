import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../source-files.ts';

const DEVICE_CLOCK = /\bDate\.now\(|\bnew Date\(\s*\)|\bTemporal\.Now\b/;

/**
 * A device's clock may be a day off, so countdowns and promised days use the server's clock only.
 * docs/readings.md 20.
 */
test('no page and no rule asks the device what time it is', () => {
  const asking = sourceFiles().filter(
    ({ path, text }) =>
      /^(apps\/(portal|desk)|packages\/(rulebook|ui|web))\/src\//.test(path) &&
      !isTest(path) &&
      DEVICE_CLOCK.test(text),
  );
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test.each(['Date.now()', 'new Date()', 'Temporal.Now.instant()'])('%s asks it', (text) =>
  expect(text).toMatch(DEVICE_CLOCK),
);
test.each(['new Date(serverNow())', 'performance.now()'])('%s does not', (text) =>
  expect(text).not.toMatch(DEVICE_CLOCK),
);
