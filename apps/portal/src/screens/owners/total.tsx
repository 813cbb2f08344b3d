import { ownershipTotal } from '@signet/rulebook/entities/owner-rules';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../../application.tsx';
import { shareText } from '../../owner-text.ts';
import { useFill, useTexts, useWords } from '../../texts.tsx';
import { useOwners } from './views.ts';

/** All shares added up, and the warning where they are too many or few. decisions.md, row 2. */
export function useTotal(): ReturnType<typeof ownershipTotal> {
  return ownershipTotal(useOwners().map(({ ownershipPercentage }) => ({ share: ownershipPercentage })));
}

/** The shares together; what looks wrong stands below. */
export function Total() {
  const texts = useTexts('owners');
  const { errors } = useWords();
  const fillIn = useFill();
  const { locale } = usePortal().boot;
  const { percent, warning } = useTotal();
  return (
    <>
      <p role="status">{fillIn(texts.together, { share: shareText(percent, locale) })}</p>
      {warning && (
        <Banner tone={warning === 'owners.over' ? 'bad' : 'warn'} title={warning === 'owners.over' ? texts.overTitle : texts.underTitle}>
          <p>{errors[warning]}</p>
          {warning === 'owners.over' && <p>{texts.overHelp}</p>}
        </Banner>
      )}
    </>
  );
}
