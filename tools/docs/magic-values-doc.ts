import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { MAGIC_VALUES } from '../../apps/sandbox/src/magic-values.ts';
import { markdownTable } from './markdown.ts';

/** A page of the API's reference; the product can't read the sandbox's table itself. */
export const MAGIC_VALUES_PAGE = join(PROJECT, 'apps/api/src/api-reference/guides/magic-values.md');

const INTRODUCTION = `What somebody types chooses the outcome, in the sandbox only. The product runs its real adapters there; the sandbox answers in the vendors' place. Codes, mails and texts arrive on the sandbox's own page, where you also move the clock.`;

/** Addresses are code, so that no reader makes a link of them. */
const valueCell = (value: string): string =>
  value.replaceAll(/[\w.+-]+@[\w.-]+\w/g, (address) => `\`${address}\``);

/** The sandbox’s magic values, by what they are typed into. */
export function magicValuesDoc(): string {
  const groups = Map.groupBy(MAGIC_VALUES, ({ group }) => group);
  const sections = [...groups].map(
    ([group, rows]) =>
      `## ${group}\n\n${markdownTable(rows.map(({ value, effect }) => ({ value: valueCell(value), 'what happens': effect })))}`,
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}
