import { numberedPersons, PERSONA_IDS, persona } from '@signet/personas/personas';
import { expect, test } from 'vitest';
import { LINK_ENDINGS } from './magic-values.ts';

const MAGIC = [...Object.keys(LINK_ENDINGS), '0199'];

test.each(PERSONA_IDS)('the phone of no numbered %s means something here', (id) => {
  const phones = Array.from(
    { length: numberedPersons },
    (_nothing, nth) => persona(id, nth).answers['applicant.phone.localPhoneNumber'] ?? '',
  );
  expect(
    phones.filter((phone) => phone.length !== 10 || MAGIC.some((ending) => phone.endsWith(ending))),
  ).toEqual([]);
  expect(new Set(phones).size).toBe(numberedPersons);
});
