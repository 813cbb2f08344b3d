import type { Inquiry, Report, Verification } from './store.ts';
import { fileAttributes } from './verification-files.ts';

const iso = (ms: number | null | undefined) =>
  ms === null || ms === undefined ? null : new Date(ms).toISOString();
const seconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));
/** The vendor never returns ID numbers, not even to the client that sent them. */
const withheldKeys = /number|^tin$|^ein$|^ssn$|^sin$/;

/** An inquiry in the vendor's format (JSON:API, version 2023-01-05). */
export function inquiryView(one: Inquiry) {
  const shown = (key: string) =>
    withheldKeys.test(key) && key !== 'phone-number' ? null : (one.fields[key] ?? null);
  return {
    type: 'inquiry',
    id: one.id,
    attributes: {
      status: one.status,
      'reference-id': one.referenceId,
      note: one.note,
      behaviors: {},
      tags: one.tags,
      creator: 'API',
      'reviewer-comment': null,
      'created-at': iso(one.reachedAtMs.created),
      'updated-at': iso(one.updatedAtMs),
      'started-at': iso(one.reachedAtMs.pending),
      'completed-at': iso(one.reachedAtMs.completed),
      'failed-at': iso(one.reachedAtMs.failed),
      'marked-for-review-at': iso(one.reachedAtMs.needs_review),
      'decisioned-at': iso(one.reachedAtMs.approved ?? one.reachedAtMs.declined),
      'expired-at': iso(one.reachedAtMs.expired),
      'redacted-at': null,
      'previous-step-name': one.status === 'created' ? null : 'start',
      'next-step-name': one.nextStep,
      'name-first': shown('name-first'),
      'name-middle': shown('name-middle'),
      'name-last': shown('name-last'),
      birthdate: shown('birthdate'),
      'social-security-number': null,
      'identification-number': null,
      'email-address': shown('email-address'),
      'phone-number': shown('phone-number'),
      fields: Object.fromEntries(
        Object.keys(one.fields).map((key) => [
          key,
          { type: key === 'birthdate' ? 'date' : 'string', value: shown(key) },
        ]),
      ),
    },
    relationships: {
      account: { data: { type: 'account', id: one.accountId } },
      template: { data: null },
      'inquiry-template': { data: { type: 'inquiry-template', id: one.templateId } },
      'inquiry-template-version': {
        data: { type: 'inquiry-template-version', id: one.templateId.replace('itmpl_', 'itmplv_') },
      },
      transaction: { data: null },
      reviewer: { data: null },
      reports: { data: [] },
      verifications: { data: one.verifications.map(({ type, id }) => ({ type, id })) },
      sessions: { data: [] },
      documents: { data: [] },
      selfies: { data: [] },
    },
  };
}

export function verificationView(one: Verification, inquiry: Inquiry, publicUrl: string) {
  return {
    type: one.type,
    id: one.id,
    attributes: {
      status: one.status,
      'created-at': iso(one.createdAtMs),
      'created-at-ts': seconds(one.createdAtMs),
      'submitted-at': iso(one.createdAtMs),
      'submitted-at-ts': seconds(one.createdAtMs),
      'completed-at': iso(one.completedAtMs),
      'completed-at-ts': seconds(one.completedAtMs),
      'country-code': inquiry.templateId.endsWith('CA') ? 'CA' : 'US',
      checks: one.checks,
      ...one.attributes,
      ...fileAttributes(one.type, publicUrl, one.fileToken),
    },
    relationships: {
      inquiry: { data: { type: 'inquiry', id: inquiry.id } },
      'inquiry-template': { data: { type: 'inquiry-template', id: inquiry.templateId } },
      template: { data: null },
      transaction: { data: null },
    },
  };
}

export function reportView(one: Report) {
  return {
    type: one.type,
    id: one.id,
    attributes: {
      status: one.isReady ? 'ready' : 'pending',
      'created-at': iso(one.createdAtMs),
      'completed-at': one.isReady ? iso(one.createdAtMs) : null,
      'redacted-at': null,
      'report-template-version-name': 'v1',
      'is-continuous': false,
      'is-recurring': false,
      tags: [],
      ...(one.isReady ? one.attributes : { 'has-match': null }),
    },
    relationships: {
      inquiry: { data: null },
      account: { data: null },
      transaction: { data: null },
      'report-template': { data: null },
    },
  };
}
