import { useApplication } from '../../platform/application.tsx';
import { FieldWordsFor, useTexts } from '../../platform/texts/text-provider.tsx';
import { OwnShare } from './applicant-share.tsx';
import { Details } from './owner-details.tsx';
import { Person } from './owner-form.tsx';
import { List, SentList } from './owner-list.tsx';
import { useOwner, useOwnersPlace, useReturnToForm } from './use-owners-view.ts';

/** The owners: the list and its forms, one at a time. Document 1, section 2, Owners; a form whose owner is gone gives way to the list. */
export function Screen() {
  useReturnToForm();
  const { at } = useOwnersPlace();
  const { fields } = useTexts('owners');
  const stage = useApplication().owners?.stage ?? 'closed';
  const owner = useOwner('ownerId' in at ? at.ownerId : undefined);
  const mayChange = stage !== 'closed';
  if (mayChange && at.view === 'own') return <OwnShare />;
  if (mayChange && at.view === 'person' && (owner !== undefined || at.ownerId === undefined))
    return (
      <FieldWordsFor fields={fields}>
        <Person ownerId={at.ownerId} />
      </FieldWordsFor>
    );
  if (mayChange && at.view === 'details' && owner !== undefined)
    return (
      <FieldWordsFor fields={fields}>
        <Details ownerId={at.ownerId} />
      </FieldWordsFor>
    );
  return stage === 'open' ? <List /> : <SentList stage={stage} />;
}
