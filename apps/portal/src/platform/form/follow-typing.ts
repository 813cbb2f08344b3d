import { retryUntilLoaded, whenIdle } from '../lazy-load.ts';
import type { Typing } from './keep-typing.ts';

const followers = new Set<() => void>();

/** Tells whoever keeps it that something was typed. */
export function noteTyping(): void {
  for (const note of followers) note();
}

/** Keeps what is typed into a form until the answer is called; what does so comes when the page is at rest, and finds what was typed before. */
export function followTyping(read: () => Typing): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = ({ follow }: typeof import('./keep-typing.ts')) => {
    if (isOver) return;
    const following = follow(read);
    followers.add(following.note);
    stop = () => {
      followers.delete(following.note);
      following.stop();
    };
  };
  whenIdle(() => void retryUntilLoaded(() => import('./keep-typing.ts')).then(begin));
  return () => {
    isOver = true;
    stop?.();
  };
}
