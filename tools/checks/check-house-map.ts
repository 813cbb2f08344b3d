import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';

/**
 * The source trees divided into rooms, with their folders that are not rooms: layers below, around
 * or next to them.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'packages/rulebook/src': ['core', 'reference'],
  'apps/api/src': [
    'api-reference',
    'application',
    'migrations',
    'platform',
    'portal-pages',
    'testing',
  ],
  'apps/portal/src': ['embed', 'platform', 'shell'],
};

const PLACES = ['apps', 'packages'];

function namesInTable(text: string, head: string): string[] {
  const [, rows = ''] =
    new RegExp(`^\\| ${head} \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n?)+)`, 'm').exec(text) ?? [];
  return rows
    .split('\n')
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
}

type House = { readme: string; foldersIn: (folder: string) => readonly string[] };

/** Rooms and places that the README's map lists but do not exist, and those it omits. */
export function checkHouseMap(
  { readme, foldersIn }: House = { readme: README(), foldersIn: foldersOf },
): string[] {
  const rooms = Object.entries(PARTS).flatMap(([part, others]) =>
    foldersIn(part).filter((folder) => !others.includes(folder)),
  );
  const places = PLACES.flatMap((place) => foldersIn(place).map((folder) => `${place}/${folder}`));
  const there = foldersIn('.');
  return [
    ...differences('room', namesInTable(readme, 'room'), rooms, (name) => rooms.includes(name)),
    ...differences(
      'place',
      namesInTable(readme, 'place'),
      places,
      (name) => places.includes(name) || there.includes(name),
    ),
  ];
}

const differences = (
  what: string,
  named: readonly string[],
  found: readonly string[],
  isThere: (name: string) => boolean,
): string[] => [
  ...named
    .filter((name) => !isThere(name))
    .map((name) => `README.md names the ${what} ${name}, which is not there`),
  ...[...new Set(found)]
    .filter((name) => !named.includes(name))
    .map((name) => `README.md does not name the ${what} ${name}`),
];

const README = (): string => readFileSync(join(PROJECT, 'README.md'), 'utf8');
const foldersOf = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
