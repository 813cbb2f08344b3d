import type { ReactNode } from 'react';

export function Illustration({ children }: { children: ReactNode }) {
  return (
    <div className="art">
      <svg className="drawing" viewBox="0 0 320 176" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

export function StartIllustration() {
  return (
    <Illustration>
      <use href="#start" />
    </Illustration>
  );
}
