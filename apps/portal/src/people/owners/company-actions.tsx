import type { OwnerCompanyView } from '@signet/rulebook/people/view';
import { Button } from '@signet/ui/button';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useHolderChoices } from '../owner-board/use-holders.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useCompanyMutations } from './use-company-mutations.ts';
import type { OwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

type CompanyActionsProps = {
  company: OwnerCompanyView;
  onOpen: (at: OwnersView) => void;
  /** Runs a call of the list, one at a time. */
  onWork: (what: () => Promise<void>) => void;
};

/** What may be said about a company; a trust is asked for its trustee only. */
export function CompanyActions({ company, onOpen, onWork }: CompanyActionsProps) {
  const { company: texts, edit, remove, of } = useTexts();
  const fillIn = useFormatMessage();
  const calls = useCompanyMutations();
  const hasChoices = useHolderChoices(company).length > 0;
  const { id: companyId, kind, name, status, unnamed, isRestSmall, holders } = company;
  const asks = status !== 'small';
  const heard = <span className="visually-hidden">{fillIn(of, { name })}</span>;
  const isOpen = asks && unnamed === undefined;
  return (
    <>
      {isOpen && (
        <Button kind="text" onClick={() => onOpen({ view: 'behind', companyId })}>
          <span>{kind === 'trust' ? texts.addTrustee : texts.addPerson}</span>
          {heard}
        </Button>
      )}
      {isOpen && kind === 'company' && (
        <Button kind="text" onClick={() => onOpen({ view: 'company', of: companyId })}>
          <span>{texts.addCompany}</span>
          {heard}
        </Button>
      )}
      {isOpen && hasChoices && (
        <Button kind="text" onClick={() => onOpen({ view: 'holder', companyId })}>
          <span>{texts.addListed}</span>
          {heard}
        </Button>
      )}
      {isOpen && status === 'lacksPeople' && holders.length > 0 && (
        <Button
          kind="text"
          onClick={() => onWork(() => calls.say(companyId, { isRestSmall: true }))}
        >
          <span>{texts.restSmall}</span>
          {heard}
        </Button>
      )}
      {isRestSmall && (
        <Button
          kind="text"
          onClick={() => onWork(() => calls.say(companyId, { isRestSmall: false }))}
        >
          <span>{texts.restNotSmall}</span>
          {heard}
        </Button>
      )}
      {asks && (
        <Button
          kind="text"
          onClick={() =>
            unnamed === undefined
              ? onOpen({ view: 'unnamed', companyId })
              : onWork(() => calls.say(companyId, { unnamed: null }))
          }
        >
          <span>{unnamed === undefined ? texts.cannotName : texts.canName}</span>
          {heard}
        </Button>
      )}
      <Button kind="text" onClick={() => onOpen({ view: 'company', companyId })}>
        <span>{edit}</span>
        {heard}
      </Button>
      <Button kind="text" onClick={() => onWork(() => calls.remove(companyId))}>
        <span>{remove}</span>
        {heard}
      </Button>
    </>
  );
}
