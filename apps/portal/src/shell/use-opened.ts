import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a popover is open; the browser may have opened it before hydration. */
export function useOpened(): {
  sheet: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onToggle: () => void;
} {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const look = () => setOpen(sheet.current?.matches(':popover-open') === true);
  useEffect(look, []);
  return { sheet, isOpen, onToggle: look };
}
