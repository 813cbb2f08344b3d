import type { ToParentMessage } from '@signet/rulebook/partners/embed-messages';
import { GROWTHS, growthFactor } from '@signet/testing/linear-time';
import { expect, test } from 'vitest';
import { findingIn, isFrameMessage, namespace, version } from './frame-message.ts';

const ENVELOPE = { namespace, version };
const error = (errorType: string) => ({ ...ENVELOPE, type: 'error', errorType }) as ToParentMessage; // as it comes off the wire

test.each([
  [undefined, false],
  ['text', false],
  [null, false],
  [{ namespace }, false],
  [{ ...ENVELOPE, version: 2 }, false],
  [ENVELOPE, true],
])('%j is a message of ours: %s', (data, isOurs) =>
  expect(isFrameMessage((data ?? undefined) as object | undefined)).toBe(isOurs),
);

test.each([
  ['embed.cameraBlocked', 'cameraBlocked'],
  ['embed.toString', undefined],
  ['application.notFound', undefined],
])('an error %s is what the doctor knows as %s', (errorType, finding) =>
  expect(findingIn(error(errorType))).toBe(finding),
);

test.each(GROWTHS)(
  'a message of %i times the length takes about as many times as long',
  (times, max) => {
    for (const part of ['embed.', 'a.', ' ', '\u0301\u0323'])
      expect(
        growthFactor(
          (text) => isFrameMessage({ namespace: text }) || findingIn(error(text)),
          part,
          times,
        ),
        part,
      ).toBeLessThan(max);
  },
);
