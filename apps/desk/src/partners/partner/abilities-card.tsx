import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { StatusPill } from '@signet/ui/status-pill';
import { CaseCard } from '../../decision/case/card.tsx';
import { shortDayWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import { TEXTS } from '../texts.en-US.ts';

type Ability = ReplyOf<'readPartner'>['abilities'][number];

/** What the partner's people change alone at their console; administrators say so. */
export function AbilitiesCard({
  id,
  abilities,
  onChanged,
}: {
  id: string;
  abilities: readonly Ability[];
  onChanged: () => Promise<void>;
}) {
  const may = useMay();
  const { pending, error, act } = useAction<Ability['ability']>();
  const set = ({ ability, isOpen }: Ability) =>
    void act(
      ability,
      async () => {
        await call('setPartnerAbility', { params: { id, ability }, body: { isOpen: !isOpen } });
        await onChanged();
      },
      `${ability} ${!isOpen}`,
    );
  return (
    <CaseCard title={TEXTS.abilities} aside={TEXTS.abilitiesAside}>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      <ul className="partner-list">
        {abilities.map((one) => {
          const { ability, isOpen, changedAt } = one;
          return (
            <li key={ability}>
              <strong>{TEXTS.ability[ability]}</strong>
              <span className="partner-acts">
                <StatusPill tone={isOpen ? 'good' : 'plain'}>
                  {isOpen ? TEXTS.open : TEXTS.closed}
                </StatusPill>
                {may('partner.change') && (
                  <Button
                    kind="text"
                    busy={pending === ability}
                    busyLabel={TEXTS.changing}
                    aria-label={fillIn(isOpen ? TEXTS.closeOf : TEXTS.openOf, {
                      what: TEXTS.ability[ability],
                    })}
                    onClick={() => set(one)}
                  >
                    {isOpen ? TEXTS.closeIt : TEXTS.openIt}
                  </Button>
                )}
              </span>
              <span className="soft">
                {changedAt === undefined
                  ? TEXTS.abilityUsual
                  : fillIn(TEXTS.abilitySince, { day: shortDayWords(changedAt) })}
              </span>
            </li>
          );
        })}
      </ul>
    </CaseCard>
  );
}
