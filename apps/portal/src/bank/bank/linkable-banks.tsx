import './linkable-banks.css';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication } from '../../platform/application.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank');

type Bank = ReplyOf<'getLinkableBanks'>['banks'][number];
const PLACES: readonly number[] = Array.from(
  { length: BANK_LIMITS.linkableBanksShown },
  (_, at) => at,
);

/**
 * Some of the banks that can be connected at once, below all that can be pressed: nothing moves
 * when they arrive, and nothing depends on them. docs/decisions/0209.
 */
export function LinkableBanks() {
  const texts = useTexts();
  const { id } = useApplication();
  const [banks, setBanks] = useState<readonly Bank[]>();
  useEffect(() => {
    let isWanted = true;
    call('getLinkableBanks', { params: { id } })
      .then((reply) => isWanted && setBanks(reply.banks))
      .catch(() => isWanted && setBanks([])); // best effort
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (banks?.length === 0) return null;
  return (
    <section className="linkable-banks" aria-labelledby="linkable-banks">
      <h2 id="linkable-banks">{texts.banks}</h2>
      {banks ? (
        <ul>
          {banks.map(({ name, logo }) => (
            <li key={name}>
              {logo && <img src={logo} alt="" width="32" height="32" />}
              <span translate="no">{name}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="linkable-banks-waiting" aria-hidden="true">
          {PLACES.map((at) => (
            <div className="skeleton" key={at} />
          ))}
        </div>
      )}
    </section>
  );
}
