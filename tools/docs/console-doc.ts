import {
  CONSOLE_ROLES,
  CONSOLE_SCOPES,
  type ConsoleScope,
  consoleScopesOf,
} from '@signet/rulebook/console/access';
import { CONSOLE_PARTNER_CALLS } from '@signet/rulebook/console-calls';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { CONSOLE_PAGES } from '../../apps/desk/src/console/console-pages.ts';
import { markdownTable } from './markdown.ts';

const held = (scope: string | undefined) =>
  Object.fromEntries(
    CONSOLE_ROLES.map((role) => [
      role,
      scope === undefined || consoleScopesOf([role]).some((one: ConsoleScope) => one === scope),
    ]),
  );

const calls = () =>
  keysOf(ENDPOINT_PATHS)
    .filter(
      (key) =>
        ENDPOINTS[key].who === 'console' || CONSOLE_PARTNER_CALLS.some((call) => call === key),
    )
    .map((key) => {
      const { scope }: EndpointRow = ENDPOINTS[key];
      return { id: key, at: ENDPOINT_PATHS[key].join(' '), scope: scope ?? 'any', ...held(scope) };
    });

/** Who of a partner's company may open which page of the console and make which call. */
export const consoleDoc = (): string =>
  [
    'A page without its scope is the same as one that is not there, and a call likewise.',
    `## Pages\n\n${markdownTable(
      Object.entries(CONSOLE_PAGES).map(([id, { path, scope }]) => ({
        ...{ id, at: path, scope },
        ...held(scope),
      })),
    )}`,
    `## Calls\n\n${markdownTable(calls())}`,
    `## Scopes\n\n${markdownTable(CONSOLE_SCOPES.map((scope) => ({ scope, ...held(scope) })))}`,
  ].join('\n\n');
