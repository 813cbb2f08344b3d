import { keysOf } from '@signet/rulebook/core/keys-of';
import { Button } from '@signet/ui/button';
import { Checkbox } from '@signet/ui/checkbox';
import { SelectField } from '@signet/ui/select-field';
import { TextField } from '@signet/ui/text-field';
import { useEffect, useState } from 'react';
import { Panel } from '../page/panel.tsx';
import type { Options } from './load-sdk.ts';
import { LookForm } from './look-form.tsx';
import { MessageLog } from './message-log.tsx';
import { type Look, type Opening, useOnboarding } from './use-onboarding.ts';
import { WebhookList } from './webhook-list.tsx';

const COMPONENTS: Record<NonNullable<Options['component']>, string> = {
  status: 'Where it stands, as a banner',
  owners: 'Owners',
  bank: 'Bank account',
  documents: 'Photo ID',
};

export function PartnerPage() {
  const [portals, setPortals] = useState<readonly string[]>([]);
  const [portal, setPortal] = useState<string>();
  const [referral, setReferral] = useState('northwind');
  const [isCapital, setCapital] = useState(false);
  const [nth, setNth] = useState(1);
  const [component, setComponent] = useState('');
  const [applicationId, setApplicationId] = useState('');
  const [look, setLook] = useState<Look>({});
  useEffect(() => {
    const read = async () => {
      const { portals: known }: { portals: string[] } = await (
        await fetch('/partner/portals')
      ).json();
      setPortals(known);
      setPortal(known[0]);
    };
    void read();
  }, []);
  const [opened, setOpened] = useState<Omit<Opening, 'nth' | 'onboardingMode'>>({ referral });
  const opening = {
    ...opened,
    onboardingMode: isCapital ? ('CAPITAL' as const) : undefined,
    nth,
  };
  const { element, onboarding, messages } = useOnboarding(portal, opening, look);
  const reopen = () => {
    const named = keysOf(COMPONENTS).find((name) => name === component);
    setOpened({ referral, ...(named && applicationId && { component: named, applicationId }) });
    setNth(nth + 1);
  };
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="header">
        <div className="container header-row">
          <div className="brand">Northwind Bookings</div>
          <span className="muted small">A partner of the sandbox’s</span>
        </div>
      </header>
      <main className="container partner" id="main" tabIndex={-1} aria-label="Northwind Bookings">
        <section aria-labelledby="payments-title">
          <h1 className="title" id="payments-title">
            Payments
          </h1>
          <div className="partner-frame" ref={element} />
        </section>
        <div className="partner-tools">
          <Panel id="talk" title="Talk to the frame" isRead>
            <div className="small-buttons">
              <Button kind="secondary" onClick={() => onboarding.current?.update(look)}>
                Init
              </Button>
              <Button kind="secondary" onClick={() => onboarding.current?.back()}>
                Previous
              </Button>
              <Button kind="secondary" onClick={() => onboarding.current?.next()}>
                Next
              </Button>
            </div>
            <MessageLog messages={messages} />
          </Panel>
          <Panel id="look" title="Language and look" isRead>
            <LookForm look={look} onChange={setLook} />
          </Panel>
          <Panel id="opening" title="What the frame begins with" isRead>
            <form
              className="partner-form"
              onSubmit={(event) => {
                event.preventDefault();
                reopen();
              }}
            >
              <SelectField
                name="portal"
                label="Portal"
                prompt="Choose a portal"
                options={portals.map((url) => ({ value: url, label: url }))}
                value={portal ?? ''}
                onChange={(url) => setPortal(url || undefined)}
              />
              <TextField
                name="referral"
                label="Referral"
                value={referral}
                onChange={setReferral}
                spellCheck={false}
                autoComplete="off"
              />
              <SelectField
                name="component"
                label="What it shows"
                prompt="Sign-up"
                options={keysOf(COMPONENTS).map((name) => ({
                  value: name,
                  label: COMPONENTS[name],
                }))}
                value={component}
                onChange={setComponent}
              />
              {component !== '' && (
                <TextField
                  name="applicationId"
                  label="Application"
                  hint="Its id, as webhooks and the API name it."
                  value={applicationId}
                  onChange={setApplicationId}
                  spellCheck={false}
                  autoComplete="off"
                />
              )}
              <Checkbox
                name="capital"
                label="Cash advances alone (CAPITAL)"
                checked={isCapital}
                onChange={setCapital}
              />
              <div>
                <Button kind="secondary" type="submit">
                  Open again
                </Button>
              </div>
            </form>
          </Panel>
          <WebhookList />
        </div>
      </main>
    </>
  );
}
