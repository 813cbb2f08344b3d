import { expect, test } from 'vitest';
import { checkEffects } from './check-effects.ts';

const errors = (text: string, path = 'apps/portal/src/a/screen.tsx') =>
  checkEffects([{ path, text }]);

test.each([
  ['a call', "useEffect(() => { void call('sendOtp', {}); }, []);"],
  ['a mutation', "useEffect(() => { void mutate('sending', async () => call('sendOtp')); }, []);"],
  [
    'a mutation whose work stands elsewhere',
    "useEffect(() => { void mutate('sending', work); }, []);",
  ],
  ['the answer of a step-up', "useLayoutEffect(() => { void callStepUp('ssn', {}); });"],
  ['an event of an effect', "const begin = useEffectEvent(() => call('createApplication'));"],
  [
    'a function by its name',
    "const send = () => call('sendOtp'); const press = () => send(); useEffect(() => press(), []);",
  ],
  [
    'a function that is handed over',
    "function send() { return call('sendOtp'); } useEffect(send, []);",
  ],
])('%s in an effect is found', (_what, text) =>
  expect(errors(text)).toEqual(['apps/portal/src/a/screen.tsx: an effect changes something']),
);

test.each([
  ['reading', "useEffect(() => { void call('getApplication'); }, []);"],
  [
    'reading as a mutation',
    "const read = () => mutate('reading', () => call('getApplication')); useEffect(() => void read());",
  ],
  ['telling an event', "useEffect(() => { void call('recordEvent'); }, []);"],
  [
    'a press',
    "const press = () => mutate('sending', () => call('sendOtp')); return <button onClick={press} />;",
  ],
])('%s is none', (_what, text) => expect(errors(`function Screen() { ${text} }`)).toEqual([]));

test('only the pages named in the decision resume an action', () => {
  const text = 'useResumedPress(true, () => begin());';
  expect(errors(text)).toEqual(['apps/portal/src/a/screen.tsx: no page of decision 0039']);
  expect(errors(text, 'apps/portal/src/category/category/screen.tsx')).toEqual([]);
});

test.each([
  [
    'written while a component is drawn',
    'function Screen() { seen.current = 1; return null; }',
    ['Screen'],
  ],
  ['counted in a hook', 'const useCount = () => { if (isOn) seen.current++; };', ['useCount']],
  ['written in an effect', 'function Screen() { useEffect(() => { seen.current = 1; }); }', []],
  [
    'written in an event',
    'function Screen() { return <p onClick={() => { seen.current = 1; }} />; }',
    [],
  ],
  ['read', 'function Screen() { return seen.current; }', []],
])('a ref %s', (_how, text, names) =>
  expect(errors(text)).toEqual(
    names.map((name) => `apps/portal/src/a/screen.tsx: ${name} writes a ref while it is drawn`),
  ),
);
