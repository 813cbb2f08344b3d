import type { ReactNode } from 'react';

/** The panel and the grid that all drawings share: ink and tint on the brand's ground, and one warm spot. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <div className="art">
      <svg className="drawing" viewBox="0 0 320 176" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

/** A counter with a card reader: getting started. */
export function StartIllustration() {
  return (
    <Illustration>
      <use href="#start" />
    </Illustration>
  );
}
