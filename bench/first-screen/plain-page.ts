import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalBuild } from '@signet/testing/portal-build';

/**
 * A path prefix that the product accepts for any page; the bench's build serves the plain page
 * under it.
 */
export const PLAIN_PREFIX = '/r/spring-fair';

const ENTRY = `import * as product from './product-entry.js'; export * from './product-entry.js';

const bare = (html) => html
  .replace(/<head>[\\s\\S]*?(<meta charset[^>]*>)[\\s\\S]*?(<meta name="viewport"[^>]*>)[\\s\\S]*?(<title>[\\s\\S]*?<\\/title>)[\\s\\S]*?<\\/head>/, '<head>$1$2$3<link rel="icon" href="data:,"></head>')
  .replace(/<script[\\s\\S]*?<\\/script>/g, '')
  .replace(/<svg[\\s\\S]*?<\\/svg>/g, '')
  .replace(/ (class|style|id|role|data-[\\w-]+|aria-[\\w-]+)="[^"]*"/g, '');

const render = (boot, assets) =>
  boot.path.startsWith('${PLAIN_PREFIX}/')
    ? bare(product.render({ ...boot, path: boot.path.slice('${PLAIN_PREFIX}'.length), referralUrlId: undefined }, assets))
    : product.render(boot, assets);
`;

/**
 * Makes the built product also serve each page as plain HTML: same process and headers, but no
 * style, script or drawing.
 */
export function addPlainPage({ folder }: PortalBuild): void {
  const server = join(folder, 'server');
  renameSync(join(server, 'entry-server.js'), join(server, 'product-entry.js'));
  writeFileSync(join(server, 'entry-server.js'), ENTRY);
}
