import { useEffect } from 'react';
import { rowToReturnTo } from '../queue-return.ts';

const links = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.data-table [data-row]'),
];

const focusOn = (link: HTMLElement | undefined): void => {
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
};

/** Moves to the next or the previous row; from nowhere to the one that was visited last, or the first. */
export function moveFocus(by: 1 | -1): void {
  const all = links();
  const at = all.findIndex((link) => link.matches(':focus'));
  const remembered = all.find((link) => link.dataset.row === rowToReturnTo());
  focusOn(at === -1 ? (remembered ?? all[0]) : all[at + by]);
}

export const focusRow = (key: string): void =>
  focusOn(links().find((link) => link.dataset.row === key));

export const focusedRow = (): string | undefined =>
  links().find((link) => link.matches(':focus'))?.dataset.row;

/** Back from a case, focus is on the row that one came from. */
export function useReturnedFocus(isRead: boolean): void {
  useEffect(() => {
    if (!isRead || document.activeElement !== document.body) return;
    const row = rowToReturnTo();
    if (row !== undefined) focusRow(row);
  }, [isRead]);
}
