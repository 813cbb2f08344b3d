import { FIRST_NAMES, LAST_NAMES } from '../prediction/person-names.ts';
import { classOf } from './classes.ts';
import { COMPANY_SUFFIXES, GENERIC_WORDS, PLACE_WORDS, PROMOTIONAL_WORDS } from './stop-words.ts';
import { type Example, seededRandom } from './train-model.ts';

type NameVocabulary = { pick: (words: readonly string[]) => string; trade: () => string };

const somebody = ({ pick }: NameVocabulary): string =>
  pick([pick(FIRST_NAMES), pick(LAST_NAMES), `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`]);
const anything = (vocabulary: NameVocabulary): string =>
  vocabulary.pick([
    vocabulary.pick(GENERIC_WORDS),
    vocabulary.pick(PLACE_WORDS),
    vocabulary.pick(PROMOTIONAL_WORDS),
    vocabulary.pick(GENERIC_WORDS),
    somebody(vocabulary),
  ]);

const NAMES: readonly ((vocabulary: NameVocabulary) => string)[] = [
  (vocabulary) =>
    `${anything(vocabulary)} ${vocabulary.trade()} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) =>
    `${anything(vocabulary)} ${vocabulary.trade()} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) =>
    `${anything(vocabulary)} ${anything(vocabulary)} ${vocabulary.trade()} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) => `${vocabulary.pick(FIRST_NAMES)}'s ${vocabulary.trade()}`,
  (vocabulary) => `${vocabulary.trade()} by ${vocabulary.pick(FIRST_NAMES)}`,
  (vocabulary) =>
    `${vocabulary.pick(LAST_NAMES)} & ${vocabulary.pick(['sons', vocabulary.pick(LAST_NAMES)])} ${vocabulary.trade()} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) =>
    `${vocabulary.trade()} ${vocabulary.pick(['of', 'de', 'at', 'on'])} ${vocabulary.pick(PLACE_WORDS)}`,
  (vocabulary) => `the ${anything(vocabulary)} ${vocabulary.trade()}`,
  (vocabulary) =>
    `${vocabulary.trade()} ${vocabulary.pick(GENERIC_WORDS)} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) =>
    `${vocabulary.trade()} & ${vocabulary.trade()} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) =>
    `${anything(vocabulary)} ${vocabulary.trade()} & ${vocabulary.trade()} ${vocabulary.pick(COMPANY_SUFFIXES)}`,
  (vocabulary) =>
    `we ${vocabulary.pick(['sell', 'offer', 'provide', 'do', 'make', 'repair', 'install'])} ${vocabulary.trade()} and ${vocabulary.trade()} for ${vocabulary.pick(['homes', 'businesses', 'people', 'our customers', 'families'])}`,
  (vocabulary) =>
    `${vocabulary.trade()} ${vocabulary.pick(['services', 'service', 'business', 'store', 'shop', 'company', 'sales', 'home based', 'contractor', 'consulting'])}`,
  (vocabulary) =>
    vocabulary.pick([
      `home based ${vocabulary.trade()}`,
      `mobile ${vocabulary.trade()}`,
      `online ${vocabulary.trade()}`,
      `${vocabulary.trade()} - home office only`,
      `office for ${vocabulary.trade()}`,
      `sales of ${vocabulary.trade()} and ${vocabulary.trade()}`,
      `${vocabulary.trade()}, ${vocabulary.trade()}, ${vocabulary.trade()}`,
      `${vocabulary.trade()} / ${vocabulary.trade()}`,
      `providing ${vocabulary.trade()} in ${vocabulary.pick(PLACE_WORDS)} and nearby`,
      `we are a small business that offers ${vocabulary.trade()} and ${vocabulary.trade()}`,
      `I do ${vocabulary.trade()} part time`,
    ]),
  (vocabulary) =>
    vocabulary.pick([
      `services de ${vocabulary.trade()}`,
      `vente et location de ${vocabulary.trade()}`,
      `${vocabulary.trade()} ${vocabulary.pick(PROMOTIONAL_WORDS)}`,
      `${vocabulary.trade()} ${vocabulary.pick(PROMOTIONAL_WORDS)} ${vocabulary.pick(['inc.', 'enr.', 'ltée', ''])}`,
      `entreprise de ${vocabulary.trade()} ${vocabulary.pick(PLACE_WORDS)}`,
      `nous offrons ${vocabulary.trade()} et ${vocabulary.trade()}`,
      `les ${vocabulary.trade()} ${vocabulary.pick(LAST_NAMES)} inc.`,
      `groupe ${vocabulary.trade()} ${vocabulary.pick(PLACE_WORDS)}`,
      `${vocabulary.trade()} ${vocabulary.pick(FIRST_NAMES)} ${vocabulary.pick(LAST_NAMES)} inc.`,
    ]),
  (vocabulary) =>
    `${vocabulary.pick([...GENERIC_WORDS.slice(0, 60), vocabulary.pick(LAST_NAMES), vocabulary.pick(PLACE_WORDS)])}${vocabulary.trade().replaceAll(' ', '')}`, // as in a website
];

/** Generates `count` business names, with trades in proportion to how common they are. */
export function syntheticNames(
  texts: readonly (readonly [text: string, classes: readonly number[]])[],
  {
    prior,
    count,
    weight,
    seed,
  }: { prior: readonly number[]; count: number; weight: number; seed: number },
): Example[] {
  const next = seededRandom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T; // no list is empty
  const byClass = prior.map((): string[] => []);
  for (const [text, classes] of texts)
    if (classes.length === 1) byClass[classes[0] ?? 0]?.push(text);
  const examples: Example[] = [];
  for (const [one, words] of byClass.entries()) {
    if (words.length === 0) continue;
    const times = Math.max(8, Math.round(count * (prior[one] ?? 0)));
    for (let time = 0; time < times; time += 1) {
      const name = pick(NAMES)({ pick, trade: () => pick(words) });
      examples.push({ parts: [name], classes: [one], weight });
    }
  }
  return examples;
}

/**
 * Generates names that do not reveal the trade; the trade follows the shape's table, otherwise its
 * base rate.
 */
export function uninformativeNames({
  prior,
  count,
  weight,
  seed,
}: {
  prior: readonly number[];
  count: number;
  weight: number;
  seed: number;
}): Example[] {
  const next = seededRandom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T; // no list is empty
  const anyClass = (): number => {
    let left = next();
    const one = prior.findIndex((share) => {
      left -= share;
      return left <= 0;
    });
    return Math.max(0, one);
  };
  const places: Readonly<Record<string, () => string>> = {
    first: () => pick(FIRST_NAMES),
    last: () => pick(LAST_NAMES),
    place: () => pick(PLACE_WORDS),
    word: () => pick(GENERIC_WORDS),
    letters: () =>
      pick('abcdefghjklmnprstvw'.split('')) +
      pick('abcdefghjklmnprstvw'.split('')) +
      pick(['', 'c', 'm', 's']),
    suffix: () => pick(COMPANY_SUFFIXES),
    number: () => String(1_000_000 + Math.floor(next() * 8_999_999)),
  };
  const shapes = UNINFORMATIVE_NAME_SHAPES.trim()
    .split('\n')
    .map((row) => {
      const [share = '', names = '', ids = ''] = row.split(' | ');
      return {
        share: Number(share),
        names: names.split(', '),
        classes: ids
          .split(' ')
          .filter(Boolean)
          .map((id) => classOf(Number(id))),
      };
    });
  return shapes.flatMap(({ share, names, classes }) =>
    Array.from({ length: Math.round((count * share) / 100) }, () => {
      // Skewed toward the start of the row, where the likeliest industries are.
      const one =
        classes.length > 0 && next() < 0.75
          ? classes[Math.floor(next() ** 1.6 * classes.length)]
          : undefined;
      const name = pick(names).replace(/\{(\w+)\}/g, (_, place: string) => places[place]?.() ?? '');
      return { parts: [name], classes: [one ?? anyClass()], weight };
    }),
  );
}

/**
 * Shapes of names that do not reveal the trade: `percent | shapes, comma-separated | industries,
 * the likeliest first`. They name the owner rather than the goods; estimated from license
 * registers. Own compilation.
 */
export const UNINFORMATIVE_NAME_SHAPES = `
22 | {first} {last}, {first} {last}, {first} {letters} {last}, {first} {last} {last}, {last} {first}, {first} & {first} {last} | 283 146 133 249 221 163 253 124 230 234 231 147 282 193 149 132 78 301 251 79 200 246 247 254 148 329 235 227
4 | {first} {last} md, dr {first} {last}, {first} {letters} {last} md pa, dr {last}, {first} {last} m.d., {last} {first} md | 124 125 133 127 128 145 131 130
2 | {first} {last} dds, {first} {letters} {last} dds pa, {last} {last} dds, {first} {last} dmd, dr {first} {last} dds pllc | 125
2 | {first} {last} phd, {first} {last} lcsw, {first} {last} lpc, {first} {last} psyd, {first} {last} lmft, {first} {last} ma | 133 133 133 249 131
1 | {first} {last} od, {first} {last} o d | 128
1 | {first} {last} dc, {last} dc | 127
1 | {first} {last} cpa, {last} & {last} cpa, {last} {last} cpas, {first} {last} cpa pllc | 254 254 254 255
1 | {first} {last} pe, {first} {last} aia, {last} & {last} aia, {last} {last} & associates aia | 256
1 | {first} {last} lmt, {first} {last} rmt | 132
1 | {first} {last} dvm | 145
2 | {first} {last} esq, {first} {last} attorney, {first} {letters} {last} pa, {first} {last} pllc, law {first} {last} | 253 253 253 124 254
4 | {last} & {last} llp, {last} {last} & {last} pllc, {last} & {last} pllc, {last} {last} & {last} llp, {last} {last} {last} & {last} pc, {last} & {last}, {last} {last} llp, {last} & {last} pa, {last} & {last} pc | 253 253 253 254 256 125 124 270 272
4 | {last} & {last}, {last} {last} & {last}, {last} {last} and {last}, {last} et {last}, {last} {last} et {last} | 253 254 253 270 254 256
4 | {last} & associés, {last} et associés, {last} {last} s.e.n.c.r.l., {last} {last} {last} s.e.n.c.r.l., {last} {last} et associés inc., {first} {last} and associates, {first} {last} et associés | 253 254 253 254 256 270 249
4 | {last} & associates, {last} and associates inc, {first} {last} & associates, {last} associates {suffix}, {last} & co, {last} group, {last} partners | 249 253 256 254 282 270 258 252 272 283 244
5 | {last} family trust, {last} trust, {last} properties, {last} investments llc, {last} family limited partnership, {last} revocable trust, {last} holdings llc, {place} holdings, {last} living trust, {word} investments, {place} investors | 283 283 283 282 272 249
3 | {place} apartments, {place} {place} llc, the {place} at {place}, {place} village, {word} {place} estates, {place} lp | 283 283 283 215 213 282
6 | {last} enterprises, {last} enterprises llc, {first} enterprises, {word} enterprises inc, {letters} enterprises | 283 200 221 249 163 231 230 234 267 26 13 1 263
6 | {number} alberta ltd, {number} canada inc, {number} ontario inc, {number} bc ltd, {number} quebec inc, {number} manitoba ltd | 221 200 1 26 283 13 230 163 193 36 227 25 249 146 182 213 67 224
8 | {letters} llc, {letters} inc, {letters} {letters} llc, {letters} & {letters} inc, {letters} group, {letters} services, {letters} ltd, {letters} corp | 249 221 200 283 163 1 101 230 263 267 234 290
6 | {last} & sons, {last} bros, {last} brothers inc, {last} & son llc, {last} company, {last} inc, {last} llc, {last} ltd | 221 230 234 200 222 182 59 228 223 227 284
8 | {first}'s, {first}'s place, {first} & {first}'s, chez {first}, {first} and company, {first}s {word}, {word} {first}'s, mama {first}'s | 1 146 21 31 13 38 149 76 20 14 83 32
4 | {word} services, {word} services llc, {last} services, {word} {word} services, {place} services | 163 263 234 231 267 249 223 221 258
4 | {word} group, {word} solutions, {word} solutions llc, {word} {word} group, {place} group, {word} partners, {last} solutions | 249 101 100 258 244 221 272 267
2 | {word} management, {last} management, {word} {place} management llc | 283 249 137 329
2 | {word} international, {word} global, {word} {word} international inc, {place} trading | 249 290 267 288 101
2 | {word} creations, {first} creations, {word} designs, {first}'s designs, {word} collection, {word} by {first} | 78 246 149 38 146 86 76 44 32 250
8 | {word} {word}, {word} {word} llc, {place} {word} inc, the {word} {word}, {word} {place}, {word} inc, {word}, {place} {word} | 1 146 249 38 37 221 149 163 283 67 21
`;
