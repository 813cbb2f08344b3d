// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InquiryFrame } from './inquiry-frame.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const session = {
  inquiryId: 'inq_1',
  sessionToken: 'token',
  host: 'window.example',
  vendorName: 'Ledger Identity',
};
const frames = {
  ledger: ({ title }: { title: string }) => <iframe title={title} src="https://window.example" />,
};

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function open(frameKind: string): string[] {
  const errors: string[] = [];
  act(() =>
    root.render(
      <InquiryFrame
        frames={frames}
        session={{ ...session, frameKind }}
        title="Verification by Ledger Identity"
        onEnd={() => undefined}
        onCancel={() => undefined}
        onError={(code) => errors.push(code)}
      />,
    ),
  );
  return errors;
}

test('opens a session in its vendor’s frame', () => {
  expect(open('ledger')).toEqual([]);
  expect(document.querySelector('iframe')?.title).toBe('Verification by Ledger Identity');
});

test('reports a load error for an unknown frame kind', () => {
  expect(open('a-later-one')).toEqual(['load']);
  expect(document.querySelector('main')?.childElementCount).toBe(0);
});
