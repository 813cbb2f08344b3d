import { Button } from '@signet/ui/button';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { call } from '../call.ts';
import { ConsoleCard } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useHolds } from '../session.tsx';
import { hostOf } from './host-of.ts';
import { LookForm } from './look-form.tsx';
import { TEXTS } from './texts.en-US.ts';

/** The sites inside whose pages sign-up opens. */
export function SitesCard({
  sites,
  isOpen,
  onChanged,
}: {
  sites: readonly string[];
  isOpen: boolean;
  onChanged: () => Promise<void>;
}) {
  const holds = useHolds();
  const mayChange = holds('domains:write') && isOpen;
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const { pending, error, clear, act } = useAction<'add' | 'remove'>(({ code }, action) => {
    if (action !== 'add' || code !== 'request.validationFailed') return false;
    setMissed(TEXTS.wrongSite);
    return true;
  });
  const tell = (text: string, site: string) => setSaid(fillIn(text, { site }));
  const add = () => {
    setSaid(undefined);
    const domain = hostOf(typed);
    setMissed(domain === undefined ? TEXTS.wrongSite : undefined);
    if (domain === undefined) return document.getElementById('site')?.focus();
    if (sites.includes(domain)) return tell(TEXTS.here, domain);
    void act(
      'add',
      async () => {
        await call('addConsoleDomain', { body: { domain } });
        setTyped('');
        await onChanged();
        tell(TEXTS.added, domain);
      },
      domain,
    );
  };
  const remove = (domain: string) =>
    void act(
      'remove',
      async () => {
        await call('removeConsoleDomain', { body: { domain } });
        setAsked(undefined);
        await onChanged();
        tell(TEXTS.removed, domain);
      },
      domain,
    );
  return (
    <ConsoleCard title={TEXTS.sites}>
      <p className="soft">{sites.length === 0 ? TEXTS.noSites : TEXTS.sitesLead}</p>
      <LockedNote isOpen={isOpen} holds={holds('domains:write')} what={TEXTS.lockedSites} />
      {sites.length > 0 && (
        <ul className="look-sites">
          {sites.map((site) => (
            <li key={site}>
              <code>{site}</code>
              {mayChange && (
                <Button
                  kind="text"
                  aria-label={fillIn(TEXTS.removeOf, { site })}
                  onClick={() => {
                    clear();
                    setAsked(site);
                  }}
                >
                  {TEXTS.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <LookForm
          error={asked === undefined ? error : undefined}
          said={said}
          onSend={add}
          acts={
            <Button
              type="submit"
              kind="secondary"
              busy={pending === 'add'}
              busyLabel={TEXTS.adding}
            >
              {TEXTS.add}
            </Button>
          }
        >
          <TextField
            name="site"
            label={TEXTS.site}
            hint={TEXTS.siteHelp}
            error={missed}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setMissed(undefined);
            }}
            widthCh={32}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </LookForm>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={fillIn(TEXTS.removeTitle, { site: asked })}
          text={TEXTS.removeText}
          confirm={TEXTS.remove}
          isPending={pending === 'remove'}
          error={error && errorText(error)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => remove(asked)}
        />
      )}
    </ConsoleCard>
  );
}
