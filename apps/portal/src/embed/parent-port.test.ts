import { entriesOf } from '@signet/rulebook/core/keys-of';
import {
  EMBED_LIMITS,
  EMBED_NAMESPACE,
  EMBED_VERSION,
  FROM_PARENT,
  type FromParentMessage,
  type FromParentType,
  TO_PARENT,
  type ToParentFields,
  type ToParentType,
} from '@signet/rulebook/partners/embed-messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { openParentPort } from './parent-port.ts';

const SHOP = 'https://shop.example';
const ENVELOPE = { namespace: EMBED_NAMESPACE, version: EMBED_VERSION } as const;

const said: { message: unknown; to: string }[] = [];
let listeners: ((event: object) => void)[] = [];
let now = 0;
const parent = { postMessage: (message: unknown, to: string) => said.push({ message, to }) };

beforeEach(() => {
  said.length = 0;
  listeners = [];
  now = 10_000;
  vi.stubGlobal('window', {
    parent,
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listeners.push(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) => {
      listeners = listeners.filter((one) => one !== listener);
    },
  });
  vi.stubGlobal('performance', { now: () => now });
  return () => vi.unstubAllGlobals();
});

const hear = (data: unknown, { source = parent as object, origin = SHOP } = {}): void => {
  for (const listener of listeners) listener({ source, origin, data });
};

function listening() {
  const heard: FromParentMessage[] = [];
  const stop = openParentPort(SHOP).listen((message) => heard.push(message));
  return { heard, stop };
}

const SENT: { [Type in ToParentType]: ToParentFields<Type> } = {
  loading: {},
  ready: { stepId: 'get-started' },
  heightChanged: { height: 731 },
  stepChanged: { stepId: 'business' },
  focusMoved: { top: 884 },
  focusShown: { top: 884 },
  left: {},
  multistepNavigationChanged: {
    isShown: true,
    isBackDisabled: false,
    isContinueDisabled: true,
    backText: 'Back',
    continueText: 'Continue',
    isLoading: false,
    isBackIconHidden: false,
    maxStep: 8,
    currentStep: 2,
  },
  completed: { outcome: 'approved', applicationId: 'urn:app:1' },
  error: { errorType: 'server.busy', message: 'Try again in a minute.' },
  analytics: { event: 'screen.shown', properties: { screen: 'business' } },
  fullScreenChanged: { isFullScreen: true },
  validationError: {
    id: '1',
    stepId: 'business',
    errors: [{ fieldId: 'company.gpv', code: 'gpv.required' }],
  },
};

test.each(entriesOf<Record<ToParentType, object>>(SENT))(
  '%s goes to the one origin that was allowed, in its envelope',
  (type, fields) => {
    openParentPort(SHOP).post(type, fields as never); // fields of this type, from the table above
    expect(said).toEqual([{ message: { ...fields, ...ENVELOPE, type }, to: SHOP }]);
  },
);

test.each(entriesOf<Record<ToParentType, object>>(SENT))(
  '%s holds what its row says and nothing else',
  (type, fields) => {
    const { fields: own, optional = {} }: { fields: object; optional?: object } = TO_PARENT[type];
    expect(Object.keys(fields).sort()).toEqual(Object.keys({ ...own, ...optional }).sort());
  },
);

const HEARD: { [Type in FromParentType]: object } = {
  init: { locale: 'fr-CA', theme: { cornerRadiusPx: 4 } },
  nextStep: {},
  previousStep: {},
  validationErrorShown: { id: '1' },
};

test.each(entriesOf<Record<FromParentType, object>>(HEARD))(
  'passes on the parent’s %s',
  (type, fields) => {
    const { heard } = listening();
    hear({ ...ENVELOPE, type, ...fields });
    expect(heard).toEqual([{ ...ENVELOPE, type, ...fields }]);
    expect(Object.keys(HEARD).sort()).toEqual(Object.keys(FROM_PARENT).sort());
  },
);

const NEXT = { ...ENVELOPE, type: 'nextStep' };

test.each<[string, unknown, { source?: object; origin?: string }]>([
  ['another window of the same origin', NEXT, { source: {} }],
  [
    'the right window, which has another origin by now',
    NEXT,
    { origin: 'https://evilshop.example' },
  ],
  ['a sandboxed page, which has none', NEXT, { origin: 'null' }],
  ['somebody who leaves the namespace out', { version: EMBED_VERSION, type: 'nextStep' }, {}],
  ['somebody who speaks a later version', { ...NEXT, version: EMBED_VERSION + 1 }, {}],
  [
    'somebody who sends a megabyte',
    { ...ENVELOPE, type: 'validationErrorShown', id: 'x'.repeat(1_000_000) },
    {},
  ],
  ['somebody who sends a text', JSON.stringify(NEXT), {}],
])('ignores a message from %s', (_who, data, from) => {
  const { heard } = listening();
  hear(data, from);
  expect(heard).toEqual([]);
});

test('removes invalid values from a theme and keeps the valid ones', () => {
  const { heard } = listening();
  hear({
    ...ENVELOPE,
    type: 'init',
    theme: { accentColor: 'red;}*{display:none', cornerRadiusPx: 8, background: 'url(//evil)' },
  });
  expect(heard).toMatchObject([{ theme: { cornerRadiusPx: 8 } }]);
  expect(JSON.stringify(heard)).not.toMatch(/display|evil/);
});

test('accepts twenty messages a second and ignores the rest', () => {
  const { heard } = listening();
  for (let nth = 0; nth < 5_000; nth += 1) hear(NEXT);
  expect(heard).toHaveLength(EMBED_LIMITS.messagesPerSecond);
  now += 999;
  hear(NEXT);
  expect(heard).toHaveLength(EMBED_LIMITS.messagesPerSecond);
  now += 1;
  hear(NEXT);
  expect(heard).toHaveLength(EMBED_LIMITS.messagesPerSecond + 1);
});

test('does not count rejected messages against the parent’s limit', () => {
  const { heard } = listening();
  for (let nth = 0; nth < 5_000; nth += 1) hear({ ...NEXT, namespace: 'x' });
  hear(NEXT);
  expect(heard).toHaveLength(1);
});

test('posts and accepts nothing without an allowed origin', () => {
  const heard: FromParentMessage[] = [];
  const silent = openParentPort(undefined);
  silent.post('ready', { stepId: 'get-started' });
  silent.listen((message) => heard.push(message));
  hear(NEXT);
  expect([said, heard]).toEqual([[], []]);
});

test('accepts nothing after it was stopped', () => {
  const { heard, stop } = listening();
  stop();
  hear(NEXT);
  expect(heard).toEqual([]);
});
