import { expect, test } from 'vitest';
import { readTemplate, renderTemplate } from './go-template.ts';

const rendered = (source: string, dot: unknown): string =>
  renderTemplate(readTemplate(source, new Map()), dot);

test.each([
  ['text alone', 'a: 1\n', {}, 'a: 1\n'],
  ['a field of a field', '{{ .a.b }}', { a: { b: 'x' } }, 'x'],
  ['trimmed on both sides', 'a \n{{- " b" -}}\n c', {}, 'a bc'],
  ['a comment', 'a{{- /* {no} */ -}} b', {}, 'ab'],
  ['a pipe gives its value last', '{{ .a | default "b" | quote }}', {}, '"b"'],
  ['a name that nothing gave', '[{{ .a }}]', {}, '[]'],
  ['if, else if, else', '{{ if .a }}1{{ else if .b }}2{{ else }}3{{ end }}', { b: true }, '2'],
  ['and stops at the first that is not true', '{{ if and .a .a.b }}1{{ end }}', {}, ''],
  ['with moves the dot, $ stays', '{{ with .a }}{{ . }}{{ $.b }}{{ end }}', { a: 1, b: 2 }, '12'],
  [
    'a map is walked by its keys’ order',
    '{{ range $k, $v := .a }}{{ $k }}{{ $v }} {{ end }}',
    { a: { y: 2, x: 1 } },
    'x1 y2 ',
  ],
  ['a list by its own', '{{ range .a }}{{ . }}{{ else }}none{{ end }}', { a: [2, 1] }, '21'],
  ['an empty list', '{{ range .a }}{{ . }}{{ else }}none{{ end }}', { a: [] }, 'none'],
  ['a variable set further in', '{{ $a := 1 }}{{ if true }}{{ $a = 2 }}{{ end }}{{ $a }}', {}, '2'],
  [
    'a template with arguments',
    '{{ define "t" }}{{ .x }}!{{ end }}{{ include "t" (dict "x" .a) | nindent 2 }}',
    { a: 'b' },
    '\n  b!',
  ],
  [
    'a map as YAML',
    '{{ toYaml .a | nindent 2 }}',
    { a: { c: [1], b: 'x' } },
    '\n  b: x\n  c:\n    - 1',
  ],
  ['a format', '{{ printf "%s-%s" .a "b" }}', { a: 'a' }, 'a-b'],
])('%s', (_what, source, dot, expected) => {
  expect(rendered(source, dot)).toBe(expected);
});

test.each([
  ['a function that is not among them', '{{ lookup "v1" }}', 'the function lookup is unknown here'],
  ['a field of nothing', '{{ .a.b }}', 'b is asked of nothing'],
  ['a variable that nobody declared', '{{ $a }}', '$a is not declared'],
  ['a map where a text must be', '{{ .m }}', 'a map has no text'],
  ['a value that was required', '{{ required "image.tag" .a }}', 'image.tag'],
  ['a name that nothing defines', '{{ include "x" . }}', 'nothing is defined as x'],
])('%s is refused', (_what, source, why) => {
  expect(() => rendered(source, { m: { a: 1 } })).toThrow(why);
});
