import { Button } from '@signet/ui/button';
import { Tag } from '@signet/ui/card';
import { Details } from '@signet/ui/details';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import { Empty, Panel } from '../page/panel.tsx';
import type { CheckedWebhook } from '../partner/received-webhooks.ts';

type Received = { webhooks: CheckedWebhook[]; secrets: number };

export function WebhookList() {
  const [received, setReceived] = useState<Received>();
  useEffect(() => {
    const read = async () => setReceived(await (await fetch('/partner/webhooks')).json());
    const source = new EventSource('/control/events');
    source.onopen = () => void read();
    source.onmessage = ({ data }) => {
      if (['partnerWebhook', 'reset'].includes(JSON.parse(data).kind)) void read();
    };
    return () => source.close();
  }, []);
  const webhooks = received?.webhooks;
  return (
    <Panel
      id="webhooks"
      title="Webhooks received"
      span="all"
      count={webhooks?.length}
      isRead={received !== undefined}
      lead={`This partner’s server listens at ${location.origin}/partner/webhooks.`}
    >
      <SecretForm secrets={received?.secrets ?? 0} />
      {webhooks?.length === 0 && <Empty>None yet. Applicants of this partner cause them.</Empty>}
      <ol className="messages" aria-label="Webhooks, newest first">
        {webhooks?.map(({ id, at, webhookId, verdict, body }) => (
          <li key={id}>
            <Tag text={verdict} tone={verdict === 'verified' ? 'good' : 'bad'} />{' '}
            <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time>
            <Details summary={<span className="mono">{webhookId ?? 'no id'}</span>}>
              <pre className="log-details">{JSON.stringify(body, null, 2)}</pre>
            </Details>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Secrets stay on the sandbox's server; the page drops what was typed after saving. */
function SecretForm({ secrets }: { secrets: number }) {
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await fetch('/partner/webhook-secrets', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: typed,
    });
    setNotice(
      answer.ok ? 'Webhooks from now on are checked with it.' : (await answer.json()).message,
    );
    if (answer.ok) setTyped('');
  };
  return (
    <form className="partner-form" onSubmit={(event) => void keep(event)}>
      <TextField
        name="secret"
        label="Signing secret"
        hint={`From when the endpoint was made; two while one takes the other’s place.${secrets > 0 ? ' There is one already.' : ''}`}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        note={notice}
      />
      <div>
        <Button kind="secondary" type="submit">
          Use this secret
        </Button>
      </div>
    </form>
  );
}
