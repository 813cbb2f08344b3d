import type { Boot } from '@signet/rulebook/boot';

/** The server's hand-over, read from the page. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as Boot; // written by our own server in this shape
}
