import type { OnboardingOptions } from './options.ts';
import { TEXTS as ENGLISH } from './texts.en-US.ts';
import { TEXTS as FRENCH } from './texts.fr-CA.ts';

const TEXTS: Readonly<Record<string, typeof ENGLISH>> = { fr: FRENCH };

const textsIn = (locale: unknown): typeof ENGLISH => TEXTS[`${locale}`.slice(0, 2)] ?? ENGLISH; // scripts also pass null

function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  css = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = css; // set through the DOM, which a strict style-src allows
  parent.append(element);
  return element;
}

export function createSurface(
  element: Element,
  url: string,
  { isFullscreen, title, locale }: OnboardingOptions,
  again: () => void,
) {
  const root = add(element, 'div', 'display:block;position:relative');
  const cover = add(root, 'div', 'position:absolute;inset:0;padding:24px;font:16px/1.5 system-ui');
  const status = add(cover, 'p', 'margin:0 0 16px');
  const retry = add(cover, 'button', 'font:inherit;padding:10px 20px;margin:0 16px 0 0');
  const link = add(cover, 'a', 'color:inherit');
  const frame = add(root, 'iframe', 'display:block;width:100%;border:0');
  let texts = textsIn(locale);
  let state: 'loading' | 'failed' | 'shown' = 'loading';
  status.tabIndex = -1;
  status.role = 'status';
  retry.type = 'button';
  link.target = '_blank';
  link.href = url.replace(/.isEmbedMode.*/, '');
  frame.allow = 'camera; clipboard-write; fullscreen';
  retry.onclick = () => {
    status.focus(); // the focused button is about to be hidden
    again();
  };

  const focusFrame = (): void => frame.focus({ preventScroll: true });
  const draw = (next = state): void => {
    const hadFocus = cover.matches(':focus-within');
    const isShown = next === 'shown';
    state = next;
    frame.style.visibility = isShown ? '' : 'hidden';
    // Not `hidden`, which a rule of the host page such as `button { display: flex }` outranks.
    cover.style.display = isShown ? 'none' : '';
    retry.style.display = link.style.display = next === 'failed' ? '' : 'none';
    retry.textContent = texts.again;
    link.textContent = texts.newTab;
    frame.title = title ?? texts.title;
    if (!isShown) status.textContent = texts[next];
    else if (hadFocus) focusFrame();
  };
  const reveal = (px: number, isSeen?: boolean): void => {
    // The margins leave one line of the frame to scroll to, which `nearest` moves only from under
    // the host's scroll-padding.
    frame.style.scrollMargin = `${-px}px 0 ${isSeen ? px + 64 - frame.clientHeight : 0}px`;
    frame.scrollIntoView({ block: isSeen ? 'nearest' : 'start' });
    frame.style.scrollMargin = ''; // left behind, it would keep browsers from scrolling to what is focused next
  };

  return {
    root,
    frame,
    /**
     * Scrolls the host page to `px` below the frame's top: some browsers don't let a frame scroll
     * its parent. What is in the window (`isSeen`) is scrolled only if the host's own header covers
     * it.
     */
    reveal,
    draw,
    speak: (changed: unknown): void => {
      texts = textsIn(changed);
      draw();
    },
    setHeight: (px: number): void => {
      frame.style.height = isFullscreen ? '100dvh' : `${px}px`;
    },
    /**
     * A new page starts at its top, and focus follows into the frame when the partner's own button
     * was pressed.
     */
    turnTo: (wasPressed: boolean): void => {
      if (frame.getBoundingClientRect().top < 0) reveal(0);
      if (wasPressed) focusFrame();
    },
  };
}

let uncoverLast: (() => void) | undefined;

/**
 * Expands the frame over the whole window and makes everything else inert, in shadow trees too;
 * returns the undo function, which may be called again. Ends the cover of another frame, because
 * each would make the other inert.
 */
export function coverPage(root: HTMLElement, frame: HTMLElement): () => void {
  uncoverLast?.();
  const page = document.documentElement;
  const before = [root.style.cssText, page.style.overflow] as const;
  const beside: HTMLElement[] = [];
  for (
    let node: Element | undefined = root;
    node && node !== document.body;
    node = node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host // a document has no host
  )
    for (const other of (node.parentNode as ParentNode).children as HTMLCollectionOf<HTMLElement>) // connected, since the frame speaks
      if (other !== node && !other.inert) {
        other.inert = true; // has no effect on non-HTML elements
        beside.push(other);
      }
  // Uses the top layer: `position: fixed` alone is contained by any transformed ancestor.
  root.popover = 'manual';
  root.style.cssText = 'position:fixed;inset:0;height:100%;margin:0;padding:0;width:100%;border:0';
  root.showPopover();
  frame.style.minHeight = frame.style.maxHeight = '100%'; // regardless of the heights its content reports meanwhile
  page.style.overflow = 'hidden';
  uncoverLast = (): void => {
    if (!root.popover) return;
    for (const other of beside) other.inert = false;
    root.popover = null;
    frame.style.minHeight = frame.style.maxHeight = '';
    [root.style.cssText, page.style.overflow] = before;
  };
  return uncoverLast;
}
