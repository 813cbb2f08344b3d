import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { BATCHES_OF_FORMS, textBatchOf } from './src/platform/texts/lent-texts.ts';

type TextFile = { path: string; folder: string; locale: string; name: string };

const PORTAL = fileURLToPath(new URL('src/', import.meta.url));
const RULEBOOK = fileURLToPath(new URL('../../packages/rulebook/src/', import.meta.url));

/** Rulebook texts shown by pages, under the folder they are requested by. */
const OF_RULEBOOK = [
  { files: 'texts.*.ts', folder: 'rulebook/fields', name: 'FIELD_TEXTS' },
  { files: 'step-up-texts.*.ts', folder: 'rulebook/step-ups', name: 'STEP_UP_TEXTS' },
  { files: 'core/error-texts.*.ts', folder: 'rulebook/errors', name: 'ERROR_TEXTS' },
];

const localeOf = (path: string): string => /texts\.([\w-]+)\.ts$/.exec(path)?.[1] ?? '';

const textFiles = (): TextFile[] => [
  ...globSync('**/texts.*.ts', { cwd: PORTAL }).flatMap((file) => {
    const folder = file.replaceAll('\\', '/').replace(/\/?[^/]+$/, '');
    return ['', 'platform/texts', 'sign-up/get-started'].includes(folder)
      ? []
      : [{ path: PORTAL + file, folder, locale: localeOf(file), name: 'TEXTS' }];
  }),
  ...OF_RULEBOOK.flatMap(({ files, ...named }) =>
    globSync(files, { cwd: RULEBOOK }).map((file) => ({
      ...named,
      path: RULEBOOK + file,
      locale: localeOf(file),
    })),
  ),
];

export const textChunkOf = (folder: string): string => {
  const batch = textBatchOf(folder);
  return BATCHES_OF_FORMS.includes(batch) ? 'forms' : batch;
};

const ALL = 'virtual:room-texts';
const ONE = `${ALL}/`;

/** Module id for one batch of texts in one locale; its last two parts name the chunk. */
const moduleOf = ({ folder, locale }: TextFile): string =>
  `${ONE}${textBatchOf(folder)}/${textChunkOf(folder)}/${locale}`;

export const textModule = (id: string): { chunk: string; locale: string } | undefined => {
  const [, chunk, locale] = /virtual:room-texts\/[\w-]+\/([\w-]+)\/([\w-]+)$/.exec(id) ?? [];
  return chunk === undefined || locale === undefined ? undefined : { chunk, locale };
};

/**
 * `virtual:room-texts`: loaders of each batch of texts by locale, with the texts keyed by folder. One
 * module per batch, because one import per file would add 140 lines to every visitor's scripts.
 */
export function roomTexts(): Plugin {
  return {
    name: 'room-texts',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      const files = textFiles();
      if (id === `\0${ALL}`) return tableOf(files);
      const own = files.filter((file) => `\0${moduleOf(file)}` === id);
      for (const { path } of own) this.addWatchFile(path);
      const imports = own.map(
        ({ path, name }, at) => `import { ${name} as t${at} } from ${JSON.stringify(path)};`,
      );
      return `${imports.join('\n')}\nexport default { ${own.map(({ folder }, at) => `${JSON.stringify(folder)}: t${at}`).join(', ')} };`;
    },
  };
}

function tableOf(files: readonly TextFile[]): string {
  const byBatch = Map.groupBy(files, ({ folder, locale }) => `${textBatchOf(folder)} ${locale}`);
  const rows = [...byBatch].map(([key, own]) => {
    const loads = [...new Set(own.map(moduleOf))].map(
      (module) => `() => import(${JSON.stringify(module)})`,
    );
    return `${JSON.stringify(key)}: [${loads.join(', ')}]`;
  });
  return `export default { ${rows.join(',\n')} };`;
}
