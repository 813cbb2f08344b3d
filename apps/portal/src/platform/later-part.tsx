import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { AsServed } from './application.tsx';
import { retryUntilLoaded } from './lazy-load.ts';

const parts: (() => Promise<unknown>)[] = [];

/**
 * A part of the page whose script is not in the first chunk. The server draws it with the page, and it stands and works as HTML until the browser
 * has its script and takes it over.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null) {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await retryUntilLoaded(load);
    return { default: loaded };
  };
  const Waiting: ComponentType<Props> = lazy(keep);
  parts.push(keep);
  // What draws around it again must not draw it again: React would take the server's HTML away if the script is not there yet.
  const Later = memo(function LaterPart(props: Props) {
    const [Part] = useState(() => loaded ?? Waiting); // one component for as long as the part stands
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

/** Loads every part: the server before it draws, the browser once it is idle. */
export const loadParts = (): Promise<unknown> => Promise.all(parts.map((load) => load()));
