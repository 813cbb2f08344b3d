import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { followRefusals } from './use-validation-errors.ts';

type Refused = { code: string; field: string }[];

const said: object[] = [];
let listener: ((event: { detail: Refused }) => void) | undefined;
let isSummaryHidden = false;
let focused = 0;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  isSummaryHidden = false;
  focused = 0;
  vi.stubGlobal('window', {
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    removeEventListener: () => {
      listener = undefined;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal('document', {
    documentElement: {
      toggleAttribute: (_name: string, isHidden: boolean) => {
        isSummaryHidden = isHidden;
      },
    },
    querySelector: () => ({ focus: () => focused++ }),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const { acknowledgementMs } = EMBED_LIMITS;
const LAST_NAME = { code: 'lastName.required', field: 'applicant.name.lastName' };
const follow = () =>
  followRefusals({ post: (type, fields) => void said.push({ type, ...fields }) }, 'applicant');
const refuse = (...refused: Refused) => listener?.({ detail: refused });

test('posts rejected answers by code and field without their values, and focuses the first', () => {
  follow();
  refuse(LAST_NAME);
  expect(said).toEqual([
    {
      type: 'validationError',
      id: '1',
      stepId: 'applicant',
      errors: [{ fieldId: LAST_NAME.field, code: LAST_NAME.code }],
    },
  ]);
  expect([isSummaryHidden, focused]).toEqual([true, 1]);
});

test('keeps the summary hidden when the parent acknowledges within a second', () => {
  const { shown } = follow();
  refuse(LAST_NAME);
  shown('1');
  vi.advanceTimersByTime(acknowledgementMs);
  expect(isSummaryHidden).toBe(true);
});

test.each<[string, string[]]>([
  ['that says nothing', []],
  ['that acknowledges another one', ['2', '0', '']],
])('shows the summary after a second to a parent %s', (_who, ids) => {
  const { shown } = follow();
  refuse(LAST_NAME);
  for (const id of ids) shown(id);
  vi.advanceTimersByTime(acknowledgementMs - 1);
  expect(isSummaryHidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSummaryHidden).toBe(false);
});

test('numbers each post, and waits for its own acknowledgement', () => {
  const { shown } = follow();
  refuse(LAST_NAME);
  refuse(LAST_NAME);
  shown('1');
  vi.advanceTimersByTime(acknowledgementMs);
  expect(isSummaryHidden).toBe(false);
  expect(said).toMatchObject([{ id: '1' }, { id: '2' }]);
});

test('posts nothing when no answer is rejected', () => {
  follow();
  refuse();
  expect(said).toEqual([]);
});

test('stops listening when the page is left', () => {
  follow().stop();
  expect(listener).toBeUndefined();
});
