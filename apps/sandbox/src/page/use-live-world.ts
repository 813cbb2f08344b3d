import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { LISTS_READ, type ListName, type Lists } from './control-client.ts';
import { formatPhone } from './format.ts';

type WorldEvent = { kind: string; address?: string };

const NAMES = keysOf(LISTS_READ);

const READ_AGAIN: Record<string, readonly ListName[]> = {
  phone: ['phones'],
  mailbox: ['mailboxes', 'reviews'], // every decision is sent by e-mail
  review: ['reviews'],
  inquiry: ['inquiries'],
  flags: ['flags'],
  network: ['networks'],
  faults: ['faults'],
  call: ['calls', 'vendors', 'banks'],
  walks: ['walks'],
  webhook: ['webhooks', 'banks'],
  clock: ['clock', 'inquiries'],
  reset: NAMES,
};

type LiveWorld = {
  lists: Partial<Lists>;
  /** Undefined until the stream first connects. */
  isLive: boolean | undefined;
  /** Screen reader announcement of the latest message. */
  news: string;
};

export function useLiveWorld(): LiveWorld {
  const [lists, setLists] = useState<Partial<Lists>>({});
  const [isLive, setLive] = useState<boolean>();
  const [news, setNews] = useState('');
  useEffect(() => {
    const read = readers((name, value) => setLists((before) => ({ ...before, [name]: value })));
    const source = new EventSource('/control/events');
    source.onopen = () => {
      setLive(true);
      for (const name of NAMES) read[name]();
    };
    // The browser reconnects by itself; everything is reloaded then.
    source.onerror = () => setLive(false);
    source.onmessage = ({ data }) => {
      const event: WorldEvent = JSON.parse(data);
      for (const name of READ_AGAIN[event.kind] ?? []) read[name]();
      const announcement = newsOf(event);
      if (announcement) setNews(announcement);
    };
    return () => source.close();
  }, []);
  return { lists, isLive, news };
}

function readers(keep: (name: ListName, value: unknown) => void): Record<ListName, () => void> {
  const one = (name: ListName) =>
    runSerially(async () => {
      try {
        keep(name, await LISTS_READ[name]());
      } catch (error) {
        // The stream's own error already informs the user; the page keeps its current content.
        console.warn(error);
      }
    });
  return tableOf(NAMES, one);
}

function newsOf({ kind, address = '' }: WorldEvent): string | undefined {
  // Makes two texts to the same phone two different announcements.
  const at = new Date().toLocaleTimeString(FALLBACK_LOCALE);
  if (kind === 'phone') return `New text for ${formatPhone(address)}, ${at}`;
  if (kind === 'mailbox') return `New e-mail for ${address}, ${at}`;
  return undefined;
}

/**
 * Never runs twice at once: requests during a run collapse into one more run, so a burst costs two.
 */
export function runSerially(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isRequested = false;
  const loop = async () => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await run();
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (!isRunning) void loop();
  };
}
