import type { EngineFrame, EnginePage } from './engine-page.ts';

/** The page in the frame that the selector finds, for walks that know nothing of frames; windows of vendors within it are out of reach. */
export function framedPage(page: EnginePage, selector: string): EnginePage {
  const within = async <Value>(act: (frame: EngineFrame) => Promise<Value>): Promise<Value> => {
    let found: { value: Value } | undefined;
    await page.inFrame(selector, async (frame) => {
      found = { value: await act(frame) };
    });
    if (found === undefined) throw new Error(`${selector} was not entered`);
    return found.value;
  };
  const evaluate = <Value>(expression: string) => within((frame) => frame.evaluate<Value>(expression));
  return {
    ...page,
    evaluate,
    url: () => evaluate<string>('location.href'),
    goto: (url) => evaluate(`location.assign(${JSON.stringify(url)})`),
    fill: (field, text) => within((frame) => frame.fill(field, text)),
    click: (control) => within((frame) => frame.click(control)),
    select: (control, value) =>
      evaluate(`((list) => { list.value = ${JSON.stringify(value)}; list.dispatchEvent(new Event('change', { bubbles: true })); })(
        document.querySelector(${JSON.stringify(control)}))`),
  };
}
