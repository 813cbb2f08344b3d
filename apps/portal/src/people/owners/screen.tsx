import { useApplication } from '../../platform/application.tsx';
import { FieldTextsOverride } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { ApplicantShare } from './applicant-share.tsx';
import { OwnerDetails } from './owner-details.tsx';
import { OwnerForm } from './owner-form.tsx';
import { OwnerList, SubmittedOwnerList } from './owner-list.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOwner, useOwnersView, useReturnToForm } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

/** The owners: the list and its forms, one at a time. A form whose owner is gone gives way to the list. */
export function Screen() {
  useReturnToForm();
  const { at } = useOwnersView();
  const { fields } = useTexts();
  const stage = useApplication().owners?.stage ?? 'closed';
  const owner = useOwner('ownerId' in at ? at.ownerId : undefined);
  const mayChange = stage !== 'closed';
  if (mayChange && at.view === 'own') return <ApplicantShare />;
  if (mayChange && at.view === 'person' && (owner !== undefined || at.ownerId === undefined))
    return (
      <FieldTextsOverride fields={fields}>
        <OwnerForm ownerId={at.ownerId} />
      </FieldTextsOverride>
    );
  if (mayChange && at.view === 'details' && owner !== undefined)
    return (
      <FieldTextsOverride fields={fields}>
        <OwnerDetails ownerId={at.ownerId} />
      </FieldTextsOverride>
    );
  return stage === 'open' ? <OwnerList /> : <SubmittedOwnerList stage={stage} />;
}
