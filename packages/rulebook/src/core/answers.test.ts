import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flattenAnswers, nest, nestAnswers, secretsOnFile } from './answers.ts';

const VIEW = {
  applicant: {
    name: { firstName: 'Ana' },
    dob: { onFile: true },
    governmentIdentification: { onFile: true, last4: '4013' },
  },
  company: { registered: 'YES', governmentIdentification: undefined },
};

test('answers are flattened to the paths that they are nested from', () => {
  const segment = fc.constantFrom('applicant', 'company', 'name', 'value');
  const leaf = fc.integer({ min: 0, max: 99 }).map((number) => `leaf${number}`);
  const path = fc
    .tuple(fc.array(segment, { maxLength: 3 }), leaf)
    .map(([parts, last]) => [...parts, last].join('.'));
  fc.assert(
    fc.property(fc.dictionary(path, fc.string()), (answers) => {
      expect({ ...flattenAnswers(nestAnswers(answers)) }).toEqual({ ...answers });
    }),
  );
});

test('keeps other properties of the body, and does not modify it', () => {
  const start = { application: { currency: 'USD' } };
  expect(nest({ 'application.locale': 'en-US' }, start)).toEqual({
    application: { currency: 'USD', locale: 'en-US' },
  });
  expect(start).toEqual({ application: { currency: 'USD' } });
});

test('an answer below another answer is a mistake in the paths', () => {
  expect(() => nestAnswers({ name: 'Ana', 'name.first': 'Ana' })).toThrow(
    'name.first stands below an answer',
  );
});

test('yes and no travel as the words of the contract', () =>
  expect(nestAnswers({ 'company.registered': true, noSsn: false, dba: '' })).toEqual({
    company: { registered: 'YES' },
    noSsn: 'NO',
    dba: '',
  }));

test('ignores lists and secrets on file', () => {
  expect(flattenAnswers({ ...VIEW, list: ['x'] })).toEqual({
    'applicant.name.firstName': 'Ana',
    'company.registered': 'YES',
  });
});

test('secrets on file stand at the paths of their answers', () => {
  expect([...secretsOnFile(VIEW)]).toEqual([
    ['applicant.dob', {}],
    ['applicant.governmentIdentification.value', { last4: '4013' }],
  ]);
});
