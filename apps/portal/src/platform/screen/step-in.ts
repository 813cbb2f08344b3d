import { useLayoutEffect } from 'react';

let isFirstScreen = true;

/**
 * Styles move a screen in that follows another; marked before it is painted. The one that the
 * server sent stands at once. docs/decisions/0299.
 */
export function useStepIn(): void {
  useLayoutEffect(() => {
    if (!isFirstScreen) document.documentElement.dataset.stepped = '';
    isFirstScreen = false;
  }, []);
}
