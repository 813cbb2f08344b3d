import './case-parts.css';
import type { CaseRisk } from '@signet/rulebook/decision/case-risk';
import type { Queued } from '@signet/rulebook/decision/review-queue';
import type { Market } from '@signet/rulebook/reference/locales';
import { Icon, type IconProps } from '@signet/ui/icon';
import { type DueTone, dueWords } from './due-words.ts';
import { TEXTS } from './texts.en-US.ts';

const CASE_ICONS: Record<Queued, IconProps['name']> = {
  decision: 'person',
  'check.stuck': 'repeat',
  'job.failing': 'warning',
  'message.undelivered': 'mail',
  'approval.stalled': 'clock',
  'bank.nameMismatch': 'bank',
  'bank.depositsFailed': 'bank',
  'bank.voidCheck': 'bank',
  'bank.unanswered': 'pulse',
  'review.requested': 'message',
  'owner.failed': 'people',
  'owner.denied': 'people',
  'owner.replaced': 'people',
  'owner.overdue': 'people',
  'order.owed': 'money',
  'applicant.awaited': 'clock',
  'changes.overdue': 'clock',
  'reopening.proposed': 'repeat',
  'watchList.hit': 'warning',
  'photoId.expired': 'person',
};

type DecisionKind = { kind: keyof typeof TEXTS.kind; icon: IconProps['name'] };

const IDENTITY: DecisionKind = { kind: 'identity', icon: 'person' };
const BUSINESS: DecisionKind = { kind: 'business', icon: 'doc' };
const CATEGORY: DecisionKind = { kind: 'category', icon: 'hand' };
const OWNER: DecisionKind = { kind: 'owner', icon: 'people' };

/** What a decision is about, by its reason; of others it is not known beforehand. */
const DECISION_KINDS: Readonly<Partial<Record<string, DecisionKind>>> = {
  'watch.list': { kind: 'watchList', icon: 'shield' },
  duplicate: { kind: 'duplicate', icon: 'copy' },
  'address.noBuildingNumber': { kind: 'address', icon: 'mail' },
  'category.review': CATEGORY,
  'person.fraud': IDENTITY,
  'person.mismatch': IDENTITY,
  'document.requested': IDENTITY,
  'phone.ownerMismatch': IDENTITY,
  'inquiry.failedTwice': IDENTITY,
  'inquiry.review': IDENTITY,
  'business.mismatch': BUSINESS,
  'business.unresolved': BUSINESS,
  'owner.failed': OWNER,
  'owner.denied': OWNER,
  'owner.replaced': OWNER,
  'owner.overdue': OWNER,
  'owners.unnamed': OWNER,
};

export function CaseKind({ reviewCase, reason }: { reviewCase: Queued; reason?: string }) {
  const known =
    reviewCase === 'decision' && reason !== undefined ? DECISION_KINDS[reason] : undefined;
  return (
    <span className="case-kind">
      <Icon name={known?.icon ?? CASE_ICONS[reviewCase]} size={16} />
      <span>{known === undefined ? TEXTS.case[reviewCase] : TEXTS.kind[known.kind]}</span>
    </span>
  );
}

const DUE_ICONS: Partial<Record<DueTone, IconProps['name']>> = { bad: 'warning', warn: 'clock' };

export function DueMark({ dueBy, market, now }: { dueBy: string; market: Market; now: number }) {
  const { text, tone } = dueWords(dueBy, market, now);
  const icon = DUE_ICONS[tone];
  return (
    <span className={`due due-${tone}`}>
      {icon && <Icon name={icon} size={14} />}
      <span>{text}</span>
    </span>
  );
}

/** The bars repeat the word. */
export function RiskMark({ risk, label }: { risk: CaseRisk; label?: string }) {
  return (
    <span className={`risk risk-${risk}`}>
      <svg viewBox="0 0 13 12" width="13" height="12" aria-hidden="true">
        <rect x="0" y="6" width="3" height="6" rx="1" />
        <rect x="5" y="3" width="3" height="9" rx="1" />
        <rect x="10" y="0" width="3" height="12" rx="1" />
      </svg>
      <span>{label ?? TEXTS.risk[risk]}</span>
    </span>
  );
}
