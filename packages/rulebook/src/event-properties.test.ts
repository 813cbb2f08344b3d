import { PERSONA_IDS, persona } from '@signet/personas/personas';
import { expect, test } from 'vitest';
import { SECRET_PATHS } from './answer-rows.ts';
import { keysOf } from './core/keys-of.ts';
import { EVENT_PROPERTIES } from './event-properties.ts';
import { EVENTS } from './events.ts';

const IDS = keysOf(EVENTS);
const PROPERTIES = keysOf(EVENT_PROPERTIES);

test.each(IDS)('%s carries only properties that have a schema', (id) =>
  expect(EVENTS[id].properties.filter((name) => !PROPERTIES.includes(name))).toEqual([]),
);

test('every property belongs to an event', () => {
  const used = new Set<string>(IDS.flatMap((id) => EVENTS[id].properties));
  expect(PROPERTIES.filter((name) => !used.has(name))).toEqual([]);
});

const PERSONAL = [
  ...SECRET_PATHS,
  'applicant.name.firstName',
  'applicant.name.lastName',
  'applicant.email.emailAddress',
];
const isPersonal = (path: string): boolean =>
  PERSONAL.includes(path) || /phone|dob|line1|line2|zip|name|dba|site/i.test(path);

test('no property accepts personal data of any persona', () => {
  const typed = PERSONA_IDS.flatMap((id) =>
    Object.entries(persona(id).answers).flatMap(([path, value]) =>
      isPersonal(path) && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  );
  expect(typed.length).toBeGreaterThan(30);
  const taken = PROPERTIES.flatMap((name) =>
    [...new Set(typed)]
      .flatMap((value) => [
        value,
        ...(/^\d+$/.test(value) && value.length > 2 ? [Number(value)] : []),
      ])
      .filter((value) => EVENT_PROPERTIES[name].safeParse(value).success)
      .map((value) => `${name}: ${value}`),
  );
  expect(taken).toEqual([]);
});
