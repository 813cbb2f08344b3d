import { acceptedAs, EMPTY_INPUTS, type FieldCases, rejected, spellings } from '../core/field-case-fixture.ts';

const choice = (accepted: readonly string[], refused: readonly string[]): FieldCases => ({
  accepts: [
    ...acceptedAs(...accepted),
    ...accepted.flatMap((value) =>
      spellings(
        value,
        ` ${value}`,
        `${value} `,
        `\t${value}`,
        `${value}\u00a0`,
        `\u200b${value}`,
        `${value}\n`,
        `\u202f${value}`,
        `${value}\t`,
        ` ${value} `,
      ),
    ),
  ],
  rejects: [
    ...EMPTY_INPUTS,
    ...rejected('unknown', ...refused, 'maybe', '0', 'constructor', '__proto__', '-', 'toString', 'é', 'null', 'undefined', 'true', '1'),
  ],
});

/** A company or trust as an owner, and what is held of it. */
export const OWNER_COMPANY_CASES = {
  ownerCompanyKind: choice(['company', 'trust'], ['Company', 'fund', 'person']),
  ownerCompanyCountry: choice(['US', 'CA', 'FR', 'KY', 'GB'], ['us', 'XX', 'USA', 'Canada', 'UK']),
  unnamedReason: choice(['unknown', 'unreachable', 'moreLevels', 'publiclyTraded'], ['other', 'UNKNOWN', 'later']),
  holder: {
    accepts: Array.from({ length: 20 }, (_one, at) => `urn:own:${String(at).padStart(4, '0')}-0000-0000-0000-0000`).flatMap((id) => [
      ...acceptedAs(id),
      ...spellings(id, ` ${id}`),
    ]),
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('unknown', 'a b', '../x', 'x'.repeat(61), 'é', 'a/b', 'a?b', 'a#b', 'a.b', '<a>', '{a}', '%00', 'a,b', 'a;b'),
    ],
  },
  ownerCompanyName: {
    accepts: [
      ...acceptedAs(
        '3M',
        'Bell Holdings LLC',
        'Gestion Côté inc.',
        'The John A. and Mary B. Smith Revocable Living Trust dated 01/02/2003',
        'B'.repeat(140),
        'TD',
        '123456 Canada Inc.',
        'Zoé',
        '9000-1234 Québec inc.',
        'Smith Family Trust',
        'Fiducie Roy',
        'ABC GmbH',
        'A/S Nord',
        'X+Y LLC',
        '株式会社',
        'Bell (Holdings)',
      ),
      ...spellings(
        'Bell & Rowe, L.P.',
        ' Bell & Rowe, L.P. ',
        'Bell &  Rowe, L.P.',
        'Bell\u00a0& Rowe, L.P.',
        '\tBell & Rowe, L.P.',
        'Bell & Rowe, L.P.\n',
      ),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('length', 'B', '&', '1', 'B'.repeat(141), 'B'.repeat(200)),
      ...rejected('format', '--', '. .', '&&&', '()', '//', '...', '+-+'),
    ],
  },
  ownerCompanyNumber: {
    accepts: [
      ...acceptedAs(
        '47-1234567',
        '1142345678',
        '123456782RC0001',
        'HRB 12345',
        'SC123456',
        '0400123456',
        'MC-12/345',
        '123',
        '9'.repeat(20),
        'B12345678',
        'FR 552 100 554',
        '12.345.678',
        'DE123456789',
        'C1234567',
        'ABC',
      ),
      ...spellings('HRB 12345', 'hrb 12345', ' HRB  12345 ', 'Hrb\u00a012345', '\tHRB 12345', 'HRB 12345\n'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('length', '1', '12', 'AB', '1'.repeat(21), '1'.repeat(40)),
      ...rejected('format', '000', '000-000', '12#45', '-1234', '12,345', '12_45', '0 0 0', '<12>'),
    ],
  },
  companyShare: {
    accepts: [
      ...acceptedAs('0.01', '0.5', '1', '2.25', '5', '10', '12.5', '20', '24.99', '25', '33.33', '40', '50', '66.67', '75', '99.99', '100'),
      ...spellings('33.5', '33,5', '33.50', '33,5 %', ' 33.5% ', '33,50\u00a0%'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('format', 'half', '1/2', '-5', '5.5.5', '% %', '25%%', '1e2', '25 50'),
      ...rejected('tooLow', '0', '0.00', '0 %'),
      ...rejected('tooHigh', '100.01', '101', '999'),
    ],
  },
} as const satisfies Record<string, FieldCases>;
