import type { OnboardingOptions } from './options.ts';
import { TEXTS as ENGLISH } from './texts.en-US.ts';
import { TEXTS as FRENCH } from './texts.fr-CA.ts';

const TEXTS: Readonly<Record<string, typeof ENGLISH>> = { fr: FRENCH };

const textsIn = (locale = ''): typeof ENGLISH => TEXTS[locale.slice(0, 2)] ?? ENGLISH;

function add<Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, css = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = css; // set through the DOM, which a strict style-src allows
  parent.append(element);
  return element;
}

export function createSurface(element: Element, { minHeight = 320, title, locale }: OnboardingOptions, again: () => void) {
  const root = add(element, 'div', 'position:relative');
  const cover = add(root, 'div', `position:absolute;inset:0;padding:24px;font:16px/1.5 system-ui`);
  const status = add(cover, 'p', 'margin:0 0 16px;outline:0');
  const retry = add(cover, 'button', 'font:inherit;min-height:44px;padding:0 20px;margin:0 16px 0 0');
  const link = add(cover, 'a', 'color:inherit');
  const frame = add(root, 'iframe', 'display:block;width:100%;border:0');
  let texts = textsIn(locale);
  let hasFailed = false;
  status.tabIndex = -1;
  status.role = 'status';
  retry.type = 'button';
  link.target = '_blank';
  frame.allow = 'camera; clipboard-write; fullscreen';
  retry.onclick = () => {
    status.focus(); // the focused button is about to be hidden
    again();
  };

  const draw = (isShown: boolean): void => {
    frame.style.visibility = isShown ? '' : 'hidden';
    cover.hidden = isShown;
    retry.hidden = link.hidden = !hasFailed;
    retry.textContent = texts.again;
    link.textContent = texts.newTab;
    frame.title = title ?? texts.title;
    status.textContent = hasFailed ? texts.failed : texts.loading;
  };

  const scrollTo = (px: number): void => {
    frame.style.scrollMarginTop = `${-px}px`;
    frame.scrollIntoView();
  };

  return {
    root,
    frame,
    /** Scrolls the host page to `px` below the frame's top: some browsers don't let a frame scroll its parent. */
    scrollTo,
    load: (url: string): void => {
      hasFailed = false;
      frame.style.height = `${minHeight}px`;
      frame.src = url;
      draw(false);
    },
    fail: (url: string): void => {
      hasFailed = true;
      link.href = url.replace(/.isEmbedMode.*/, '');
      draw(false);
    },
    show: (): void => {
      const hadFocus = cover.contains(document.activeElement);
      draw(true);
      if (hadFocus) frame.focus({ preventScroll: true });
    },
    speak: (changed: string | undefined): void => {
      texts = textsIn(changed);
      draw(!!cover.hidden);
    },
    setHeight: (px: number): void => {
      frame.style.height = `${px}px`;
    },
    /** A new page starts at its top, and focus follows into the frame when the partner's own button was pressed. */
    turnTo: (wasPressed: boolean): void => {
      if (frame.getBoundingClientRect().top < 0) scrollTo(0);
      if (wasPressed) frame.focus({ preventScroll: true });
    },
  };
}

/** Expands the frame over the whole window and makes everything else inert; returns the undo function. */
export function coverPage(root: HTMLElement, frame: HTMLElement): () => void {
  const page = document.documentElement;
  const before = [root.style.cssText, page.style.overflow] as const;
  const beside: HTMLElement[] = [];
  for (let node: HTMLElement = root; node.parentElement && node !== document.body; node = node.parentElement)
    for (const other of node.parentElement.children as HTMLCollectionOf<HTMLElement>)
      if (other !== node && !other.inert) {
        other.inert = true; // has no effect on non-HTML elements
        beside.push(other);
      }
  // Uses the top layer: `position: fixed` alone is contained by any transformed ancestor.
  root.popover = 'manual';
  root.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;margin:0;padding:0;border:0';
  root.showPopover();
  frame.style.minHeight = frame.style.maxHeight = '100%'; // regardless of the heights its content reports meanwhile
  page.style.overflow = 'hidden';
  return () => {
    for (const other of beside) other.inert = false;
    root.popover = null;
    frame.style.minHeight = frame.style.maxHeight = '';
    [root.style.cssText, page.style.overflow] = before;
  };
}
