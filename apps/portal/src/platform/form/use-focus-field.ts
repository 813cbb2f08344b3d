import { controlId } from '@signet/ui/field';
import { useEffect, useState } from 'react';

/** Gives the focus to a field, by its path, that a press has brought: the button that was pressed is gone, and would leave the focus nowhere. WCAG 2.4.3. */
export function useFocusField(): (path: string) => void {
  const [wanted, setWanted] = useState<{ path: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(controlId(wanted.path))?.focus();
  }, [wanted]);
  return (path) => setWanted({ path });
}
