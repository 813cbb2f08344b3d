import { describe, expect, test } from 'vitest';
import { readAudit } from './advisories.ts';
import { installScriptErrors, isAllowed, licenceErrors } from './licences.ts';
import { secretsInText } from './repository-secrets.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only', false],
  ['MIT AND AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['', false],
])('the licence "%s" is allowed: %s', (expression, expected) =>
  expect(isAllowed(expression)).toBe(expected),
);

test('a package without a licence, or with an install script, is named; our own workspaces are not looked at', () => {
  const packages = {
    '': {},
    'packages/ui': { hasInstallScript: true },
    'node_modules/@signet/ui': { link: true },
    'node_modules/good': { license: 'MIT' },
    'node_modules/bare': {},
    'node_modules/eager': { license: 'MIT', hasInstallScript: true },
  };
  expect(licenceErrors(packages)).toEqual([
    'node_modules/bare has the licence none, which is not in the list of allowed ones',
  ]);
  expect(installScriptErrors(packages)).toEqual([
    'node_modules/eager runs a script when it is installed',
  ]);
});

describe('advisories', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { one: { name: 'one', severity, range: '<2.0.0' } } });

  test.each([
    ['product', 'low', 0],
    ['product', 'moderate', 1],
    ['tools', 'moderate', 0],
    ['tools', 'high', 1],
    ['tools', 'critical', 1],
  ] as const)('of %s stop from moderate and high on: %s counts %i', (which, severity, errors) => {
    const found = readAudit(report(severity), which);
    expect([found.errors.length, found.notes.length]).toEqual([errors, 1 - errors]);
  });

  test.each(['', '<html>', '{"message":"405 Method Not Allowed"}'])(
    'are a note, not a pass, when the registry answers %j',
    (text) => {
      expect(readAudit(text, 'product')).toEqual({
        errors: [],
        notes: [expect.stringMatching(/^NOTE: the registry told no advisories for product/)],
      });
    },
  );

  test('none found says nothing', () =>
    expect(readAudit('{"vulnerabilities":{}}', 'product')).toEqual({ errors: [], notes: [] }));
});

describe('secrets in the repository', () => {
  // Put together here, so that this file itself holds none.
  const secrets = [
    [
      'a payment provider’s live key',
      ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dcTYooMQauvdEDq54NiTphI7jx'].join('_'),
    ],
    [
      'a private key',
      [
        '-----BEGIN RSA PRIVATE',
        ' KEY-----\n',
        'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn/ygWyF8PbnGy0AHB7MhgwMbRvI0MBZhpI\n'.repeat(4),
        '-----END RSA PRIVATE',
        ' KEY-----',
      ].join(''),
    ],
    ['a token of GitHub', ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')],
    ['a token of npm', ['npm', '3zvVqOYHCXkIGmCHhPZgY4qvZ0ZtLK2vuGyt'].join('_')],
    ['an address with a password', ['postgres://signet:Tr0ub4dor', '@db.acme.com/signet'].join('')],
  ] as const;

  test.each(secrets)('%s is found and not repeated', async (_what, secret) => {
    const found = await secretsInText({ path: 'a.ts', text: `const one = '${secret}';` });
    expect(found.length).toBeGreaterThan(0);
    expect(found.join()).not.toContain(secret.slice(4, 24));
  });

  test('made-up addresses of tests and words about secrets are none', async () => {
    expect(
      await secretsInText({
        path: 'a.ts',
        text: "const url = 'https://user:word@partner.com/'; // a secret",
      }),
    ).toEqual([]);
  });
});
