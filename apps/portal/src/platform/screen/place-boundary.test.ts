import { expect, test } from 'vitest';
import { PlaceBoundary } from './screen-boundary.tsx';

const at = (place: string) => ({ place, onError: () => undefined, children: null });
const { getDerivedStateFromError: caught, getDerivedStateFromProps: drawnAt } = PlaceBoundary;

test('an error belongs to the page where it happened', () => {
  const failed = { ...drawnAt(at('/bank'), caught(new Error('x'))) };
  expect(failed.failed?.place).toBe('/bank');
  expect(drawnAt(at('/bank'), failed)).toBeNull();
});

test('an error is cleared on another page', () => {
  const failed = { ...drawnAt(at('/bank'), caught(new Error('x'))) };
  expect(drawnAt(at('/owners'), failed)).toEqual({ failed: undefined });
});

test('a page that was drawn stays', () => expect(drawnAt(at('/bank'), {})).toBeNull());
