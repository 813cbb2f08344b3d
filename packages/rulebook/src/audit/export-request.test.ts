import { expect, test } from 'vitest';
import { AUDIT_EXPORT, exportState, mayDecideExport, mayTakeExport } from './export-request.ts';

const { openMs, takingMs } = AUDIT_EXPORT;
const asked = { askedBy: 'one', askedAt: 1_000 };
const agreed = { ...asked, decidedAt: 2_000, hasAgreed: true };
const taken = { ...agreed, takenAt: 3_000 };

test.each([
  ['waits for a second person', asked, 1_000 + openMs, 'asked'],
  ['is over once nobody has decided in time', asked, 1_001 + openMs, 'over'],
  ['may be taken once somebody has agreed', agreed, 2_000 + openMs, 'agreed'],
  ['is over once it was not taken in time', agreed, 2_001 + openMs, 'over'],
  ['stays refused', { ...agreed, hasAgreed: false }, 2_001 + openMs, 'refused'],
  ['stays taken', taken, 2_001 + openMs, 'taken'],
])('an export %s', (_name, request, now, state) => expect(exportState(request, now)).toBe(state));

test.each([
  ['another person decides', asked, 'two', true],
  ['nobody decides their own', asked, 'one', false],
  ['nobody decides twice', agreed, 'two', false],
])('%s', (_name, request, staffId, may) =>
  expect(mayDecideExport(request, staffId, 2_000)).toBe(may),
);

test.each([
  ['whoever asked begins to take it', agreed, 'one', true, 3_000, true],
  ['nobody else does', agreed, 'two', true, 3_000, false],
  ['nothing is taken before somebody has agreed', asked, 'one', true, 3_000, false],
  ['it is begun once', taken, 'one', true, 3_000, false],
  ['its other pages follow', taken, 'one', false, 3_000 + takingMs, true],
  ['but not for long', taken, 'one', false, 3_001 + takingMs, false],
  ['nor before the first one', agreed, 'one', false, 3_000, false],
])('%s', (_name, request, staffId, isFirst, now, may) =>
  expect(mayTakeExport(request, { staffId, now, isFirst })).toBe(may),
);
