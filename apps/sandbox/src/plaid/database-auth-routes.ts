import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BANK_ACCOUNTS, type BankOutcome, DEBIT_ACCOUNTS } from '../magic-values.ts';
import { type PlaidBody, plaidError, requestId } from './replies.ts';

type Insight = {
  status: string;
  isOnNetwork: boolean;
  nameScore: number | null;
  format: 'valid' | 'invalid';
};

const INSIGHTS: Record<BankOutcome | 'unknown', Insight> = {
  pass: { status: 'database_insights_pass', isOnNetwork: true, nameScore: 100, format: 'valid' },
  otherOwner: {
    status: 'database_insights_pass',
    isOnNetwork: true,
    nameScore: 15,
    format: 'valid',
  },
  fail: {
    status: 'database_insights_fail',
    isOnNetwork: false,
    nameScore: null,
    format: 'invalid',
  },
  unknown: {
    status: 'database_insights_pass_with_caution',
    isOnNetwork: false,
    nameScore: null,
    format: 'valid',
  },
};

/**
 * Database Auth: does the account exist and belong to this person? Canadian numbers (`eft`) are an
 * addition to the vendor's format.
 */
export function registerDatabaseAuth(app: FastifyInstance): void {
  app.post<{ Body: PlaidBody }>('/auth/verify', (request, reply) => {
    const numbers = fieldsOf(request.body.numbers);
    const ach = fieldsOf(numbers.ach);
    const eft = fieldsOf(numbers.eft);
    const account = String(ach.account ?? eft.account ?? '');
    const isPlace =
      /^\d{9}$/.test(String(ach.routing)) ||
      (/^\d{3}$/.test(String(eft.institution)) && /^\d{5}$/.test(String(eft.branch)));
    if (!/^\d{4,17}$/.test(account) || !isPlace)
      return plaidError(reply, 'INVALID_REQUEST', 'INVALID_FIELD', 'numbers are not valid');
    const insight =
      INSIGHTS[BANK_ACCOUNTS[account]?.outcome ?? (account in DEBIT_ACCOUNTS ? 'pass' : 'unknown')];
    const asksName = typeof request.body.legal_name === 'string' && request.body.legal_name !== '';
    return reply.send({
      item_id: insight.format === 'valid' ? randomUUID().replaceAll('-', '') : null,
      verification_status: insight.status,
      verification_insights: {
        name_match_score: asksName ? insight.nameScore : null,
        network_status: {
          has_numbers_match: insight.isOnNetwork,
          is_numbers_match_verified: insight.isOnNetwork,
        },
        previous_returns: { has_previous_administrative_return: false },
        account_number_format: insight.format,
      },
      request_id: requestId(),
    });
  });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
