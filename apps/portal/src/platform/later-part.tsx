import { matchPath } from '@signet/rulebook/routes';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { AsServed } from './application.tsx';
import { retryUntilLoaded, whenIdle } from './lazy-load.ts';

const parts: (() => Promise<unknown>)[] = [];

/**
 * The start page answers before it asks for more; other pages load this script for themselves, and
 * a part that waited there would be met by a translating browser before React.
 */
const mayLoad = (): Promise<void> =>
  matchPath(window.location.pathname)?.route === 'get-started'
    ? new Promise<void>(whenWanted)
    : Promise.resolve();

/** When the browser is idle, or at the first press, whichever comes first. */
const whenWanted = (work: () => void): void => {
  whenIdle(work);
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, work, { once: true, capture: true });
};

/**
 * Remembers the last press on a button inside of `place`; the function that it returns forgets the
 * place and makes that press again. A button of a popover opens it without any script.
 */
function rememberPress(place: string): () => void {
  let pressed: HTMLElement | undefined;
  const remember = ({ target }: MouseEvent): void => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>(`${place} button:not([popovertarget])`);
    if (button) pressed = button;
  };
  document.addEventListener('click', remember, { capture: true });
  return () => {
    document.removeEventListener('click', remember, { capture: true });
    const again = pressed;
    pressed = undefined; // once, although the part may be mounted again
    again?.click();
  };
}

/** Tells when React has taken over what stands inside. */
function Alive({ onAlive, children }: { onAlive: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}

/**
 * A part outside the first chunk: the server's HTML works as it is until the script loads and
 * hydrates it. `place`: where a press counts although it came too early.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  place?: 'header' | 'footer' | '.tracking-question',
) {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await retryUntilLoaded(load);
    return { default: loaded };
  };
  const Waiting: ComponentType<Props> = lazy(() => mayLoad().then(keep));
  const pressAgain =
    place === undefined || typeof document === 'undefined' ? undefined : rememberPress(place);
  parts.push(keep);
  // Memoized, because a parent's re-render before the script has loaded would make React discard
  // the server's HTML.
  const Later = memo(function LaterPart(props: Props) {
    const [Part] = useState(() => loaded ?? Waiting); // the same component for the part's whole lifetime
    return (
      <Suspense fallback={meanwhile}>
        <AsServed>
          <Alive onAlive={pressAgain}>
            <Part {...props} />
          </Alive>
        </AsServed>
      </Suspense>
    );
  });
  return Object.assign(Later, { load: keep });
}

/** Loads all parts: on the server before rendering, in the browser when idle. */
export const loadParts = (): Promise<unknown> => Promise.all(parts.map((load) => load()));
