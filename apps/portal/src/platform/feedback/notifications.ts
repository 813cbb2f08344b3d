import type { ErrorCode } from '@signet/rulebook/core/errors';
import { useSyncExternalStore } from 'react';

/** An error to be told: its code, and what its words need. */
export type ErrorNotification = { code: ErrorCode; data?: Readonly<Record<string, string | number>> };

/** A short message: an error by its code, which stays, or good news in words, which goes by itself. decisions.md, row 23. */
export type Notification = { id: string; kind: 'toast' | 'growl' } & ({ error: ErrorNotification } | { news: string });

/** Everything that is told over the page, or in its place. */
export type NotificationState = { messages: readonly Notification[]; dialog?: ErrorNotification; page?: ErrorNotification };

const EMPTY: NotificationState = { messages: [] };

let board: NotificationState = EMPTY;
const listeners = new Set<() => void>();

function put(next: NotificationState): void {
  board = next;
  for (const listener of listeners) listener();
}

/** What is told now. */
export const getNotifications = (): NotificationState => board;

/** Tells an error as a message; the same one is never there twice. */
export function notifyError(kind: Notification['kind'], error: ErrorNotification): void {
  const others = board.messages.filter(({ id }) => id !== error.code);
  put({ ...board, messages: [...others, { id: error.code, kind, error }] });
}

/** Tells good news, in words. */
export function notifySuccess(kind: Notification['kind'], news: string): void {
  const others = board.messages.filter(({ id }) => id !== news);
  put({ ...board, messages: [...others, { id: news, kind, news }] });
}

/** Asks over the page; one question at a time. */
export const openDialog = (dialog: ErrorNotification): void => put({ ...board, dialog });

/** Shows an error in the place of the screen, which waits behind it. */
export const openPage = (page: ErrorNotification): void => put({ ...board, page });

export const closeDialog = (): void => put({ ...board, dialog: undefined });
export const closePage = (): void => put({ ...board, page: undefined });

/** Takes one message away. */
export const dismiss = (id: string): void => put({ ...board, messages: board.messages.filter((message) => message.id !== id) });

/** Takes every error message away: the person has tried again, or is signed out. */
export const dismissErrors = (): void => put({ ...board, messages: board.messages.filter((message) => !('error' in message)) });

/** Takes everything away. */
export const dismissAll = (): void => put(EMPTY);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is told now, in a component; nothing on the server. */
export const useNotifications = (): NotificationState => useSyncExternalStore(listen, getNotifications, () => EMPTY);
