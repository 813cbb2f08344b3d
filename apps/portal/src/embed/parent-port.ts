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
