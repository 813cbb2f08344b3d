import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnsweredField } from './answered-field.tsx';

const draw = (error?: string) =>
  renderToStaticMarkup(
    <AnsweredField
      id="kind"
      label="You chose"
      error={error}
      errorPrefix="Error:"
      changeLabel="Change"
      onChange={() => undefined}
    >
      Florist
    </AnsweredField>,
  );

test('the button’s name says what it changes, and its current value', () => {
  const html = draw();
  expect(html).toContain('<p class="field-label" id="kind-label">You chose</p>');
  expect(html).toContain('id="kind-text">Florist</span>');
  expect(html).toMatch(
    /<button id="kind"[^>]*aria-labelledby="kind kind-label" aria-describedby="kind-text"[^>]*>Change<\/button>/,
  );
});

test('a rejected answer stays in place and shows the message', () => {
  expect(draw()).not.toContain('field-bad');
  expect(draw('Choose another')).toMatch(/field-bad[\s\S]*id="kind-error"[\s\S]*Choose another/);
});
