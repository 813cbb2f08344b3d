import { type ReactNode, useId } from 'react';

/** A block of the case under its own heading. */
export function CaseCard({
  title,
  aside,
  isMain = false,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  isMain?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={isMain ? 'case-card case-card-main' : 'case-card'} aria-labelledby={id}>
      <div className="case-card-head">
        <h2 id={id}>{title}</h2>
        {aside && <div className="case-card-aside">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
