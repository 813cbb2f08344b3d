import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';

const sandbox = testSandbox();

test('the survey’s script is served where the specification has it', async () => {
  const answer = await fetch(`${sandbox.url}/scripts/nps/nps.js`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(await answer.text()).toContain('from 0 to 10?');
});
