import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESCRIBED_INDUSTRIES } from '../described-industries.ts';
import { classesOf, classesOfCode, classOf, rowsOf } from './classes.ts';
import { NAICS_INDUSTRIES } from './naics-industries.ts';
import { OSM_PLACES } from './osm-places.ts';
import { TRADE_WORDS } from './trade-words/trade-words.ts';

/** A sample business with its accepted codes; `first` is the main one. */
export type SampleBusiness = { name: string; codes: readonly string[]; first: string };
export type Brand = { name: string; codes: readonly number[]; isHere: boolean };

/** Reads a file from the SHARED_DATA folder; throws Error when the variable is unset. */
function dataFile(name: string): string {
  const folder = process.env.SHARED_DATA;
  if (folder === undefined || folder === '')
    throw new Error('SHARED_DATA does not name the folder with the data to learn from');
  return readFileSync(`${folder}/${name}`, 'utf8');
}

export const sampleBusinesses = (): SampleBusiness[] =>
  rowsOf(dataFile('dev_business_names_us.csv')).map(([name = '', , codes = '', first = '']) => ({
    name,
    codes: codes.split('|'),
    first,
  }));

/**
 * How the sample's register describes kinds of business, each with every code accepted for it.
 * Never learned.
 */
export function registerDescriptions(): { text: string; codes: readonly string[] }[] {
  const byText = Map.groupBy(
    rowsOf(dataFile('dev_business_names_us.csv')),
    ([, , , , source = '']) => source.replace(/^lr:/, ''),
  );
  return [...byText].map(([text, rows]) => ({
    text,
    codes: rows.flatMap(([, , codes = '']) => codes.split('|')),
  }));
}

/** Stable bucket of a name, 0 to 9; splits a source into training and evaluation data. */
export const stableFoldIndex = (name: string): number =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % 10;

export const industryTexts = (): [text: string, classes: number[]][] =>
  DESCRIBED_INDUSTRIES.flatMap(({ id, label, keywords }) =>
    [label.en, label.fr, ...keywords.en, ...keywords.fr].map((text): [string, number[]] => [
      text,
      [classOf(id)],
    ]),
  );

/** Our own trade terms, English and French; a term shared by trades yields one sample for each. */
export const tradeTexts = (): [text: string, classes: number[]][] =>
  TRADE_WORDS.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [ids = '', ...languages] = line.split(' | ');
        return languages.flatMap((words) =>
          words
            .split(', ')
            .flatMap((word) =>
              classesOf(ids.trim()).map((one): [string, number[]] => [word.trim(), [one]]),
            ),
        );
      }),
  );

const NAICS = new Map(
  NAICS_INDUSTRIES.trim()
    .split(/\s*[|\n]\s*/)
    .map((row) => {
      const [code = '', ids = ''] = row.trim().split(' ');
      return [code, ids] as const;
    }),
);

function naicsClasses(code: string): number[] {
  for (let size = code.length; size > 1; size -= 1) {
    const ids = NAICS.get(code.slice(0, size));
    if (ids !== undefined) return classesOf(ids);
  }
  return [];
}

/** Phrases of the NAICS index; "Contractors, plumbing" also yields "plumbing contractors". */
export const naicsTexts = (): { code: string; text: string; classes: number[] }[] =>
  rowsOf(dataFile('naics_index_2022.csv')).flatMap(([code = '', text = '']) => {
    const classes = naicsClasses(code);
    return classes.length === 0 ? [] : [{ code, text, classes }];
  });

type Preset = {
  id: string;
  name_en: string;
  terms_en: string[];
  name_fr: string | null;
  terms_fr: string[];
};

export const osmTexts = (): [text: string, classes: number[]][] =>
  (JSON.parse(dataFile('osm_business_presets_en_fr.json')) as Preset[]).flatMap(
    ({ id, name_en, terms_en, name_fr, terms_fr }) => {
      const ids = placeIds(id);
      if (ids === undefined) return [];
      return [name_en, ...terms_en, name_fr ?? '', ...terms_fr]
        .filter(Boolean)
        .map((text): [string, number[]] => [text, classesOf(ids)]);
    },
  );

const PLACES = new Map(
  OSM_PLACES.trim()
    .split(/\n+/)
    .map((row): [string, string] => {
      const [place = '', id = ''] = row.trim().split(' ');
      return [place, id];
    }),
);
const placeIds = (id: string): string | undefined =>
  PLACES.get(id) ?? (id.includes('/') ? PLACES.get(id.replace(/\/[^/]+$/, '')) : undefined);

export const codeTexts = (): [text: string, classes: number[]][] =>
  [
    ...rowsOf(dataFile('mcc_names_2026.csv')).map(([mcc = '', name = '']): [string, number[]] => [
      name,
      [...classesOfCode(mcc)],
    ]),
    ...rowsOf(dataFile('mcc_codes.csv')).flatMap(([mcc = '', ...names]) =>
      [...new Set(names.slice(0, 4))].map((name): [string, number[]] => [
        name,
        [...classesOfCode(mcc)],
      ]),
    ),
  ].filter(([name, classes]) => name !== '' && classes.length > 0);

type Index = {
  nsi: Record<
    string,
    {
      items: {
        displayName: string;
        locationSet: { include: unknown[] };
        matchNames?: string[];
        tags: Record<string, string>;
      }[];
    }
  >;
};
const PART_OF_A_PLACE =
  /^(power|man_made|highway|transit|advertising|emergency|pipeline|telecom|flags|route|boundary)$/;

const TRAINING_DATA = fileURLToPath(new URL('../../training-data/', import.meta.url));

/**
 * Installs the name-suggestion-index at its locked version on first use: 95 MB that only training
 * needs.
 */
function chainsFile(): string {
  const file = `${TRAINING_DATA}node_modules/name-suggestion-index/dist/json/nsi.min.json`; // the package exports only code
  if (!existsSync(file))
    execFileSync('npm', ['ci', '--ignore-scripts'], {
      cwd: TRAINING_DATA,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  return readFileSync(file, 'utf8');
}

/**
 * Chains of the name-suggestion-index whose trade is in our table; `isHere` means in the US or
 * Canada.
 */
export function brands(): Brand[] {
  const { nsi } = JSON.parse(chainsFile()) as Index;
  return Object.entries(nsi).flatMap(([path, { items }]) => {
    const [, key = '', value = ''] = path.split('/');
    if (PART_OF_A_PLACE.test(key)) return [];
    return items.flatMap(({ displayName, locationSet, matchNames = [], tags }): Brand[] => {
      const ids = [tags.cuisine, tags.shop, '']
        .map((more) => placeIds(`${key}/${value}/${String(more).split(';')[0]}`))
        .find((found) => found !== undefined);
      if (ids === undefined) return [];
      const isHere = locationSet.include.some(
        (place) => typeof place === 'string' && /^(001|us|ca)(-|$)/.test(place),
      );
      const names = [
        ...new Set([displayName, tags.name ?? '', tags.brand ?? '', ...(isHere ? matchNames : [])]),
      ].filter((name) => /^[\p{sc=Latin}\p{Nd}\p{P}\p{Zs}\p{S}]+$/u.test(name));
      return names.map((name) => ({
        name: name.replace(/ \(.*\)$/, ''),
        codes: classesOf(ids),
        isHere,
      }));
    });
  });
}
