import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { GENERATED, generatedDocs } from '../docs/docs.ts';
import { filesBelow } from '../source-files.ts';

export function checkDocs(stored: Readonly<Record<string, string>> = storedDocs()): string[] {
  const wanted = generatedDocs();
  const stale = Object.keys(wanted).filter((name) => stored[name] !== wanted[name]);
  const left = Object.keys(stored).filter((name) => wanted[name] === undefined);
  return [
    ...stale.map((name) => `docs/generated/${name} is stale: run npm run docs`),
    ...left.map((name) => `docs/generated/${name} is written by nothing`),
  ];
}

function storedDocs(): Record<string, string> {
  if (!existsSync(GENERATED)) return {};
  return Object.fromEntries(
    readdirSync(GENERATED).map((name) => [name, readFileSync(join(GENERATED, name), 'utf8')]),
  );
}

/** Addresses of the product, and places where one is filled in, are no files. */
const LINK = /\]\((?!https?:|mailto:|#|\/api\/|\{)([^)#]+)/g;
const NAMED_FILE = /`([\w-][\w./-]*\.(?:tsx?|css|json|ya?ml|md|sql|txt))`/g;

/** Pages that describe past states, so the files they name may be gone. */
const HISTORY = /^(?:docs\/decisions\/|CHANGELOG\.md$)/;

/** Files created by the how-tos' examples, and one that a download provides. */
const MADE = /NNNN-|(?:^|[./])es(?:-US)?\.|\/bank-statement\/|training-data\//;

export function checkNamedFiles(
  pages: Readonly<Record<string, string>> = writtenPages(),
  files: readonly string[] = projectFiles(),
): string[] {
  const paths = files.map((file) => `/${file}`);
  return Object.entries(pages).flatMap(([page, text]) => {
    const links = [...text.matchAll(LINK)].map(([, to = '']) => join(dirname(page), to));
    const named = HISTORY.test(page)
      ? []
      : [...text.matchAll(NAMED_FILE)]
          .map(([, file = '']) => file)
          .filter((file) => !MADE.test(file));
    return [
      ...links
        .filter((to) => !paths.some((path) => `${path}/`.startsWith(`/${to}/`)))
        .map((to) => `${page} links to ${to}, which is not there`),
      ...named
        .filter((file) => !paths.some((path) => path.endsWith(`/${file}`)))
        .map((file) => `${page} names ${file}, which is not there`),
    ];
  });
}

const projectFiles = (): string[] => [
  ...readdirSync(PROJECT),
  ...['apps', 'bench', 'docs', 'e2e', 'ops', 'packages', 'tools'].flatMap((folder) =>
    filesBelow(join(PROJECT, folder)).map((path) => relative(PROJECT, path).replaceAll('\\', '/')),
  ),
];

const writtenPages = (): Record<string, string> =>
  Object.fromEntries(
    projectFiles()
      .filter((path) => path.endsWith('.md') && !path.startsWith('docs/generated/'))
      .map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')]),
  );

if (import.meta.main) for (const finding of checkDocs()) console.log(finding);
