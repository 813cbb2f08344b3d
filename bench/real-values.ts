import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldId } from '@signet/rulebook/fields';
import type { Market } from '@signet/rulebook/reference/locales';
import {
  CANADIAN_NAMES,
  NOT_PO_BOX_LINES,
  PO_BOX_LINES,
  STORE_NAMES,
  STREET_LINES,
  splitTunedAndHeldOut,
  US_NAMES,
} from '@signet/rulebook/sign-up/real-address-cases';
import { type ValidationResult, validateValues, valuesIn } from '../tools/validate-values.ts';
import { atMost, type Figure, rounded } from './figures.ts';

/**
 * Real values that a rule should all accept; `atMostPercent` limits false rejections.
 * docs/readings.md 130.
 */
type RealList = {
  list: string;
  field: FieldId;
  market: Market;
  values: () => readonly string[] | undefined;
  atMostPercent: number;
};

/** A column of a shared data file; undefined when the data is not available. */
function column(file: string, at: number): string[] | undefined {
  const path = join(process.env.SHARED_DATA ?? '', file);
  if ((process.env.SHARED_DATA ?? '') === '' || !existsSync(path)) return undefined;
  const rows = valuesIn(readFileSync(path, 'utf8')).slice(1);
  return rows
    .map((row) => [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)][at]?.[1] ?? '')
    .map(unquoted);
}

const unquoted = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

const heldBack = (list: readonly string[]) => splitTunedAndHeldOut(list).heldBack;

const LISTS: readonly RealList[] = [
  ...list(
    'routing numbers of the public directory',
    'routingNumber',
    ['US'],
    () => column('us_routing_numbers_fedach.csv', 0),
    0,
  ),
  ...list(
    'institution numbers',
    'institutionNumber',
    ['CA'],
    () => column('ca_institution_numbers.csv', 0),
    0,
  ),
  ...list(
    'EINs of every assigned prefix',
    'ein',
    ['US'],
    () => column('ein_prefixes.csv', 0)?.map((prefix) => `${prefix}-2917365`),
    0,
  ),
  ...list(
    'business names of a public register',
    'legalName',
    ['US', 'CA'],
    () => column('dev_business_names_us.csv', 0),
    0.5,
  ),
  ...list(
    'business names of a public register',
    'storeName',
    ['US', 'CA'],
    () => column('dev_business_names_us.csv', 0),
    0.5,
  ),
  ...list(
    'cities of the routing directory',
    'city',
    ['US'],
    () => column('us_routing_numbers_fedach.csv', 2),
    0,
  ),
  ...list(
    'ZIP codes of the routing directory',
    'zip',
    ['US'],
    () => column('us_routing_numbers_fedach.csv', 4),
    0,
  ),
  ...list('street lines, held back', 'street', ['US', 'CA'], () => heldBack(STREET_LINES), 1.5),
  ...list(
    'street lines, tuned on',
    'street',
    ['US', 'CA'],
    () => splitTunedAndHeldOut(STREET_LINES).tuned,
    1.5,
  ),
  ...list('first names in Canada', 'firstName', ['CA'], () => CANADIAN_NAMES, 0),
  ...list('last names in Canada', 'lastName', ['CA'], () => CANADIAN_NAMES, 0),
  ...list('last names in the US', 'lastName', ['US'], () => US_NAMES, 0),
  ...list('signs of shops', 'storeName', ['CA'], () => STORE_NAMES, 5),
  ...list('signs of shops', 'dba', ['CA'], () => STORE_NAMES, 0.5),
];

function list(
  name: string,
  field: FieldId,
  markets: readonly Market[],
  values: RealList['values'],
  atMostPercent: number,
): RealList[] {
  return markets.map((market) => ({ list: name, field, market, values, atMostPercent }));
}

const validate = (field: FieldId, market: Market, values: readonly string[]): ValidationResult =>
  validateValues(values, { field, market, language: 'en', today: '2026-11-20' });

const percentOf = (part: number, all: number): number =>
  all === 0 ? 0 : rounded((100 * part) / all);

const boxesIn = (values: readonly string[]): { percent: number; taken: Set<string> } => {
  const taken = new Set(
    values.filter((value) => validate('street', 'CA', [value]).byCode['street.poBox'] === 1),
  );
  return { percent: percentOf(taken.size, values.length), taken };
};

export async function measure() {
  const skipped: string[] = [];
  const rules = LISTS.flatMap(({ list: name, field, market, values, atMostPercent }) => {
    const real = values();
    if (real === undefined) {
      skipped.push(`${name}: SHARED_DATA does not name a folder that has it`);
      return [];
    }
    const { accepted, asked, refused, byCode, examples } = validate(field, market, real);
    const refusedPercent: Figure = atMost(percentOf(refused, real.length), atMostPercent);
    return [
      {
        list: name,
        field,
        market,
        values: real.length,
        accepted,
        asked,
        refused,
        refusedPercent,
        byCode,
        examples,
      },
    ];
  });
  const boxes = heldBack(PO_BOX_LINES);
  const places = [...heldBack(NOT_PO_BOX_LINES), ...heldBack(STREET_LINES)];
  const [found, alarms] = [boxesIn(boxes), boxesIn(places)];
  return {
    rules,
    boxes: {
      boxLines: boxes.length,
      missedPercent: atMost(rounded(100 - found.percent), 4),
      missed: boxes.filter((line) => !found.taken.has(line)),
      otherLines: places.length,
      falseAlarmPercent: atMost(alarms.percent, 0.5),
      falseAlarms: [...alarms.taken],
    },
    skipped,
  };
}
