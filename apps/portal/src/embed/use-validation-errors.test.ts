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

test('refused answers are posted by code and field, never what was typed; the first refused field has the focus', () => {
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

test('a parent that shows them says so within a second, and the summary stays away', () => {
  const { shown } = follow();
  refuse(LAST_NAME);
  shown('1');
  vi.advanceTimersByTime(acknowledgementMs);
  expect(isSummaryHidden).toBe(true);
});

test.each<[string, string[]]>([
  ['that says nothing', []],
  ['that acknowledges another one', ['2', '0', '']],
])('a parent %s loses nothing: after a second the summary shows', (_who, ids) => {
  const { shown } = follow();
  refuse(LAST_NAME);
  for (const id of ids) shown(id);
  vi.advanceTimersByTime(acknowledgementMs - 1);
  expect(isSummaryHidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSummaryHidden).toBe(false);
});

test('each refusal has a number of its own, and waits for its own acknowledgement', () => {
  const { shown } = follow();
  refuse(LAST_NAME);
  refuse(LAST_NAME);
  shown('1');
  vi.advanceTimersByTime(acknowledgementMs);
  expect(isSummaryHidden).toBe(false);
  expect(said).toMatchObject([{ id: '1' }, { id: '2' }]);
});

test('answers that are right after all are no message', () => {
  follow();
  refuse();
  expect(said).toEqual([]);
});

test('a page that is left tells nothing more', () => {
  follow().stop();
  expect(listener).toBeUndefined();
});
