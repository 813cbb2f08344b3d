import { expect, test } from 'vitest';
import { limitRepeats } from './log-repeats.ts';

const REFUSED = { kind: 'Error ECONNREFUSED', stack: ['connect (node:net:1)'] };

test('logs a repeated error once a minute, with the number of omitted repeats', () => {
  let now = 0;
  const mayLog = limitRepeats(() => now);
  expect(mayLog('job decide:urn:app:1 failed at try 3', REFUSED)).toEqual({});
  for (let nth = 0; nth < 6_000; nth += 1)
    expect(mayLog(`job decide:urn:app:${nth} failed at try ${nth}`, REFUSED)).toBeUndefined();
  now = 60_000;
  expect(mayLog('job decide:urn:app:2 failed at try 4', REFUSED)).toEqual({ repeats: 6_000 });
  now = 120_000;
  expect(mayLog('job decide:urn:app:2 failed at try 5', REFUSED)).toEqual({});
});

test('treats another message, kind or stack as another error', () => {
  const mayLog = limitRepeats(() => 0);
  expect(mayLog('due jobs could not be handed out', REFUSED)).toEqual({});
  expect(mayLog('the job queue reported a fault', REFUSED)).toEqual({});
  expect(mayLog('the job queue reported a fault', { ...REFUSED, kind: 'Error 57P01' })).toEqual({});
  expect(mayLog('the job queue reported a fault', { ...REFUSED, stack: ['elsewhere'] })).toEqual(
    {},
  );
});
