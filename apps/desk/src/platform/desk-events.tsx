import {
  DESK_EVENTS_PATH,
  type DeskEvent,
  type PresentStaff,
} from '@signet/rulebook/staff/desk-events';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useInterval } from './use-interval.ts';

/** How often pages read again by themselves: seldom while they are told of changes. */
const liveMs = 30_000;
const lostMs = 15_000;
/** Changes that come together are read together. */
const gatherMs = 400;
const retryMs = 15_000;

type Changed = Extract<DeskEvent, { kind: 'case' | 'look' }>;
type Listener = (changed: Changed) => void;

type DeskEvents = {
  /** Whether the page is told of changes. */
  isLive: boolean;
  present: readonly PresentStaff[];
  listen: (listener: Listener) => () => void;
};

const NOBODY: readonly PresentStaff[] = [];

const EventsContext = createContext<DeskEvents>({
  isLive: false,
  present: NOBODY,
  listen: () => () => undefined,
});

const streamOf = (reading: string | undefined): string =>
  reading === undefined
    ? DESK_EVENTS_PATH
    : `${DESK_EVENTS_PATH}?${new URLSearchParams({ reading })}`;

/**
 * The stream of the desk, while the page is in sight: a browser opens few connections to a site,
 * and a tab in the background reads nothing.
 */
export function DeskEventsProvider({
  reading,
  children,
}: {
  reading: string | undefined;
  children: ReactNode;
}) {
  const [isLive, setLive] = useState(false);
  const [present, setPresent] = useState(NOBODY);
  const [listeners] = useState(() => new Set<Listener>());
  const hear = useEffectEvent((data: string) => {
    const event = JSON.parse(data) as DeskEvent; // as our own server writes it
    setLive(true);
    if (event.kind === 'presence') setPresent(event.present);
    else for (const listener of listeners) listener(event);
  });
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      if (document.hidden) return;
      const opened = new EventSource(streamOf(reading));
      source = opened;
      opened.onmessage = ({ data }: MessageEvent<string>) => hear(data);
      opened.onerror = () => {
        setLive(false);
        setPresent(NOBODY);
        if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, retryMs);
      };
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
    };
  }, [reading]);
  const listen = useCallback(
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  return <EventsContext value={{ isLive, present, listen }}>{children}</EventsContext>;
}

export const useDeskEvents = (): DeskEvents => use(EventsContext);

/** Reads again by itself: when told of a change of this case, or of any, and from time to time. */
export function usePoll(poll: () => unknown, reference?: string): void {
  const { isLive, listen } = use(EventsContext);
  const pollLatest = useEffectEvent(poll);
  useInterval(isLive ? liveMs : lostMs, poll);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen((changed) => {
      const isOther =
        reference !== undefined && changed.kind === 'case' && changed.reference !== reference;
      if (isOther || document.hidden) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        pollLatest();
      }, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [listen, reference]);
}
