import '../../session/session-pages.css';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useState } from 'react';
import { fillIn } from '../../platform/texts.tsx';
import { ConsoleTitle } from '../frame.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { domainOf, keepDomain, keptDomain, startPath } from './company-domain.ts';
import { TEXTS } from './texts.en-US.ts';

const refusalText = (code: string): string =>
  isKeyOf(TEXTS.refused, code) ? TEXTS.refused[code] : TEXTS.refused.unknown;

/** `path` is where its person wants to go; `refused` says why the last try failed. */
export function ConsoleSignIn({ path, refused }: { path: string; refused?: string | undefined }) {
  const [known, setKnown] = useState(keptDomain);
  return (
    <div className="sign-in">
      <ConsoleTitle page={TEXTS.title} />
      <main id="main" className="sign-in-main" tabIndex={-1}>
        <p className="console-company">{ROOM.name}</p>
        {refused !== undefined && (
          <Banner tone="bad" title={TEXTS.refusedTitle} role="alert">
            <p>{refusalText(refused)}</p>
          </Banner>
        )}
        <h1>{TEXTS.title}</h1>
        <p className="soft">{TEXTS.lead}</p>
        {known === undefined ? (
          <AskCompany path={path} />
        ) : (
          <>
            <LinkButton href={startPath(known, path)} icon="lock">
              {fillIn(TEXTS.continueAs, { domain: known })}
            </LinkButton>
            <Button
              kind="text"
              onClick={() => {
                keepDomain(undefined);
                setKnown(undefined);
              }}
            >
              {TEXTS.other}
            </Button>
          </>
        )}
      </main>
      <aside className="sign-in-aside" aria-label={TEXTS.factsLabel}>
        <ul className="sign-in-facts">
          {TEXTS.facts.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

function AskCompany({ path }: { path: string }) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const domain = domainOf(address);
    setWrong(domain === undefined);
    if (domain === undefined) return document.getElementById('email')?.focus();
    keepDomain(domain);
    window.location.assign(startPath(domain, path));
    return undefined;
  };
  return (
    <form onSubmit={go} noValidate className="console-sign-in">
      <TextField
        id="email"
        name="email"
        type="email"
        label={TEXTS.email}
        hint={TEXTS.emailHint}
        error={isWrong ? TEXTS.emailWrong : undefined}
        value={address}
        onChange={(next) => {
          setAddress(next);
          setWrong(false);
        }}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
      />
      <Button type="submit">{TEXTS.go}</Button>
    </form>
  );
}
