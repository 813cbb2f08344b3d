import type { ErrorCode } from '@signet/rulebook/core/errors';
import { useSyncExternalStore } from 'react';

export type ErrorNotification = {
  code: ErrorCode;
  data?: Readonly<Record<string, string | number>>;
};

/**
 * A short message: an error by code, which stays, or a success text, which disappears by itself.
 * docs/readings.md 8.
 */
export type Notification = { id: string; kind: 'toast' | 'growl' } & (
  | { error: ErrorNotification }
  | { news: string }
);

export type NotificationState = {
  messages: readonly Notification[];
  dialog?: ErrorNotification;
  page?: ErrorNotification;
};

const EMPTY: NotificationState = { messages: [] };

let board: NotificationState = EMPTY;
const listeners = new Set<() => void>();

function put(next: NotificationState): void {
  board = next;
  for (const listener of listeners) listener();
}

export const getNotifications = (): NotificationState => board;

export function notifyError(kind: Notification['kind'], error: ErrorNotification): void {
  const others = board.messages.filter(({ id }) => id !== error.code);
  put({ ...board, messages: [...others, { id: error.code, kind, error }] });
}

export function notifySuccess(kind: Notification['kind'], news: string): void {
  const others = board.messages.filter(({ id }) => id !== news);
  put({ ...board, messages: [...others, { id: news, kind, news }] });
}

export const openDialog = (dialog: ErrorNotification): void => put({ ...board, dialog });

export const openPage = (page: ErrorNotification): void => put({ ...board, page });

export const closeDialog = (): void => put({ ...board, dialog: undefined });
export const closePage = (): void => put({ ...board, page: undefined });

export const dismiss = (id: string): void =>
  put({ ...board, messages: board.messages.filter((message) => message.id !== id) });

export const dismissErrors = (): void =>
  put({ ...board, messages: board.messages.filter((message) => !('error' in message)) });

export const dismissAll = (): void => put(EMPTY);

const NEWS_KEY = 'news';

/** Stores a success message for the next page, because this one is being left. */
export function notifyOnNextPage(news: string): void {
  try {
    sessionStorage.setItem(NEWS_KEY, news);
  } catch {
    return; // without storage, the next page still shows the change itself
  }
}

export function showKeptMessage(): void {
  try {
    const news = sessionStorage.getItem(NEWS_KEY);
    sessionStorage.removeItem(NEWS_KEY);
    if (news !== null) notifySuccess('toast', news);
  } catch {
    return; // nothing was stored
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNotifications = (): NotificationState =>
  useSyncExternalStore(listen, getNotifications, () => EMPTY);
