import { Button } from '@signet/ui/button';
import { Tag } from '@signet/ui/card';
import { SelectField } from '@signet/ui/select-field';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import {
  control,
  type InquiryControl,
  type InquiryOutcome,
  type WebhookDeliveryMode,
} from './control-client.ts';
import { formatMoment } from './format.ts';
import { Empty, Panel } from './panel.tsx';

const OUTCOMES: Readonly<Record<InquiryOutcome, string>> = {
  pass: 'Pass',
  expiring: 'Pass: expires in 40 days',
  fail: 'Fail: expired',
  blurred: 'Fail: blurred',
  fraud: 'Fraud',
  review: 'Needs review',
  timeout: 'Time out',
};
const KINDS: Readonly<Record<string, string>> = {
  identification: 'Photo ID with selfie',
  identificationNoSelfie: 'Photo ID without selfie',
  document: 'Business document',
};

type InquiriesPanelProps = { desk: InquiryControl | undefined; nowMs: number };

export function InquiriesPanel({ desk, nowMs }: InquiriesPanelProps) {
  const { failed, attempt } = useActionError();
  const run = (work: () => Promise<unknown>) => void attempt(work, 'That did not work.');
  return (
    <Panel
      id="inquiries"
      title="Identity inquiries"
      span="all"
      count={desk?.inquiries.length}
      isRead={desk !== undefined}
      lead="The same buttons stand in the window that the person sees. From here an inquiry ends without its browser."
    >
      <ActionErrorBanner failed={failed} />
      {desk && (
        <SelectField
          name="delivery"
          label="Their webhooks travel"
          prompt="Choose how"
          value={desk.delivery}
          onChange={(delivery) =>
            delivery !== '' && run(() => control.setDelivery(delivery as WebhookDeliveryMode))
          } // one of the options below
          options={Object.entries(desk.deliveries).map(([value, effect]) => ({
            value,
            label: `${value}: ${effect}`,
          }))}
        />
      )}
      {desk?.inquiries.length === 0 && (
        <Empty>
          None yet. SSN 0003 leads to photo ID: after the code, or once another owner has given
          their details.
        </Empty>
      )}
      <ul className="faults">
        {desk?.inquiries.map((inquiry) => (
          <li className="fault" key={inquiry.id}>
            <div>
              <p className="fault-vendor">{inquiry.name || inquiry.id}</p>
              <p className="small muted">
                {KINDS[inquiry.kind]}
                {inquiry.isOwner && ', of another owner'} · {formatMoment(inquiry.at, nowMs)} ·{' '}
                {inquiry.id}
              </p>
              <Tag text={inquiry.status} tone={inquiry.isOver ? 'info' : 'warn'} />
            </div>
            {!inquiry.isOver && (
              <div className="small-buttons">
                {inquiry.outcomes.map((act) => (
                  <Button
                    key={act}
                    kind="text"
                    onClick={() => run(() => control.endInquiry(inquiry.id, act))}
                  >
                    {OUTCOMES[act]} <span className="visually-hidden">{inquiry.id}</span>
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
