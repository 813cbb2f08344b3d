import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, generatedDocs } from '../docs/docs.ts';

/** Generated pages that are stale, missing, or that nothing writes any more. */
export function checkDocs(stored: Readonly<Record<string, string>> = storedDocs()): string[] {
  const wanted = generatedDocs();
  const stale = Object.keys(wanted).filter((name) => stored[name] !== wanted[name]);
  const left = Object.keys(stored).filter((name) => wanted[name] === undefined);
  return [
    ...stale.map((name) => `docs/generated/${name} is stale: run npm run docs`),
    ...left.map((name) => `docs/generated/${name} is written by nothing`),
  ];
}

function storedDocs(): Record<string, string> {
  if (!existsSync(GENERATED)) return {};
  return Object.fromEntries(readdirSync(GENERATED).map((name) => [name, readFileSync(join(GENERATED, name), 'utf8')]));
}

if (import.meta.main) for (const fault of checkDocs()) console.log(fault);
