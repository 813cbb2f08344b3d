import { resolve } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { environmentVariables } from '../../apps/api/src/platform/config/config.ts';
import { markdownTable } from './markdown.ts';

export function environmentDoc(): string {
  const inProduction = new Map(
    environmentVariables('production').map(({ variable, byDefault }) => [variable, byDefault]),
  );
  const shown = (value: string | undefined) => value?.replace(`${resolve(PROJECT)}/`, '');
  const variables = environmentVariables('local');
  const optional = variables.filter(({ isOptional }) => isOptional).map(({ variable }) => variable);
  const secrets = variables.filter(({ isSecret }) => isSecret).map(({ variable }) => variable);
  const rows = variables.map(({ variable, wanted, byDefault }) => ({
    variable,
    'must be': wanted,
    'by default, locally': shown(byDefault),
    'by default, in production': shown(inProduction.get(variable)),
  }));
  return `An empty variable counts as none; what stands without a default in production must be set there, but for the optional ones (${optional.join(', ')}). A secret may stand in a file instead, whose path is in the variable of the same name with \`_FILE\` after it: ${secrets.join(', ')}.\n\n${markdownTable(rows)}`;
}
