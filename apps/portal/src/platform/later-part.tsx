import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { AsServed } from './application.tsx';
import { retryUntilLoaded, whenIdle } from './lazy-load.ts';

const parts: (() => Promise<unknown>)[] = [];

/**
 * A part outside the first chunk: the server's HTML works as it is until the script loads and
 * hydrates it.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await retryUntilLoaded(load);
    return { default: loaded };
  };
  // When idle, because React renders it while it still takes the page over.
  const Waiting: ComponentType<Props> = lazy(() => new Promise<void>(whenIdle).then(keep));
  parts.push(keep);
  // Memoized, because a parent's re-render before the script has loaded would make React discard
  // the server's HTML.
  const Later = memo(function LaterPart(props: Props) {
    const [Part] = useState(() => loaded ?? Waiting); // the same component for the part's whole lifetime
    return (
      <Suspense fallback={meanwhile}>
        <AsServed>
          <Part {...props} />
        </AsServed>
      </Suspense>
    );
  });
  return Object.assign(Later, { load: keep });
}

/** Loads all parts: on the server before rendering, in the browser when idle. */
export const loadParts = (): Promise<unknown> => Promise.all(parts.map((load) => load()));
