import { focusHeading } from '@signet/ui/page';
import { useEffect } from 'react';
import { usePortal } from '../application.tsx';

let isFirstScreen = true;

/** The first page keeps the browser's focus; every later one moves it to its heading. */
export function useFocusAfterNavigation(): void {
  const { path } = usePortal().boot;
  useEffect(() => {
    if (!isFirstScreen || window.location.pathname !== path) focusHeading();
    isFirstScreen = false;
  }, [path]);
}
