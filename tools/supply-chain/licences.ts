import type { LockedPackage, LockedPackages } from './package-lock.ts';

/** Licences whose terms we can keep by shipping the package's own notice. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'PSF-2.0',
    'Python-2.0',
    'Zlib',
    'Unlicense',
    'CC0-1.0',
  ],
  'MPL-2.0', // asks for changes to its own files, and we change none
  'LGPL-3.0-or-later', // libvips, loaded as a library and unchanged
]);

/** As a package's author wrote it. */
const MISSPELT: Readonly<Record<string, string>> = { 'BDS-3-Clause': 'BSD-3-Clause' };

/**
 * True if the SPDX expression leaves a licence that is allowed: any side of OR, every side of AND.
 */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((licence) => ALLOWED.has(MISSPELT[licence] ?? licence)),
    );

const installed = (packages: LockedPackages): [string, LockedPackage][] =>
  Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );

export const licenceErrors = (packages: LockedPackages): string[] =>
  installed(packages)
    .filter(([, { license = '' }]) => !isAllowed(license))
    .map(
      ([path, { license = 'none' }]) =>
        `${path} has the licence ${license}, which is not in the list of allowed ones`,
    );

/**
 * An install script may download anything, unseen by the lock file; so far no package needs one.
 */
export const installScriptErrors = (packages: LockedPackages): string[] =>
  installed(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => `${path} runs a script when it is installed`);
