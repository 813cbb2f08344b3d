import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useState,
} from 'react';

/** The row a key moves to, wrapping at both ends; undefined when the key belongs to the text. */
export function rowAfterKey(
  ids: readonly string[],
  activeId: string | undefined,
  key: string,
): string | undefined {
  const at = activeId === undefined ? -1 : ids.indexOf(activeId);
  if (key === 'ArrowDown') return ids[(at + 1) % ids.length];
  if (key === 'ArrowUp') return ids.at(Math.max(at, 0) - 1);
  if (key === 'Home' && at >= 0) return ids[0];
  if (key === 'End' && at >= 0) return ids.at(-1);
  return undefined;
}

type ComboboxState<Row extends { id: string }> = {
  input: RefObject<HTMLInputElement | null>;
  rows: readonly Row[];
  /** Typed text without a choice yet; only this opens the list automatically. */
  typed: string;
  waitText: string;
  onChoose: (id: string) => void;
  onLeave: () => void;
};

let isPressed = false;
if (typeof window === 'object') {
  const note = ({ type }: Event) => {
    isPressed = type === 'mousedown';
  };
  for (const type of ['mousedown', 'mouseup', 'dragend'])
    window.addEventListener(type, note, { capture: true });
}

/**
 * Runs at once, or when a press that is under way (a tap is one too) has been released and its
 * click handled.
 */
function afterPress(run: () => void): void {
  if (isPressed) window.addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}

/**
 * Keyboard, focus and touch handling per the ARIA combobox pattern: focus stays in the input.
 * docs/decisions/0034.
 */
export function useCombobox<Row extends { id: string }>({
  input,
  rows: given,
  typed,
  waitText,
  onChoose,
  onLeave,
}: ComboboxState<Row>) {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (document.activeElement === input.current) setFocused(true); // focused before the page was hydrated
  }, [input]);
  const [isOpenedByHand, setOpenedByHand] = useState(false);
  const [closedList, setClosedList] = useState('');
  const [active, setActive] = useState<{
    id: string;
    isByKey: boolean;
    typed: string;
    rows: readonly Row[];
  }>();
  // Better rows may arrive for the same text; they wait while somebody is on a row, so that nothing
  // moves under a pointer or key. Rows that the caller takes away go at once.
  const rows =
    active?.typed === typed && active.rows.length > 0 && given.length > 0 ? active.rows : given;
  const ids = rows.map(({ id }) => id);
  const list = ids.join(' ') || waitText;
  // Rows may arrive after typing and open the list then; a list closed over no rows opens when some
  // arrive.
  const wantedList = typed === '' || list === '' ? '' : `${typed} ${list}`;
  const isClosed = closedList === wantedList || (closedList !== '' && closedList === typed);
  const isOpen = isFocused && list !== '' && (isOpenedByHand || (wantedList !== '' && !isClosed));
  const activeId =
    isOpen && active !== undefined && ids.includes(active.id) ? active.id : undefined;
  // Closed over rows, it stays closed when they get better.
  const close = (closedFor = ids.length > 0 ? typed : wantedList) => {
    setClosedList(closedFor);
    setOpenedByHand(false);
    setActive(undefined);
  };
  const choose = (id: string) => {
    close();
    onChoose(id);
  };
  const moveTo = (id: string | undefined, isByKey: boolean) =>
    setActive(id === undefined ? undefined : { id, isByKey, typed, rows });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const next = event.shiftKey ? undefined : rowAfterKey(ids, activeId, key);
    if (!isOpen && (next === undefined || list === '')) return;
    if (next !== undefined) {
      setOpenedByHand(true);
      moveTo(next, true);
    } else if (key === 'Enter' || key === 'Tab') {
      if (activeId === undefined) close();
      else choose(activeId);
    } else if (key === 'Escape') close();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') setActive(undefined);
    if (next !== undefined || key === 'Enter' || key === 'Escape') event.preventDefault();
  };
  return {
    rows,
    isOpen,
    activeId,
    isActiveByKey: activeId !== undefined && active?.isByKey === true,
    choose,
    hover: (id: string) => moveTo(id, false),
    /** Typing may reopen the list and clears the active row. */
    type: () => {
      setClosedList('');
      setOpenedByHand(false);
      setActive(undefined);
    },
    /** For the wrapper of input and list: a screen reader may move focus between them. */
    boxEvents: {
      onFocus: () => setFocused(true),
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        onLeave();
        // Closing may move what is below, so a press there must have ended first.
        afterPress(() => {
          // Rows that arrive after somebody left don't lie over what follows when the focus returns.
          close(typed);
          setFocused(false);
        });
      },
    },
    inputEvents: {
      onKeyDown,
      // VoiceOver on iOS taps the exact center of the input, which a finger practically never hits;
      // this reopens the list without a keyboard.
      onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        const touch = changedTouches[0];
        if (
          touch?.clientX === Math.ceil(left + width / 2) &&
          touch.clientY === Math.ceil(top + height / 2)
        )
          setOpenedByHand(!isOpen);
      },
    },
  };
}
