import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { expect, test } from 'vitest';
import { filesOfAct } from './files-of-act.ts';
import { doubleNames } from './house.ts';
import { productFiles } from './product-code.ts';

const TREE: Readonly<Record<string, string>> = {
  'apps/portal/src/room/page/screen.tsx': `
    import { Card } from '../card.tsx';
    import { useSave } from '../use-save.ts';
    export function Screen() { const save = useSave(); return <Card onPress={save} />; }`,
  'apps/portal/src/room/card.tsx': 'export function Card() { return null; }',
  'apps/portal/src/room/use-save.ts': `
    import type { View } from './view.ts';
    import { explain } from './explain.ts';
    import { LIMIT, TITLES } from './limits.ts';
    import { finish } from './finish.ts';
    import { told } from './told.ts';
    export const useSave = () => (view: View) => { try { if (LIMIT > TITLES.save) finish(told(view)); } catch (error) { explain(error); } };`,
  'apps/portal/src/room/limits.ts': 'export const LIMIT = 3; export const TITLES = { save: 1 };',
  'apps/portal/src/room/told.ts': 'export const told = (view: unknown) => view;',
  'apps/portal/src/room/view.ts': 'export type View = { id: string };',
  'apps/portal/src/room/explain.ts': 'export const explain = (error: unknown) => error;',
  'apps/portal/src/room/finish.ts': 'export const finish = (view: unknown) => view;',
  'apps/api/src/endpoint-loop.ts': `
    import { HANDLERS } from './handlers.ts';
    export const run = (key: keyof typeof HANDLERS) => HANDLERS[key]({ store: undefined });`,
  'apps/api/src/handlers.ts': `
    import { load } from './room/load.ts';
    import { save } from './room/save.ts';
    export const HANDLERS = { load, save };`,
  'apps/api/src/room/load.ts': 'export const load = () => undefined;',
  'apps/api/src/room/save.ts': `
    import { GUARDS } from './guards.ts';
    export const save = async ({ store }) => GUARDS.save(store) && store.things.keep();`,
  'apps/api/src/room/guards.ts': `
    import { described } from './described.ts';
    import { isOpen } from './is-open.ts';
    import { MORE } from './more-guards.ts';
    import { isOther } from './is-other.ts';
    export const GUARDS = { ...MORE, other: (facts) => isOther(facts), save: described('open', (facts) => isOpen(facts)) };`,
  'apps/api/src/room/described.ts':
    'export const described = (says, guard) => Object.assign(guard, { says });',
  'apps/api/src/room/is-open.ts': 'export const isOpen = () => true;',
  'apps/api/src/room/is-other.ts': 'export const isOther = () => true;',
  'apps/api/src/room/more-guards.ts': 'export const MORE = { another: () => true };',
  'apps/api/src/store.ts':
    "import { buildThings } from './room/store.ts'; export const buildStore = () => ({ things: buildThings() });",
  'apps/api/src/room/store.ts': `
    import { list } from './list.ts';
    import { statement } from './statement.ts';
    export function buildThings() {
      const write = () => statement();
      return { keep: () => { const row = write(); return row; }, all: () => { const row = list(); return row; } };
    }`,
  'apps/api/src/room/statement.ts': "export const statement = () => 'insert';",
  'apps/api/src/room/list.ts':
    "import type { statement } from './statement.ts'; export const list = () => [];",
};

function treeOf(tree: Readonly<Record<string, string>>) {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return productFiles(root);
}

test('an act runs its own handler, guard and statement, and neither types, components, refusals, other rows, what is looked up nor what is made before', () => {
  const act = {
    screen: 'apps/portal/src/room/page/screen.tsx',
    loop: 'apps/api/src/endpoint-loop.ts',
    rows: ['save'],
    beside: ['finish'],
  };
  expect(filesOfAct(treeOf(TREE), act)).toEqual([
    'apps/api/src/endpoint-loop.ts',
    'apps/api/src/room/guards.ts',
    'apps/api/src/room/is-open.ts',
    'apps/api/src/room/save.ts',
    'apps/api/src/room/statement.ts',
    'apps/api/src/room/store.ts',
    'apps/portal/src/room/page/screen.tsx',
    'apps/portal/src/room/use-save.ts',
  ]);
});

test('an act that names no file fails', () => {
  expect(() =>
    filesOfAct(treeOf({}), { screen: 'a.tsx', loop: 'b.ts', rows: [], beside: [] }),
  ).toThrow('declare nothing');
});

test('names that two files of a package declare and export are found', () => {
  const files = treeOf({
    'packages/one/src/a.ts': 'export const same = 1;',
    'packages/one/src/b.ts': 'export const same = 2;',
    'packages/one/src/c.ts': "export { same } from './a.ts';",
  });
  expect(doubleNames(files)).toEqual({
    'packages/one same': ['packages/one/src/a.ts', 'packages/one/src/b.ts'],
  });
});
