import { expect, test } from 'vitest';
import { atLeast, atMost } from '../figures.ts';
import { promisesIn } from './summary.ts';

test('every figure with a limit is a promise, wherever it stands in a result', () => {
  const found = {
    unit: 'bytes',
    figures: { html: atMost(9, 8) },
    pages: [{ page: 'applicant', figures: { shift: atMost(0, 0) }, bytes: 7 }],
    steps: [{ name: 'submit', first: { ms: atLeast(2, 3) } }],
  };
  expect(promisesIn(found)).toEqual([
    { name: 'html', value: 9, limit: 8, met: false },
    { name: 'pages.applicant.shift', value: 0, limit: 0, met: true },
    { name: 'steps.submit.first.ms', value: 2, limit: 3, met: false },
  ]);
});
