import { expect, test } from 'vitest';
import { checkBareText } from './check-bare-text.ts';

const errors = (jsx: string) =>
  checkBareText([
    { path: 'a.tsx', text: `const Part = ({ label }: { label: string }) => ${jsx};` },
  ]);

test.each([
  ['a word beside a mark that comes and goes', '<p>{isDone && <Icon />}Done</p>', 'Done'],
  [
    'a text of a table beside such a mark',
    '<p>{isDone && <Icon />}{texts.done}</p>',
    '{texts.done}',
  ],
  ['a text that was handed in', '<p>{label}{isDone && <Icon />}</p>', '{label}'],
  [
    'a text that is formatted',
    '<p>{isDone && <Icon />}{fillIn(texts.done)}</p>',
    '{fillIn(texts.done)}',
  ],
  [
    'a text that changes beside a fixed mark',
    '<p><Icon />{isDone ? texts.done : texts.open}</p>',
    '{isDone ? texts.done : texts.open}',
  ],
  ['a text that comes and goes', '<p><Icon />{isDone && texts.done}</p>', '{isDone && texts.done}'],
  ['the same in a fragment', '<>{isDone && <Icon />}{texts.done}</>', '{texts.done}'],
])('%s needs an element', (_what, jsx, what) =>
  expect(errors(jsx)).toEqual([`a.tsx:1: ${what} needs an element`]),
);

test.each([
  ['text that is alone', '<p>{isDone ? texts.done : texts.open}</p>'],
  ['text beside what is always there', '<p><Icon />{texts.done}</p>'],
  [
    'elements that come and go beside each other',
    '<p>{isDone ? <Icon /> : <Dot />}<span>{texts.done}</span></p>',
  ],
  ['a blank', "<p>{isDone && <Icon />}{' '}<b>{texts.done}</b></p>"],
  ['a list of elements', '<ul>{isDone && <li />}{rows.map((row) => <li key={row} />)}</ul>'],
  ['an option of a list', '<option>{isDone ? texts.done : texts.open}{texts.more}</option>'],
])('%s needs none', (_what, jsx) => expect(errors(jsx)).toEqual([]));
