import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CodeField } from './code-field.tsx';
import { DateField } from './date-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const ignore = () => undefined;
const words = { label: 'Label', hint: 'A hint', error: 'Enter it', errorPrefix: 'Error:' };
const group = { legend: 'Label', hint: 'A hint', error: 'Enter it', errorPrefix: 'Error:' };
const reveal = { showLabel: 'Show', hideLabel: 'Hide' };
const OPTIONS = [
  { value: 'a', label: 'A', help: 'First' },
  { value: 'b', label: 'B' },
];
const DATE = {
  name: 'owner.born',
  labels: { year: 'Year', month: 'Month', day: 'Day' },
  months: ['January', 'February'],
  value: { year: '1985', month: '2', day: '27' },
};

const FIELDS: [name: string, field: ReactElement][] = [
  [
    'TextField',
    <TextField key="t" {...words} note="Found" name="address.line1" value="x" onChange={ignore} />,
  ],
  [
    'TextField with a prefix',
    <TextField key="p" {...words} name="site" value="x" onChange={ignore} prefix="https://" />,
  ],
  [
    'SecretField',
    <SecretField key="s" {...words} {...reveal} name="ssn" value="" onChange={ignore} />,
  ],
  ['CodeField', <CodeField key="c" {...words} name="code" value="" onChange={ignore} />],
  [
    'SelectField',
    <SelectField
      key="l"
      {...words}
      name="state"
      prompt="Choose"
      options={OPTIONS}
      value=""
      onChange={ignore}
    />,
  ],
  ['Checkbox', <Checkbox key="k" {...words} name="agree" checked={false} onChange={ignore} />],
  [
    'ChoiceCards',
    <ChoiceCards key="r" {...group} name="kind" options={OPTIONS} value="a" onChange={ignore} />,
  ],
  [
    'DateField',
    <DateField key="d" {...group} {...DATE} order={['month', 'day', 'year']} onChange={ignore} />,
  ],
];

function targets(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].flatMap(([, ids = '']) =>
    ids.split(' '),
  );
}

test.each(FIELDS)('%s: every id it refers to exists exactly once', (_name, field) => {
  const html = renderToStaticMarkup(field);
  const ids = targets(html, ' id');
  const pointed = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for'].flatMap(
    (attribute) => targets(html, attribute),
  );
  expect(pointed.length).toBeGreaterThan(0);
  expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(FIELDS)(
  '%s: is marked as wrong, and its message begins with the prefix word',
  (_name, field) => {
    const html = renderToStaticMarkup(field);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<span class="visually-hidden">Error: <\/span><span>Enter it/);
  },
);

test.each(FIELDS)('%s: its control is described by the error message', (_name, field) => {
  expect(
    targets(renderToStaticMarkup(field), 'aria-describedby').some((id) => id.endsWith('-error')),
  ).toBe(true);
});

test('a field without hint, error and note has no description', () => {
  const html = renderToStaticMarkup(
    <TextField label="City" name="address.city" value="" onChange={ignore} />,
  );
  expect(html).not.toContain('aria-describedby');
  expect(html).toContain('id="address-city"');
});

test('the parts of a date follow the country’s order and have autocomplete names', () => {
  const html = renderToStaticMarkup(
    <DateField {...DATE} legend="Born" order={['year', 'month', 'day']} onChange={ignore} />,
  ).toLowerCase();
  expect(targets(html, 'autocomplete')).toEqual(['bday-year', 'bday-month', 'bday-day']);
});

test('only the wrong part of a date is marked', () => {
  const html = renderToStaticMarkup(
    <DateField
      {...DATE}
      legend="Born"
      error="Must be a real date"
      errorPart="month"
      order={['month', 'day', 'year']}
      onChange={ignore}
    />,
  );
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toMatch(/id="owner-born-month"[^>]*aria-invalid="true"/);
});

test('a secret on file shows its text and no input', () => {
  const html = renderToStaticMarkup(
    <SecretField
      {...reveal}
      label="SSN"
      name="ssn"
      value=""
      onChange={ignore}
      onFile={{ text: 'On file, ending in 6789', changeLabel: 'Change' }}
    />,
  );
  expect(html).toContain('On file, ending in 6789');
  expect(html).not.toContain('<input');
});

test('a rejected secret on file shows its input again', () => {
  const html = renderToStaticMarkup(
    <SecretField
      {...reveal}
      label="SSN"
      name="ssn"
      value=""
      onChange={ignore}
      error="Enter it"
      onFile={{ text: 'On file', changeLabel: 'Change' }}
    />,
  );
  expect(html).toContain('<input');
});

test('a secret is neither filled in, saved nor spell-checked by the browser', () => {
  const html = renderToStaticMarkup(
    <SecretField {...reveal} label="SSN" name="ssn" value="" onChange={ignore} />,
  );
  expect(html).toMatch(/type="text"[^>]*autocomplete="off"/i);
  expect(html).toMatch(/spellcheck="false"/i);
  expect(html).toContain('class="input masked"');
});

const QUESTION = { label: 'Label', hint: 'A hint', question: 'Is it right?' };
test.each([
  ['TextField', <TextField key="t" {...QUESTION} name="name" value="Test" onChange={ignore} />],
  [
    'SecretField',
    <SecretField key="s" {...QUESTION} {...reveal} name="ein" value="" onChange={ignore} />,
  ],
])('%s: a question describes the field without marking it invalid', (_name, field) => {
  const html = renderToStaticMarkup(field);
  expect(targets(html, 'aria-describedby').some((id) => id.endsWith('-question'))).toBe(true);
  expect(html).toContain('Is it right?');
  expect(html).toContain('field-asks');
  expect(html).not.toMatch(/aria-invalid|field-bad|-error/);
});
