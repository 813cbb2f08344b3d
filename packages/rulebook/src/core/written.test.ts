import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from './dates.ts';
import { formatDay } from './format-date.ts';
import { keepWritten, withWritten, writeDate, writeNumber } from './written.ts';

afterEach(() => keepWritten());

test('collects what is formatted during a render, and nothing formatted outside it', () => {
  writeNumber(7, 'en-US');
  const { drawn, written } = withWritten(
    () =>
      `${formatDay('2026-11-24', 'fr-CA')}, ${writeNumber(0.335, 'fr-CA', { style: 'percent' })}`,
  );
  expect(drawn).toBe('mardi 24\u00a0novembre, 34\u00a0%');
  expect(Object.values(written)).toEqual(['mardi 24\u00a0novembre', '34\u00a0%']);
});

test('reuses the server’s formatted text, and formats the rest in the browser', () => {
  const { written } = withWritten(() => formatDay('2026-11-24', 'en-US'));
  const [key = ''] = Object.keys(written);
  keepWritten({ [key]: 'as the server says it' });
  expect(formatDay('2026-11-24', 'en-US')).toBe('as the server says it');
  expect(formatDay('2026-11-25', 'en-US')).toBe('Wednesday, November 25');
  expect(formatDay('2026-11-24', 'fr-CA')).toBe('mardi 24\u00a0novembre');
});

test('a page takes over the days that the server computed', () => {
  const at = Date.UTC(2026, 10, 24, 3);
  const { written } = withWritten(() => localDay('US', at));
  expect(Object.values(written)).toEqual(['2026-11-23']);
  const [key = ''] = Object.keys(written);
  keepWritten({ [key]: 'as the server says it' });
  expect(localDay('US', at)).toBe('as the server says it');
  keepWritten();
  expect(localDay('US', at)).toBe('2026-11-23');
});

test('formats a value once and reuses the text', () => {
  keepWritten();
  expect(writeNumber(25_001, 'fr-CA')).toBe('25\u00a0001');
  const formatter = vi.spyOn(Intl, 'NumberFormat');
  expect(writeNumber(25_001, 'fr-CA')).toBe('25\u00a0001');
  expect(formatter).not.toHaveBeenCalled();
  formatter.mockRestore();
});

const time = { hour: 'numeric', minute: '2-digit', timeZone: 'America/New_York' } as const;

test.each([
  ['en-US', '3:40 p.m.'],
  ['en-CA', '3:40 p.m.'],
  ['fr-CA', '15\u00a0h\u00a040'],
])('in %s a time is written %s', (locale, written) => {
  const afternoon = Date.UTC(2026, 10, 27, 20, 40);
  expect(writeDate(afternoon, locale, time).replaceAll('\u202f', ' ')).toBe(written);
});

test('French text breaks neither within a day nor within a time', () => {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const afternoon = Date.UTC(2026, 10, 27, 20, 40);
  expect(writeDate(afternoon, 'fr-CA', { ...day, ...time })).toMatch(
    /^27\u00a0novembre 2026.* 15\u00a0h\u00a040$/u,
  );
});
