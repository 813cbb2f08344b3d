import type { ReactNode } from 'react';
import type { useOpened } from './use-opened.ts';

type MenuProps = {
  id: string;
  label: string;
  isBesideRail?: boolean;
  opened?: ReturnType<typeof useOpened>;
  children: ReactNode;
};

/** A native popover, so that it opens before hydration. */
export function Menu({ id, label, isBesideRail = false, opened, children }: MenuProps) {
  return (
    <section
      className={isBesideRail ? 'menu account-menu' : 'menu'}
      id={id}
      popover="auto"
      aria-label={label}
      ref={opened?.sheet}
      onToggle={opened?.onToggle}
    >
      {children}
    </section>
  );
}
