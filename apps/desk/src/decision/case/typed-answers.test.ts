import { expect, test } from 'vitest';
import { typedGroups } from './typed-answers.ts';

test('answers come by what they are about, in their order', () => {
  const typed = [
    { path: 'company.name', value: 'Atelier Beaubien inc.' },
    { path: 'applicant.name.firstName', value: 'Mathieu' },
    { path: 'company.dba', value: 'Beaubien' },
    { path: 'store', value: 'x' },
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
  expect(typedGroups([{ path: 'applicant.homeAddress.postalCode', value: 'H2S' }])).toEqual([
    {
      group: 'applicant',
      answers: [
        {
          path: 'applicant.homeAddress.postalCode',
          label: 'Home address postal code',
          value: 'H2S',
        },
      ],
    },
  ]));
