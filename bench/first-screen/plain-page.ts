import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalBuild } from '@signet/testing/portal-build';

/** Before the path of any page: an address that the product answers as a page of its own; the bench's build shows the plain page there. */
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

/** Lets the built product also serve each page's text as plain HTML: same process, same headers, no style, no script, no drawing. */
export function addPlainPage({ folder }: PortalBuild): void {
  const server = join(folder, 'server');
  renameSync(join(server, 'entry-server.js'), join(server, 'product-entry.js'));
  writeFileSync(join(server, 'entry-server.js'), ENTRY);
}
