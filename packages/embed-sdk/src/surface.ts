import type { OnboardingOptions } from './options.ts';
import { TEXTS as ENGLISH } from './texts.en-US.ts';
import { TEXTS as FRENCH } from './texts.fr-CA.ts';

/** A language beside English is a row here and its file of texts. */
const TEXTS: Readonly<Record<string, typeof ENGLISH>> = { fr: FRENCH };

const textsIn = (locale = ''): typeof ENGLISH => TEXTS[locale.slice(0, 2)] ?? ENGLISH;

function add<Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, css = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = css; // by the object model, which a strict style-src allows
  parent.append(element);
  return element;
}

/** The frame and, until it speaks, what stands in its place. `again` starts anew. */
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
    status.focus(); // the button is about to go
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
    /** Shows what lies `px` below the frame's top: some browsers let no frame scroll the page around it. */
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
    /** A new page begins at its top; whoever pressed a button of the partner's page goes along with it. */
    turnTo: (wasPressed: boolean): void => {
      if (frame.getBoundingClientRect().top < 0) scrollTo(0);
      if (wasPressed) frame.focus({ preventScroll: true });
    },
  };
}

/** Lets the frame cover the window, above everything and with nothing beside it to reach; answers how to undo it. */
export function coverPage(root: HTMLElement, frame: HTMLElement): () => void {
  const page = document.documentElement;
  const before = [root.style.cssText, page.style.overflow] as const;
  const beside: HTMLElement[] = [];
  for (let node: HTMLElement = root; node.parentElement && node !== document.body; node = node.parentElement)
    for (const other of node.parentElement.children as HTMLCollectionOf<HTMLElement>)
      if (other !== node && !other.inert) {
        other.inert = true; // means nothing to what is no element of HTML
        beside.push(other);
      }
  // The top layer: `position: fixed` alone is held by any ancestor with a transform.
  root.popover = 'manual';
  root.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;margin:0;padding:0;border:0';
  root.showPopover();
  frame.style.minHeight = frame.style.maxHeight = '100%'; // whatever height its content reports meanwhile
  page.style.overflow = 'hidden';
  return () => {
    for (const other of beside) other.inert = false;
    root.popover = null;
    frame.style.minHeight = frame.style.maxHeight = '';
    [root.style.cssText, page.style.overflow] = before;
  };
}
