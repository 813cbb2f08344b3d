import { FIRST_NAMES, LAST_NAMES } from '../prediction/person-names.ts';
import { GENERIC, PLACES, SOUNDING, SUFFIXES } from './stop-words.ts';
import { SILENT_SHAPES } from './zz-tools-categories-silent-shapes.ts';
import { classOf } from './classes.ts';
import { type Example, numbersFrom } from './train-model.ts';

type Say = { pick: (words: readonly string[]) => string; trade: () => string };

const somebody = ({ pick }: Say): string => pick([pick(FIRST_NAMES), pick(LAST_NAMES), `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`]);
const anything = (say: Say): string =>
  say.pick([say.pick(GENERIC), say.pick(PLACES), say.pick(SOUNDING), say.pick(GENERIC), somebody(say)]);

/** How businesses are named: who, where or what sounds good, and what they do. */
const NAMES: readonly ((say: Say) => string)[] = [
  (say) => `${anything(say)} ${say.trade()} ${say.pick(SUFFIXES)}`,
  (say) => `${anything(say)} ${say.trade()} ${say.pick(SUFFIXES)}`,
  (say) => `${anything(say)} ${anything(say)} ${say.trade()} ${say.pick(SUFFIXES)}`,
  (say) => `${say.pick(FIRST_NAMES)}'s ${say.trade()}`,
  (say) => `${say.trade()} by ${say.pick(FIRST_NAMES)}`,
  (say) => `${say.pick(LAST_NAMES)} & ${say.pick(['sons', say.pick(LAST_NAMES)])} ${say.trade()} ${say.pick(SUFFIXES)}`,
  (say) => `${say.trade()} ${say.pick(['of', 'de', 'at', 'on'])} ${say.pick(PLACES)}`,
  (say) => `the ${anything(say)} ${say.trade()}`,
  (say) => `${say.trade()} ${say.pick(GENERIC)} ${say.pick(SUFFIXES)}`,
  (say) => `${say.trade()} & ${say.trade()} ${say.pick(SUFFIXES)}`,
  (say) => `${anything(say)} ${say.trade()} & ${say.trade()} ${say.pick(SUFFIXES)}`,
  (say) =>
    `we ${say.pick(['sell', 'offer', 'provide', 'do', 'make', 'repair', 'install'])} ${say.trade()} and ${say.trade()} for ${say.pick(['homes', 'businesses', 'people', 'our customers', 'families'])}`,
  (say) =>
    `${say.trade()} ${say.pick(['services', 'service', 'business', 'store', 'shop', 'company', 'sales', 'home based', 'contractor', 'consulting'])}`,
  (say) =>
    say.pick([
      `home based ${say.trade()}`,
      `mobile ${say.trade()}`,
      `online ${say.trade()}`,
      `${say.trade()} - home office only`,
      `office for ${say.trade()}`,
      `sales of ${say.trade()} and ${say.trade()}`,
      `${say.trade()}, ${say.trade()}, ${say.trade()}`,
      `${say.trade()} / ${say.trade()}`,
      `providing ${say.trade()} in ${say.pick(PLACES)} and nearby`,
      `we are a small business that offers ${say.trade()} and ${say.trade()}`,
      `I do ${say.trade()} part time`,
    ]),
  (say) =>
    say.pick([
      `services de ${say.trade()}`,
      `vente et location de ${say.trade()}`,
      `${say.trade()} ${say.pick(SOUNDING)}`,
      `${say.trade()} ${say.pick(SOUNDING)} ${say.pick(['inc.', 'enr.', 'ltée', ''])}`,
      `entreprise de ${say.trade()} ${say.pick(PLACES)}`,
      `nous offrons ${say.trade()} et ${say.trade()}`,
      `les ${say.trade()} ${say.pick(LAST_NAMES)} inc.`,
      `groupe ${say.trade()} ${say.pick(PLACES)}`,
      `${say.trade()} ${say.pick(FIRST_NAMES)} ${say.pick(LAST_NAMES)} inc.`,
    ]),
  (say) => `${say.pick([...GENERIC.slice(0, 60), say.pick(LAST_NAMES), say.pick(PLACES)])}${say.trade().replaceAll(' ', '')}`, // as in a website
];

/** Made-up businesses: `count` of them, each trade as often as it is common, named as businesses are named. */
export function madeUpNames(
  texts: readonly (readonly [text: string, classes: readonly number[]])[],
  { prior, count, weight, seed }: { prior: readonly number[]; count: number; weight: number; seed: number },
): Example[] {
  const next = numbersFrom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T; // none of the lists is empty
  const byClass = prior.map((): string[] => []);
  for (const [text, classes] of texts) if (classes.length === 1) byClass[classes[0] ?? 0]?.push(text);
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

/** Names that say nothing of the trade, only who or how: their trade is as likely as the shape's table says, and else as it is common. */
export function silentNames({
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
  const next = numbersFrom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T; // as above
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
    place: () => pick(PLACES),
    word: () => pick(GENERIC),
    letters: () => pick('abcdefghjklmnprstvw'.split('')) + pick('abcdefghjklmnprstvw'.split('')) + pick(['', 'c', 'm', 's']),
    suffix: () => pick(SUFFIXES),
    number: () => String(1_000_000 + Math.floor(next() * 8_999_999)),
  };
  const shapes = SILENT_SHAPES.trim()
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
      // The first of a row are the likeliest.
      const one = classes.length > 0 && next() < 0.75 ? classes[Math.floor(next() ** 1.6 * classes.length)] : undefined;
      const name = pick(names).replace(/\{(\w+)\}/g, (_, place: string) => places[place]?.() ?? '');
      return { parts: [name], classes: [one ?? anyClass()], weight };
    }),
  );
}
