import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Screenshot, variantName } from './capture.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function writeContactSheet(folder: string, shots: readonly Screenshot[]): string {
  const rows = Map.groupBy(
    shots,
    ({ screen, state, locale }) => `${screen} · ${state} · ${locale}`,
  );
  const body = [...rows]
    .map(
      ([title, found]) =>
        `<h2>${escaped(title)}</h2><div class="row">${found.map(figure).join('')}</div>`,
    )
    .join('\n');
  const file = join(folder, 'sheet.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:16px;background:#777}h2{color:#fff;font-size:16px}.row{display:flex;gap:12px;overflow-x:auto;align-items:start}
figure{margin:0;background:#fff;padding:6px}img{display:block;height:420px;width:auto}figcaption{max-width:300px}.bad{color:#a00}</style>
${body}
</html>\n`,
  );
  return file;
}

function figure({ file, look, faults }: Screenshot): string {
  const defects = faults
    .map(({ kind, detail }) => `<div class="bad">${escaped(`${kind}: ${detail}`)}</div>`)
    .join('');
  return `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${variantName(look)}${defects}</figcaption></figure>`;
}
