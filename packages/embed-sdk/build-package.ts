import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// The emitted declarations include the rulebook's, because consumers install only this package.
const dist = join(import.meta.dirname, 'dist');
const emitted = join(dist, 'emitted');
execFileSync('tsc', ['-p', join(import.meta.dirname, 'tsconfig.types.json'), '--outDir', emitted], {
  stdio: 'inherit',
});
for (const [from, to] of [
  ['embed-sdk/src', '.'],
  ['rulebook/src', 'rulebook'],
] as const)
  cpSync(join(emitted, from), join(dist, to), { recursive: true });
rmSync(emitted, { recursive: true });
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.d.ts'),
)) {
  const path = join(dist, file);
  const rulebook = relative(dirname(path), join(dist, 'rulebook')) || '.';
  const text = readFileSync(path, 'utf8')
    .replace(
      /(['"])@signet\/rulebook\/([\w/-]+)\1/g,
      (_, quote: string, name: string) => `${quote}./${rulebook}/${name}.js${quote}`,
    )
    .replace(/(from ['"][^'"]+)\.tsx?(['"])/g, '$1.js$2');
  writeFileSync(path, text);
}

// Partners' developers have no access to this repository, so the page of events ships with the
// package.
const events = readFileSync(
  join(import.meta.dirname, '../../docs/generated/embed-messages.md'),
  'utf8',
);
writeFileSync(join(dist, 'EVENTS.md'), events.replace(/^<!--.*-->\n\n/, ''));
cpSync(join(import.meta.dirname, 'README.md'), join(dist, 'README.md'));
cpSync(join(import.meta.dirname, '../../LICENSE'), join(dist, 'LICENSE'));

// The packed manifest points at the built modules instead of the workspace's source paths.
const {
  name,
  version,
  description,
  license,
  type,
  peerDependencies,
  peerDependenciesMeta,
  exports,
} = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const built = Object.fromEntries(
  Object.entries<string>(exports).map(([path, source]) => {
    const module = source.replace('./src/', './').replace(/\.tsx?$/, '');
    return [path, { types: `${module}.d.ts`, default: `${module}.js` }];
  }),
);
const packed = {
  name,
  version,
  description,
  license,
  type,
  sideEffects: ['./define-element.js', './v1.js'],
  exports: { ...built, './v1.js': './v1.js' },
  peerDependencies,
  peerDependenciesMeta,
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
