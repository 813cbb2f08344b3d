import { Icon } from '@signet/ui/icon';
import { KeyHint } from '@signet/ui/key-hint';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { NavItem } from '../shell/frame.tsx';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import './command-menu.css';
import { TEXTS } from './texts.en-US.ts';

const CommandDialog = lazy(() =>
  import('./command-dialog.tsx').then((module) => ({ default: module.CommandDialog })),
);

/** Ctrl or ⌘ with K, anywhere but over another dialog: goes to a page or an application. */
export function CommandMenu({ pages }: { pages: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="nav-find" onClick={() => setOpen(true)}>
        <Icon name="search" size={16} />
        <span>{TEXTS.nav}</span>
        <KeyHint keys={['Ctrl', 'K']} />
      </button>
      {isOpen && (
        <LoadBoundary>
          <Suspense>
            <CommandDialog pages={pages} onClose={() => setOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}
