import { describe, expect, test } from 'vitest';
import { auditDetail, codeOf, idOf, pathsOf, routeOf } from './audit-detail.ts';

const typed: string = 'Joe’s Diner';
const mode: 'identification' | 'verification' = 'identification';

describe('the detail of an audit line', () => {
  test('takes paths, ids, words of tables, counts and their lists', () => {
    const detail = auditDetail({
      mode,
      ownerId: idOf('urn:own:1a2b'),
      paths: pathsOf({ 'applicant.dob': '1980-01-31' }),
      round: 2,
      isReplaced: true,
    });
    expect(detail).toEqual({
      mode: 'identification',
      ownerId: 'urn:own:1a2b',
      paths: ['applicant.dob'],
      round: 2,
      isReplaced: true,
    });
  });

  test('does not compile with a free string, whatever its source', () => {
    const more: { storeName?: string; round: number } = { storeName: typed, round: 1 };
    // @ts-expect-error a string
    auditDetail({ storeName: typed });
    // @ts-expect-error a string that is spread
    auditDetail({ ...more });
    // @ts-expect-error a list of strings
    auditDetail({ names: [typed] });
    // @ts-expect-error a string inside
    auditDetail({ reviewer: { id: idOf('rev_1'), name: typed } });
    // @ts-expect-error a string or one of our words
    auditDetail({ mode: mode as 'identification' | (string & {}) });
    // @ts-expect-error anything
    auditDetail({ evidence: {} as unknown });
    expect(auditDetail({ round: more.round })).toEqual({ round: 1 });
  });

  test.each([
    ['urn:app:1a2b-3c4d', true],
    ['inq_aBc-1_2', true],
    ['13-category-review', true],
    ['2026-11-25', true],
    ['48213', true],
    ['Joe’s Diner', false],
    ['Ana Silva', false],
    ['ana@example.com', false],
    ['123456789', false],
    ['123-45-6789', false],
    ['+12125550123', false],
    ['a'.repeat(81), false],
    ['', false],
  ])('%j as an id or code is kept: %s', (text, isKept) => {
    expect(idOf(text)).toBe(isKept ? text : 'withheld');
    expect(codeOf(text)).toBe(isKept ? text : 'withheld');
  });

  test.each([
    ['GET /api/v2/applications/:id', true],
    ['GET /api/v2/applications/urn:app:1?name=Ana Silva', false],
  ])('%j as a route is kept: %s', (text, isKept) =>
    expect(routeOf(text)).toBe(isKept ? text : 'withheld'),
  );
});
