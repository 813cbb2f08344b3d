import { acceptedAs, EMPTY_INPUTS, type FieldCases, rejected, spellings } from '../core/field-case-fixture.ts';

const choice = (accepted: readonly string[], refused: readonly string[]): FieldCases => ({
  accepts: [...acceptedAs(...accepted), ...accepted.flatMap((value) => spellings(value, ` ${value}`, `${value} `, `\t${value}`, `${value}\u00a0`))],
  rejects: [...EMPTY_INPUTS, ...rejected('unknown', ...refused, 'maybe', '0', 'constructor', '__proto__', '-')],
});

/** A company or trust as an owner, and what is held of it. */
export const OWNER_COMPANY_CASES = {
  ownerCompanyKind: choice(['company', 'trust'], ['Company', 'fund', 'person']),
  ownerCompanyCountry: choice(['US', 'CA', 'FR', 'KY', 'GB'], ['us', 'XX', 'USA', 'Canada', 'UK']),
  unnamedReason: choice(['unknown', 'unreachable', 'moreLevels', 'publiclyTraded'], ['other', 'UNKNOWN', 'later']),
  holder: {
    accepts: acceptedAs('urn:own:0000-0000-0000-0000-0000', 'urn:app:7kqm-3xpd-0000-0000-0000'),
    rejects: [...EMPTY_INPUTS, ...rejected('unknown', 'a b', '../x', 'x'.repeat(61), 'é')],
  },
  ownerCompanyName: {
    accepts: [
      ...acceptedAs('3M', 'Bell Holdings LLC', 'Gestion Côté inc.', 'The John A. and Mary B. Smith Revocable Living Trust dated 01/02/2003'),
      ...spellings('Bell & Rowe, L.P.', ' Bell & Rowe, L.P. ', 'Bell &  Rowe, L.P.', 'Bell\u00a0& Rowe, L.P.'),
    ],
    rejects: [...EMPTY_INPUTS, ...rejected('length', 'B', 'B'.repeat(141)), ...rejected('format', '--', '. .', '&&&')],
  },
  ownerCompanyNumber: {
    accepts: [
      ...acceptedAs('47-1234567', '1142345678', '123456782RC0001', 'HRB 12345', 'SC123456', '0400123456', 'MC-12/345'),
      ...spellings('HRB 12345', 'hrb 12345', ' HRB  12345 ', 'Hrb\u00a012345'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('length', '12', '1'.repeat(21)),
      ...rejected('format', '000', '000-000', '12#45', '-1234', '12,345'),
    ],
  },
  companyShare: {
    accepts: [
      ...acceptedAs('0.01', '5', '24.99', '33.33', '50', '100'),
      ...spellings('33.5', '33,5', '33.50', '33,5 %', ' 33.5% ', '33,50\u00a0%'),
    ],
    rejects: [
      ...EMPTY_INPUTS,
      ...rejected('format', 'half', '1/2', '-5', '5.5.5'),
      ...rejected('tooLow', '0', '0.00', '0 %'),
      ...rejected('tooHigh', '100.01', '101', '999'),
    ],
  },
} as const satisfies Record<string, FieldCases>;
