import { describe, expect, test } from 'vitest';
import {
  BROWSER_ERROR_SHAPES,
  describeBrowserError,
  describeNotice,
  isForeignScript,
} from './browser-error.ts';

const errorWith = (stack: string, message = 'x is not a function'): Error =>
  Object.assign(new TypeError(message), { stack });

const CHROMIUM = `TypeError: Ana Ruiz 123-45-6789 is not a function
    at pe (https://pay.example.com/assets/main-Ab_1.js:1:2345)
    at async https://pay.example.com/assets/bank-x.js?token=secret:2:10`;
const FIREFOX = `pe@https://pay.example.com/assets/main-Ab_1.js:1:2345
@https://pay.example.com/assets/bank-x.js#ssn:2:10`;

describe('a report of a browser error', () => {
  test.each([
    ['Chromium and Safari', CHROMIUM],
    ['Firefox', FIREFOX],
  ])('is told as places in our files, as %s writes them', (_engine, stack) =>
    expect(describeBrowserError(errorWith(stack)).frames).toEqual([
      '/assets/main-Ab_1.js:1:2345',
      '/assets/bank-x.js:2:10',
    ]),
  );

  test('does not contain what somebody typed', () => {
    const report = JSON.stringify(
      describeBrowserError(errorWith(CHROMIUM, 'Ana Ruiz 123-45-6789 is not a function')),
    );
    expect(report).not.toMatch(/Ana|Ruiz|6789|secret|pay\.example/);
  });

  test('has a message hash that ignores values and depends on the words', () => {
    const hashOf = (message: string) => describeBrowserError(errorWith('', message)).messageHash;
    expect(hashOf('Cannot read "Ana" of 12')).toBe(hashOf('Cannot read "Bo" of 7'));
    expect(hashOf('Cannot read "Ana" of 12')).not.toBe(hashOf('Cannot write "Ana" of 12'));
  });

  test.each([
    [
      'an error of another window',
      { name: 'TypeError', message: 'x', stack: CHROMIUM },
      'TypeError',
      2,
      ['name', 'message', 'stack'],
    ],
    ['an object', { status: 500, 'ana@example.com': 1 }, 'Object', 0, ['status']],
    ['null', null, 'null', 0, undefined],
    ['a text', 'Ana Ruiz', 'string', 0, undefined],
  ])(
    '%s is described by its kind and the names of its properties',
    (_what, thrown, kind, places, names) => {
      const described = describeBrowserError(thrown);
      expect([described.kind, described.frames.length, described.names]).toEqual([
        kind,
        places,
        names,
      ]);
    },
  );

  test('describes a browser notice with its location, and recognizes errors of other sites’ scripts', () => {
    const notice = {
      message: 'ResizeObserver loop',
      filename: 'https://pay.example.com/assets/main-x.js',
      lineno: 1,
      colno: 9,
    };
    expect(describeNotice(notice)).toMatchObject({
      kind: 'BrowserNotice',
      frames: ['/assets/main-x.js:1:9'],
    });
    expect([
      isForeignScript(notice),
      isForeignScript({ message: 'Script error.', filename: '', lineno: 0, colno: 0 }),
    ]).toEqual([false, true]);
  });

  test.each([
    ['text'],
    [undefined],
    [{ code: 7 }],
    [Object.assign(new Error('x'), { name: 'Ana Ruiz 1' })],
  ])('%j still has its shape', (thrown) => {
    const { kind, messageHash, frames } = describeBrowserError(thrown);
    expect([
      BROWSER_ERROR_SHAPES.kind.test(kind),
      BROWSER_ERROR_SHAPES.messageHash.test(messageHash),
    ]).toEqual([true, true]);
    expect(frames.every((frame) => BROWSER_ERROR_SHAPES.frame.test(frame))).toBe(true);
  });
});
