import { EMBED_NAMESPACE, EMBED_VERSION } from '@signet/rulebook/partners/embed-messages';

const MESSAGE = JSON.stringify({ namespace: EMBED_NAMESPACE, version: EMBED_VERSION, type: 'loading' });

/**
 * Stands at the end of a framed page: tells the parent that the page is there before its scripts have come, so that nobody takes a slow line for a
 * silent frame. docs/decisions/0094.
 */
export const LOADING_SCRIPT = `{const{parentOrigin}=JSON.parse(document.getElementById("boot").textContent).embed;parentOrigin&&parent.postMessage(${MESSAGE},parentOrigin)}`;
