import { expect, test } from 'vitest';
import { checkHouseMap } from './check-house-map.ts';

const MAP = [
  '| room | what it is about |',
  '|---|---|',
  '| `phone` | proving a phone |',
  '| `bank` | accounts |',
  '',
  '| place | what |',
  '|---|---|',
  '| `apps/api` | the calls |',
  '| `e2e`, `tools` | journeys and checks |',
  '',
].join('\n');

const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  '.': ['apps', 'e2e', 'packages', 'tools'],
  apps: ['api'],
  packages: [],
  'packages/rulebook/src': ['core', 'phone', 'reference'],
  'apps/api/src': ['bank', 'phone', 'platform'],
  'apps/portal/src': ['bank', 'embed', 'shell'],
};
const errors = (changed: Readonly<Record<string, readonly string[]>>) =>
  checkHouseMap({ readme: MAP, foldersIn: (folder) => ({ ...FOLDERS, ...changed })[folder] ?? [] });

test('a map that names each room and place once is right', () => expect(errors({})).toEqual([]));

test.each([
  [
    'a room that no package has any more',
    { 'apps/api/src': ['phone'], 'apps/portal/src': [] },
    'README.md names the room bank, which is not there',
  ],
  [
    'a room that came since',
    { 'apps/portal/src': ['bank', 'orders'] },
    'README.md does not name the room orders',
  ],
  [
    'an unknown folder beneath the rooms',
    { 'apps/api/src': ['bank', 'lib', 'phone'] },
    'README.md does not name the room lib',
  ],
  [
    'a package that came since',
    { packages: ['ui'] },
    'README.md does not name the place packages/ui',
  ],
  ['an app that went', { apps: [] }, 'README.md names the place apps/api, which is not there'],
  [
    'a folder at the top that went',
    { '.': ['apps', 'tools'] },
    'README.md names the place e2e, which is not there',
  ],
])('%s is found', (_what, changed, error) => expect(errors(changed)).toEqual([error]));
