import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { fillIn } from '../../platform/texts.tsx';
import type { CaseHistory } from '../case-history.ts';
import { auditSince, auditText, changesBetween } from './case-changes.ts';
import { TEXTS } from './texts.en-US.ts';

const BANNER_ID = 'newer-version';

/** Says what changed since somebody read the case, and offers the new version. */
export function ConflictBanner({
  before,
  now,
  isDraft = false,
  onRead,
}: {
  before: CaseHistory;
  now: CaseHistory;
  /** Something is being written, which isn't sent for the newer version unseen. */
  isDraft?: boolean;
  onRead: () => void;
}) {
  const changes = changesBetween(before, now);
  const lines = auditSince(before.audit, now.audit);
  return (
    <div id={BANNER_ID}>
      <Banner tone="bad" title={TEXTS.conflict.title} role="alert">
        <p>
          {fillIn(TEXTS.conflict.text, { now: now.review.version })}{' '}
          {fillIn(isDraft ? TEXTS.conflict.kept : TEXTS.conflict.below, {
            before: before.review.version,
          })}
        </p>
        <dl className="changes">
          {changes.map((change) => (
            <div key={change.key}>
              <dt>{change.what}</dt>
              <dd>
                <span>{change.before}</span> <span aria-hidden="true">→</span>{' '}
                <strong>{change.after}</strong>
              </dd>
            </div>
          ))}
        </dl>
        {lines.length > 0 && (
          <ul className="plain-rows">
            {lines.map((line) => (
              <li key={line.seq}>{auditText(line)}</li>
            ))}
          </ul>
        )}
        {changes.length === 0 && lines.length === 0 && <p>{TEXTS.conflict.nothing}</p>}
        <p className="changes-act">
          <Button onClick={onRead}>
            {fillIn(TEXTS.conflict.read, { now: now.review.version })}
          </Button>
        </p>
      </Banner>
    </div>
  );
}

/** Leads to the banner from the foot of a drawer, whose reader may have scrolled past it. */
export const ConflictLink = () => (
  <Button
    kind="text"
    icon="alert"
    onClick={() => document.querySelector<HTMLElement>(`#${BANNER_ID} button`)?.focus()}
  >
    {TEXTS.conflict.title}
  </Button>
);
