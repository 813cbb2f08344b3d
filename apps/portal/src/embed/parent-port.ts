import {
  EMBED_LIMITS,
  EMBED_NAMESPACE,
  EMBED_VERSION,
  type FromParentMessage,
  type ToParentFields,
  type ToParentType,
} from '@signet/rulebook/partners/embed-messages';
import { readParentMessage } from '@signet/rulebook/partners/read-parent-message';

export type ParentPort = {
  post: <Type extends ToParentType>(type: Type, fields: ToParentFields<Type>) => void;
  /** Hands on what the parent says; answers how to stop. */
  listen: (onMessage: (message: FromParentMessage) => void) => () => void;
};

const secondMs = 1_000;

/** The way to the page around ours: to and from its one origin. Without an origin that the server has allowed, nothing is said or heard. */
export function openParentPort(origin: string | undefined): ParentPort {
  return {
    post: (type, fields) => {
      if (origin === undefined) return;
      window.parent.postMessage({ ...fields, namespace: EMBED_NAMESPACE, version: EMBED_VERSION, type }, origin);
    },
    listen: (onMessage) => {
      let heard: number[] = [];
      const read = ({ source, origin: from, data }: MessageEvent): void => {
        if (origin === undefined || source !== window.parent || from !== origin) return;
        const now = performance.now();
        heard = heard.filter((at) => now - at < secondMs);
        if (heard.length >= EMBED_LIMITS.messagesPerSecond) return;
        const message = readParentMessage(data);
        if (message === undefined) return;
        heard.push(now);
        onMessage(message);
      };
      window.addEventListener('message', read);
      return () => window.removeEventListener('message', read);
    },
  };
}

/** What the build's own loader says of a part that does not come; the page itself says the same of its first script. */
export const PART_LOST = 'vite:preloadError';

const messageOf = (type: ToParentType): string => `namespace:"${EMBED_NAMESPACE}",version:${EMBED_VERSION},type:"${type}"`;
const LOST: ToParentFields<'error'>['errorType'] = 'embed.failed';

/**
 * Stands at the end of a framed page: tells the parent that the page is there before its scripts have come, so that nobody takes a slow line for a
 * silent frame, and once where one of them does not come, in the words that the page itself has for it. docs/decisions/0094.
 */
export const LOADING_SCRIPT = [
  '{const{parentOrigin}=JSON.parse(document.getElementById("boot").textContent).embed',
  'const tell=message=>parentOrigin&&parent.postMessage(message,parentOrigin)',
  `tell({${messageOf('loading')}})`,
  `addEventListener("${PART_LOST}",()=>tell({${messageOf('error')},errorType:"${LOST}",message:document.querySelector("#lost p").textContent}),{once:true})}`,
].join(';');
