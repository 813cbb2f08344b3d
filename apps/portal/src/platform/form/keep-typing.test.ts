import type { TypedAnswers } from '@signet/rulebook/core/form';
import { LIMITS } from '@signet/rulebook/core/limits';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { bootAt } from '@signet/testing/sample-boot';
import { ApiError } from '@signet/web/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTypingQueue, follow, keptByServer } from './keep-typing.ts';
import { keptInTab, type Typing } from './kept-in-tab.ts';

const typed = (city: string): TypedAnswers => ({
  typed: { 'company.address.city': city },
  over: {},
});
const NOTHING: TypedAnswers = { typed: {}, over: {} };

describe('the queue of typed answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queueWith(...answers: (Error | boolean)[]) {
    const sent: TypedAnswers[] = [];
    const onMoved = vi.fn();
    const send = async (kept: TypedAnswers) => {
      sent.push(kept);
      const answer = answers.shift() ?? true;
      if (answer instanceof Error) throw answer;
      return { kept: answer };
    };
    return {
      sent,
      onMoved,
      queue: createTypingQueue({ send, known: undefined, onMoved, onKept: () => undefined }),
    };
  }

  test('sends one request at a time, the newest answers next, and each once', async () => {
    const { queue, sent } = queueWith();
    for (const city of ['Oak', 'Oakl', 'Oakland', 'Oakland']) queue.put(typed(city));
    await vi.runAllTimersAsync();
    expect(sent).toEqual([typed('Oak'), typed('Oakland')]);
  });

  test('sends nothing before anything is typed, and withdraws what was typed back', async () => {
    const { queue, sent } = queueWith();
    queue.put(NOTHING);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    queue.put(typed('Oakland'));
    await vi.runAllTimersAsync();
    queue.put(NOTHING);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([typed('Oakland'), NOTHING]);
  });

  test('waits while offline, and sends when the connection returns or after a pause', async () => {
    const { queue, sent } = queueWith(
      new ApiError('network.failed'),
      new ApiError('network.failed'),
    );
    queue.put(typed('Oakland'));
    await vi.advanceTimersByTimeAsync(0);
    queue.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(LIMITS.typedAnswersRetryMs);
    expect(sent).toHaveLength(3);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(3);
  });

  test('stops once the application is submitted, and continues after a rejected answer', async () => {
    const over = queueWith(new ApiError('application.alreadySubmitted'));
    const refused = queueWith(new ApiError('request.validationFailed'));
    for (const { queue } of [over, refused]) {
      queue.put(typed('Oakland'));
      await vi.runAllTimersAsync();
      queue.put(typed('Berkeley'));
      await vi.runAllTimersAsync();
    }
    expect([over.sent.length, refused.sent.length]).toEqual([1, 2]);
  });

  test('reports that the form was saved elsewhere', async () => {
    const { queue, onMoved } = queueWith(false);
    queue.put(typed('Oakland'));
    await vi.runAllTimersAsync();
    expect(onMoved).toHaveBeenCalledOnce();
  });
});

describe('a form’s unsaved answers', () => {
  const loaded = {
    'company.registered': true,
    'company.address.line1': '1 Main St',
    'company.address.city': 'Boulder',
  } as const;
  const typing = (values: Typing['values']): Typing => ({
    form: 'address',
    rows: { ...ADDRESS_FIELDS, ...TAX_ID_FIELDS },
    context: {
      market: 'US',
      today: '2026-11-20',
      issued: ISSUED_RANGES,
      flags: bootAt('/', 'en-US').flags,
    },
    loaded,
    initial: loaded,
    values: { ...loaded, ...values },
    place: '/',
    typedAnswers: {},
    refresh: undefined,
    isSending: false,
    isSaved: false,
  });

  test('the server keeps valid ones, the tab also incomplete ones, and neither keeps a tax id', () => {
    const values = typing({
      'company.address.zip': '941',
      'company.address.city': 'Oakland ',
      'company.governmentIdentification.value': '842810001',
    });
    expect(keptByServer(values).typed).toEqual({ 'company.address.city': 'Oakland' });
    expect(keptInTab(values)).toEqual({
      'company.address.zip': '941',
      'company.address.city': 'Oakland ',
    });
  });

  test('are kept with the confirmation of the same value, without that of another', () => {
    const names = {
      'applicant.name.lastName': 'Test',
      'confirmed.applicant.name.lastName': 'Test',
    } as const;
    const values = { ...typing({}), form: 'applicant' as const, rows: NAME_FIELDS, values: names };
    expect(keptByServer(values).typed).toEqual(names);
    expect(keptInTab(values)).toEqual(names);
    expect(
      keptByServer({ ...values, values: { ...names, 'applicant.name.lastName': 'Owner' } }).typed,
    ).toEqual({
      'applicant.name.lastName': 'Owner',
    });
  });

  test('record an emptied answer, together with the saved answers they override', () => {
    const { typed: kept, over } = keptByServer(typing({ 'company.address.city': '' }));
    expect(kept).toEqual({ 'company.address.city': '' });
    expect(over).toMatchObject({
      'company.address.line1': '1 Main St',
      'company.address.city': 'Boulder',
      'company.address.zip': '',
    });
    expect(over).not.toHaveProperty(['company.governmentIdentification.value']);
  });

  test('reach the tab with each letter, because the host may remove the frame at any moment', () => {
    const kept = new Map<string, string>();
    const nowhere = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('window', { ...nowhere, location: { pathname: '/applicant' } });
    vi.stubGlobal('document', nowhere);
    vi.stubGlobal('sessionStorage', {
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    let values: Typing['values'] = {};
    const { note, stop } = follow(() => typing(values));
    values = { 'company.address.city': 'Oak' };
    note();
    expect([...kept]).toEqual([['typed:/', JSON.stringify({ 'company.address.city': 'Oak' })]]);
    stop();
    vi.unstubAllGlobals();
  });
});
