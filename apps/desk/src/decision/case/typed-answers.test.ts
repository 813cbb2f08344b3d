import { expect, test } from 'vitest';
import { typedGroups } from './typed-answers.ts';

test('answers come by what they are about, in their order', () => {
  const typed = [
    { path: 'company.name', value: 'Atelier Beaubien inc.', isSecret: false },
    { path: 'applicant.name.firstName', value: 'Mathieu', isSecret: false },
    { path: 'company.dba', value: 'Beaubien', isSecret: false },
    { path: 'store', value: 'x', isSecret: false },
  ];
  expect(
    typedGroups(typed).map(({ group, answers }) => [group, answers.map(({ label }) => label)]),
  ).toEqual([
    ['business', ['Legal name', 'Trade name']],
    ['applicant', ['First name']],
    ['other', ['store']],
  ]);
});

test('a path without a text reads as its words', () =>
  expect(
    typedGroups([{ path: 'applicant.homeAddress.postalCode', value: 'H2S', isSecret: false }]),
  ).toEqual([
    {
      group: 'applicant',
      answers: [
        {
          path: 'applicant.homeAddress.postalCode',
          label: 'Home address postal code',
          value: 'H2S',
          isSecret: false,
        },
      ],
    },
  ]));
