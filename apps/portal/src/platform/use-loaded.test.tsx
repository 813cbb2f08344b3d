// @vitest-environment jsdom
import { type ReactNode, Suspense, startTransition, useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useLoaded } from './use-loaded.ts';

const open: Root[] = [];
const errors: unknown[] = [];
afterEach(() => {
  for (const root of open.splice(0)) root.unmount();
  errors.length = 0;
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

async function drawPage(Page: () => ReactNode): Promise<string> {
  const note = (error: unknown) => errors.push(error);
  const root = createRoot(document.body.appendChild(document.createElement('main')), {
    onRecoverableError: note,
    onUncaughtError: note,
  });
  open.push(root);
  root.render(<Suspense fallback="waiting">before</Suspense>);
  await settled();
  startTransition(() =>
    root.render(
      <Suspense fallback="waiting">
        <Page />
      </Suspense>,
    ),
  );
  await settled();
  return document.querySelector('main:last-of-type')?.textContent ?? '';
}

/**
 * What a page waits for; it arrives while React still has the page in hand, which a fast cache
 * does.
 */
function arriving() {
  let words: string | undefined;
  return {
    loaded: () => words,
    load: async () => {
      await Promise.resolve();
      words = 'words';
    },
  };
}

test('a suspended page continues with its hooks when its texts arrive', async () => {
  const { loaded, load } = arriving();
  function Page() {
    const words = useLoaded('one', loaded, load) ?? '';
    const [count] = useState(words.length);
    return useMemo(() => `${words} ${count}`, [words, count]);
  }
  expect(await drawPage(Page)).toBe('words 5');
  expect(errors).toEqual([]);
});

test('two loads in one page each get their own value', async () => {
  const [one, two] = [arriving(), arriving()];
  function Page() {
    const first = useLoaded('first', one.loaded, one.load) ?? '';
    const [count] = useState(first.length);
    const second = useLoaded('second', two.loaded, two.load) ?? '';
    const [more] = useState(second.length);
    return useMemo(() => `${count} ${more}`, [count, more]);
  }
  expect(await drawPage(Page)).toBe('5 5');
  expect(errors).toEqual([]);
});

test('renders a loaded value without suspending', async () => {
  const drawn: string[] = [];
  function Page() {
    const words =
      useLoaded(
        'there',
        () => 'there',
        () => Promise.reject(new Error('nobody asks')),
      ) ?? '';
    drawn.push(words);
    return words;
  }
  expect(await drawPage(Page)).toBe('there');
  expect([drawn.every((words) => words === 'there'), errors]).toEqual([true, []]);
});
