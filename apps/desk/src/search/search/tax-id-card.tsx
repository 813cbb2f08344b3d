import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { controlId, Field } from '@signet/ui/field';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { call } from '../../platform/call.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import { type FoundApplications, pathOf } from '../found-applications.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

/** A whole number, hidden while it is typed and gone once it is sent. */
export function TaxIdCard() {
  const may = useMay();
  const [taxId, setTaxId] = useState('');
  const [isShort, setShort] = useState(false);
  const [found, setFound] = useState<FoundApplications>();
  const { pending, error, act } = useAction<'look'>();
  const look = (event: FormEvent) => {
    event.preventDefault();
    const digits = taxId.replaceAll(/\D/g, '');
    const tooFew = digits.length < TAX_ID_LIMITS.taxIdFullDigits;
    setShort(tooFew);
    if (tooFew) return;
    void act(
      'look',
      async () => {
        setTaxId('');
        setFound(await call('searchByTaxId', { body: { taxId: digits } }));
      },
      crypto.randomUUID(), // the number is no identity to remember
    );
  };
  return (
    <CaseCard title={TEXTS.taxId.title}>
      <form onSubmit={look} className="search-tax-id">
        <Field
          id={controlId('taxId')}
          label={TEXTS.taxId.label}
          hint={TEXTS.taxId.hint}
          error={isShort ? TEXTS.taxId.short : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              value={taxId}
              onChange={({ target: { value } }) => setTaxId(value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          kind="secondary"
          busy={pending !== undefined}
          busyLabel={TEXTS.taxId.looking}
        >
          {TEXTS.taxId.look}
        </Button>
      </form>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      <div role="status">
        {found && <p>{fillIn(TEXTS.taxId.found, { count: found.results.length })}</p>}
      </div>
      {found && (
        <ul className="search-tax-results">
          {found.results.map((row) => (
            <li key={row.reference}>
              <Link href={pathOf(row, may('case.read'))}>
                {row.businessName || ROOM.noBusiness}
              </Link>{' '}
              <span className="reference">{row.reference}</span>
            </li>
          ))}
        </ul>
      )}
    </CaseCard>
  );
}
