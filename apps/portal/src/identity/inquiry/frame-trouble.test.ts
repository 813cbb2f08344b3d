import { expect, test } from 'vitest';
import { noteOfClosing, noteOfFrameError } from './frame-trouble.ts';

const camera = (permission: string | undefined, kinds: readonly string[] | undefined) => ({
  permission: () => Promise.resolve(permission),
  kinds: () => Promise.resolve(kinds),
});

test.each([
  ['unauthenticated', 'denied', [], 'sessionOver'],
  ['load', 'granted', ['videoinput'], 'frameBlocked'],
  ['application_error', 'denied', ['videoinput'], 'cameraDenied'],
  ['unknown', 'prompt', ['audioinput'], 'noCamera'],
  ['unknown', 'granted', ['videoinput'], 'frameFailed'],
  ['invalid_config', undefined, undefined, 'frameFailed'],
])('a frame that reports %s, camera %s, devices %j: %s', async (code, permission, kinds, note) =>
  expect(await noteOfFrameError(code, camera(permission, kinds))).toBe(note),
);

test.each([
  ['denied', 'cameraDenied'],
  ['prompt', 'closed'],
  [undefined, 'closed'],
])('closing the frame with the camera %s: %s', async (permission, note) =>
  expect(await noteOfClosing(camera(permission, []))).toBe(note),
);
