import { expect, test } from 'vitest';
import { detailWords } from './detail-words.ts';

const staff = [{ id: 'rev_1', name: 'Sam Okafor' }];

test.each([
  ['nothing', {}, ''],
  [
    'a shown number',
    { paths: ['applicant.dob'], reason: 'lookUpAtSource', ticket: 'HELP-2291' },
    'Born · Look it up at a source by hand · HELP-2291',
  ],
  [
    'a document, without the ids of rows',
    { reviewer: 'rev_1', inquiryId: 'inq_1', side: 'front', reason: 'compareDocument' },
    'Front · Compare it with a document',
  ],
  ['whom a case was handed to', { reviewer: 'rev_2', to: 'rev_1' }, 'Sam Okafor'],
  [
    'a decision',
    { round: 2, outcome: 'APPROVED', rowId: 'all-clear' },
    'round 2 · Approved · row all-clear',
  ],
  [
    'a photo ID that failed',
    {
      mode: 'identification',
      ...{ vendorStatus: 'failed', result: 'failed', failure: 'documentExpired' },
    },
    'Photo ID · Failed · it has expired',
  ],
  [
    'what was opened for a bank',
    { paths: ['bank.accountNumber', 'bank.vendorToken'] },
    'account number, token of the bank’s vendor',
  ],
  ['a sign-in', { roles: ['senior', 'auditor'] }, 'Senior reviewer, Auditor'],
  ['why a session ended', { why: 'signedOut' }, 'signed out'],
  [
    'many answers',
    {
      paths: [
        'company.name',
        'company.dba',
        'company.site',
        'company.gpv',
        'applicant.dob',
        'other.x',
      ],
    },
    'Legal name, Trade name, Website, Sales per year and 2 more',
  ],
  ['terms', { terms: { id: 'us', version: '3' } }, 'terms id us version 3'],
  ['a name of a later release', { newName: true, gone: null }, 'newName yes'],
  [
    'a page of support',
    { ticket: 'HELP-7', read: 'GET /applications/{id}' },
    'HELP-7 · read GET /applications/{id}',
  ],
])('%s in words', (_what, detail, words) =>
  expect(detailWords(JSON.stringify(detail), staff)).toBe(words),
);
