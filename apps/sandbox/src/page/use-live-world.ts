import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { LISTS_READ, type ListName, type Lists } from './control-client.ts';
import { formatPhone } from './format.ts';

type WorldEvent = { kind: string; address?: string };

const NAMES = Object.keys(LISTS_READ) as ListName[]; // Object.keys forgets the literal keys

/** What must be read again when something happened. */
const READ_AGAIN: Record<string, readonly ListName[]> = {
  phone: ['phones'],
  mailbox: ['mailboxes', 'reviews'], // every decision is told by e-mail
  review: ['reviews'],
  inquiry: ['inquiries'],
  flags: ['flags'],
  network: ['networks'],
  faults: ['faults'],
  call: ['calls', 'vendors', 'banks'],
  webhook: ['webhooks', 'banks'],
  clock: ['clock', 'inquiries'],
  reset: NAMES,
};

type LiveWorld = {
  lists: Partial<Lists>;
  /** Undefined until the first answer. */
  isLive: boolean | undefined;
  /** What a screen reader is told: the message that came last. */
  news: string;
};

/** The sandbox as it is now, kept so by its stream of events. */
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
    // The browser connects again by itself; everything is read anew then.
    source.onerror = () => setLive(false);
    source.onmessage = ({ data }) => {
      const event: WorldEvent = JSON.parse(data);
      for (const name of READ_AGAIN[event.kind] ?? []) read[name]();
      const said = newsOf(event);
      if (said) setNews(said);
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
        // The stream's own end tells the person; what is on the page stays.
        console.warn(error);
      }
    });
  return Object.fromEntries(NAMES.map((name) => [name, one(name)])) as Record<ListName, () => void>; // fromEntries forgets them too
}

function newsOf({ kind, address = '' }: WorldEvent): string | undefined {
  const at = new Date().toLocaleTimeString(FALLBACK_LOCALE); // makes a second text to the same phone another sentence
  if (kind === 'phone') return `New text for ${formatPhone(address)}, ${at}`;
  if (kind === 'mailbox') return `New e-mail for ${address}, ${at}`;
  return undefined;
}

/** A reader that never runs twice at once: wishes that come meanwhile become one more run, so a burst costs two. */
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
