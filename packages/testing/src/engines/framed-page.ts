import { type EngineFrame, type EnginePage, XPATH } from './engine-page.ts';
import { waitUntilTrue } from './wait-until-true.ts';

/** JavaScript that finds a selector's first visible element, as the drivers do. */
const foundBy = (selector: string): string => {
  const text = JSON.stringify(selector);
  const all = selector.startsWith(XPATH)
    ? `(found => Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)))(document.evaluate(${text}, document, null, 7))`
    : `[...document.querySelectorAll(${text})]`;
  return `(all => all.find((one) => one.checkVisibility()) ?? all[0])(${all})`;
};

export function framedPage(page: EnginePage, selector: string): EnginePage {
  const within = async <Value>(act: (frame: EngineFrame) => Promise<Value>): Promise<Value> => {
    let found: { value: Value } | undefined;
    await page.inFrame(selector, async (frame) => {
      found = { value: await act(frame) };
    });
    if (found === undefined) throw new Error(`${selector} was not entered`);
    return found.value;
  };
  const evaluate = <Value>(expression: string) =>
    within((frame) => frame.evaluate<Value>(expression));
  /**
   * Scrolls the outer page first: WebKit lets no cross-origin frame scroll the page around it, and
   * its driver would click outside the window. docs/decisions/0092.
   */
  const scrollTo = async (control: string): Promise<void> => {
    const topPx = `${foundBy(control)}?.getBoundingClientRect().top`;
    await waitUntilTrue(() => evaluate(`${topPx} !== undefined`), control);
    const inFramePx = await evaluate<number>(topPx);
    const framePx = `${foundBy(selector)}.getBoundingClientRect().top`;
    await page.evaluate(
      `scrollTo({ behavior: 'instant', top: scrollY + ${framePx} + ${inFramePx} - innerHeight / 2 })`,
    );
  };
  /**
   * The driver presses where the control was when it looked: while the frame still grows with its
   * content, that is another place.
   */
  const standsStill = async (control: string): Promise<void> => {
    const place = async () => [
      await page.evaluate<number>(`${foundBy(selector)}.getBoundingClientRect().height`),
      await evaluate<number>(`${foundBy(control)}?.getBoundingClientRect().top`),
    ];
    await waitUntilTrue(async () => {
      const [before, after] = [await place(), await place()];
      return before.every((px, at) => px === after[at]);
    }, `${control} to stand still`);
  };
  return {
    ...page,
    evaluate,
    url: () => evaluate<string>('location.href'),
    goto: (url) => evaluate(`location.assign(${JSON.stringify(url)})`),
    fill: async (field, text) => {
      await scrollTo(field);
      await within((frame) => frame.fill(field, text));
    },
    click: async (control) => {
      await scrollTo(control);
      await standsStill(control);
      await scrollTo(control);
      await within((frame) => frame.click(control));
    },
    select: (control, value) =>
      evaluate(`((list) => { list.value = ${JSON.stringify(value)}; list.dispatchEvent(new Event('change', { bubbles: true })); })(
        document.querySelector(${JSON.stringify(control)}))`),
  };
}
