import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { PATTERNS as EN, BANNED_WORDS as EN_WORDS } from './languages/en.ts';
import { PATTERNS as FR, BANNED_WORDS as FR_WORDS } from './languages/fr.ts';
import type { TextTable } from './product-texts.ts';

const screen = 'apps/portal/src/bank/bank/texts';
const using = [{ path: 'apps/portal/src/bank/bank/screen.tsx', text: 'texts.title texts.check' }];
const faults = (english: string, french: string, key = 'title', table = screen) => {
  const words: TextTable = { table, 'en-US': { [key]: english }, 'fr-CA': { [key]: french } };
  return checkTexts([words], using).map((fault) => fault.slice(`${table} en-US ${key}: `.length));
};
const goodEnglish = 'We’ll email you.';
const goodFrench = 'Nous vous écrirons.';

const PRESENT = 'the present for what will happen';
const NO_CONTRACTION = 'no contraction';
const ENGLISH: readonly (readonly [text: string, why: string])[] = [
  ['You can leave: we email you when there is an answer', PRESENT],
  ['We write to you about what comes next', PRESENT],
  ['We text you a code', PRESENT],
  ['We answer you in 2 days', PRESENT],
  ['We decide by Tuesday.', PRESENT],
  ['Someone on our team decides by Tuesday.', PRESENT],
  ['Payouts start once your bank is linked', PRESENT],
  ['This page moves on by itself.', 'who acts is not said: “by itself”'],
  ['Enter it as it stands on your letter', 'a text that “stands” somewhere'],
  ['A person on our team looks at it', '“a person” for someone on our team'],
  ['A person looks at it', '“a person” for someone on our team'],
  ['Ask a person to look', '“a person” for someone on our team'],
  ['We cannot open it', NO_CONTRACTION],
  ['It does not count', NO_CONTRACTION],
  ['You are signed in', NO_CONTRACTION],
  ["It's saved", 'a straight apostrophe'],
  ['Enter the name of Fleurs inc..', 'two full stops'],
];

test.each(ENGLISH)('“%s” is found: %s', (text, why) =>
  expect(faults(text, goodFrench)).toContain(why),
);

const FRENCH: readonly (readonly [text: string, why: string])[] = [
  ['Votre demande est prête, vous serez averti(e)', 'a gender in brackets'],
  ['Les propriétaires invité·e·s', 'a gender in brackets'],
  ['Vous êtes connecté', 'a gender for the reader'],
  ['Vous n’êtes pas obligé d’accepter', 'a gender for the reader'],
  ['Vous êtes déjà inscrite', 'a gender for the reader'],
  ['Confirmez votre identité pour être payé', 'a gender for the reader'],
  ['Une personne de notre équipe l’examine', '“une personne” for someone on our team'],
  ['Le nom de Fleurs inc..', 'two full stops'],
];

test.each(FRENCH)('« %s » is found: %s', (text, why) =>
  expect(faults(goodEnglish, text)).toContain(why),
);

test('every pattern of a language has a text here that it finds', () => {
  const whys = [...ENGLISH, ...FRENCH].map(([, why]) => why);
  expect(
    [...EN, ...FR].filter(
      ([pattern, why]) =>
        !whys.includes(why) ||
        ![...ENGLISH, ...FRENCH].some(([text]) => pattern.test(text.replaceAll(/\{\w+\}/g, '…'))),
    ),
  ).toEqual([]);
});

test.each([...EN_WORDS])('the word “%s” is not used in English', (word) =>
  expect(faults(`Enter ${word} here`, goodFrench)).toContain(`says "${word}"`),
);
test.each([...FR_WORDS])('the word « %s » is not used in French', (word) =>
  expect(faults(goodEnglish, `Entrez ${word} ici`)).toContain(`says "${word}"`),
);

test.each([
  'Enter the code we text you.',
  'Someone on our team will decide by Tuesday.',
  'Payouts will start once your bank is linked.',
  'Reload the page to see where it stands.',
  'Enter a person’s name, not a business name',
  'Tell us who you are',
  '(you are here)',
  'Nothing is missing…',
])('“%s” passes', (text) => expect(faults(text, goodFrench)).toEqual([]));

test.each([
  'Vous êtes hors ligne.',
  'Vous êtes à la bonne adresse.',
  'Votre session est fermée.',
  'Vous êtes en règle.',
])('« %s » passes', (text) => expect(faults(goodEnglish, text)).toEqual([]));

const sentence = (words: number) => `${Array.from({ length: words }, () => 'oui').join(' ')}.`;

test('a sentence of 18 words in English and 24 in French passes, one more does not', () => {
  expect(faults(sentence(18), sentence(24))).toEqual([]);
  expect(faults(sentence(19), sentence(25))).toEqual([
    expect.stringContaining('a sentence of 19 words, 18 are the limit'),
    expect.stringContaining('a sentence of 25 words, 24 are the limit'),
  ]);
});

test('a place counts as one word, each form of a plural as it is read, and sentences one by one', () => {
  // The French text lacks the placeholder.
  expect(faults(`{name} ${sentence(17)}`, goodFrench)).toHaveLength(1);
  expect(faults(`${sentence(18)} ${sentence(18)}`, goodFrench)).toEqual([]);
});

test('a list that is read out as one may be long, and so may what the specification quotes', () => {
  expect(faults(sentence(19), goodFrench, 'check.labelUs')).toEqual([]);
  expect(
    faults(sentence(19), goodFrench, 'form.invalid', 'packages/rulebook/src/core/error-texts'),
  ).toEqual([]);
});
