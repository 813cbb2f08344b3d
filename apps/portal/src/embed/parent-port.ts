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
  /** Delivers validated parent messages; returns the stop function. */
  listen: (onMessage: (message: FromParentMessage) => void) => () => void;
};

const secondMs = 1_000;

/** Messaging with the parent's single allowed origin; without one, nothing is sent or received. */
export function openParentPort(origin: string | undefined): ParentPort {
  return {
    post: (type, fields) => {
      if (origin === undefined) return;
      window.parent.postMessage(
        { ...fields, namespace: EMBED_NAMESPACE, version: EMBED_VERSION, type },
        origin,
      );
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
