import { type ReactNode, useId } from 'react';

/** A block of a page under its own heading. */
export function ConsoleCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="console-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
