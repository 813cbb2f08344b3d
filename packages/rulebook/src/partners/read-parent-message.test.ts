import { describe, expect, test } from 'vitest';
import {
  EMBED_NAMESPACE,
  EMBED_PARAMETERS,
  EMBED_VERSION,
  type EmbedParameter,
  type FromParentMessage,
  TO_PARENT,
  type ToParentMessage,
} from './embed-messages.ts';
import { readParentMessage, readTheme } from './read-parent-message.ts';

const envelope = { namespace: EMBED_NAMESPACE, version: EMBED_VERSION } as const;

test.each<[string, FromParentMessage]>([
  ['init with nothing', { ...envelope, type: 'init' }],
  [
    'init with a language and a look',
    {
      ...envelope,
      type: 'init',
      locale: 'fr-CA',
      theme: { colorScheme: 'dark', accentColor: '#0a5c36' },
    },
  ],
  ['next', { ...envelope, type: 'nextStep' }],
  ['previous', { ...envelope, type: 'previousStep' }],
  ['an acknowledgement', { ...envelope, type: 'validationErrorShown', id: '3' }],
])('%s is read unchanged', (_name, message) => expect(readParentMessage(message)).toEqual(message));

const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, at]));

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', JSON.stringify({ ...envelope, type: 'nextStep' })],
  ['a number', 1],
  ['a list', [EMBED_NAMESPACE]],
  ['no namespace', { version: EMBED_VERSION, type: 'nextStep' }],
  ['another namespace', { ...envelope, namespace: 'signet', type: 'nextStep' }],
  ['the namespace in a list', { ...envelope, namespace: [EMBED_NAMESPACE], type: 'nextStep' }],
  ['another version', { ...envelope, version: '1', type: 'nextStep' }],
  ['no type', envelope],
  ['a type of the other direction', { ...envelope, type: 'completed' }],
  ['a type of every object', { ...envelope, type: 'constructor' }],
  ['__proto__ as type', { ...envelope, type: '__proto__' }],
  ['a thousand fields', { ...many, ...envelope, type: 'nextStep' }],
  ['an acknowledgement of nothing', { ...envelope, type: 'validationErrorShown' }],
  [
    'an acknowledgement of a megabyte',
    { ...envelope, type: 'validationErrorShown', id: 'x'.repeat(1_000_000) },
  ],
])('%s is ignored', (_name, data) => expect(readParentMessage(data)).toBeUndefined());

test('unknown properties and invalid values of a message are dropped', () => {
  const sent = {
    ...envelope,
    type: 'init',
    token: 'stolen',
    applicationId: 'other',
    locale: 'xx',
    theme: '<style>',
    html: '<img src=x>',
  };
  expect(readParentMessage(sent)).toEqual({ ...envelope, type: 'init', theme: {} });
});

describe('a theme from the parent', () => {
  test.each<[string, object]>([
    ['a style sheet in a colour', { accentColor: '#fff;} body { display: none' }],
    ['an address in a colour', { accentColor: 'url(https://evil.test/x)' }],
    ['a variable in a colour', { accentColor: 'var(--ink)' }],
    ['a colour with transparency', { accentColor: '#ffffff00' }],
    ['a name of a colour', { accentColor: 'transparent' }],
    ['a list in a colour', { accentColor: ['#ffffff'] }],
    ['a corner as text', { cornerRadiusPx: '8px' }],
    ['a corner of a screen', { cornerRadiusPx: 10_000 }],
    ['a negative corner', { cornerRadiusPx: -1 }],
    ['no number', { cornerRadiusPx: Number.NaN }],
    ['another scheme', { colorScheme: 'none' }],
    ['an invalid token', { fontFamily: 'evil', '--ink': '#fff' }],
    ['a list', ['dark']],
    ['a thousand tokens', { ...many, colorScheme: 'dark' }],
  ])('%s is dropped', (_name, theme) => expect(readTheme(theme)).toEqual({}));

  test('keeps its valid values', () => {
    expect(readTheme({ colorScheme: 'dark', accentColor: 'red', cornerRadiusPx: 4 })).toEqual({
      colorScheme: 'dark',
      cornerRadiusPx: 4,
    });
  });
});

test('messages to the parent have exactly the properties of their row', () => {
  const completed: ToParentMessage = { ...envelope, type: 'completed', outcome: 'approved' };
  const height: ToParentMessage = { ...envelope, type: 'heightChanged', height: 735 };
  expect(Object.keys(height)).toEqual([
    ...Object.keys(envelope),
    'type',
    ...Object.keys(TO_PARENT.heightChanged.fields),
  ]);
  expect(Object.keys(completed)).toEqual([
    ...Object.keys(envelope),
    'type',
    ...Object.keys(TO_PARENT.completed.fields),
  ]);
});

test('a frame’s mode may be given by its older name', () => {
  const names: EmbedParameter[] = ['onboardingMode', 'mode'];
  expect(names.map((name) => EMBED_PARAMETERS[name])).toEqual(['mode', 'mode']);
});

test('a language without a region means the variant that we have', () => {
  expect(readParentMessage({ ...envelope, type: 'init', locale: 'fr' })).toMatchObject({
    locale: 'fr-CA',
  });
  expect(readParentMessage({ ...envelope, type: 'init', locale: 'de' })).not.toHaveProperty(
    'locale',
  );
});
