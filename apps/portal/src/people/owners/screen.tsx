import { pageInstead } from '@signet/rulebook/arrival-page';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { FieldTextsOverride } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { OwnerProgress } from '../owner-board/owner-progress.tsx';
import { useCompany, useOwner } from '../owner-board/use-owners.ts';
import { ApplicantShare } from './applicant-share.tsx';
import { BehindForm } from './behind-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { HolderForm } from './holder-form.tsx';
import { OwnerDetails } from './owner-details.tsx';
import { OwnerForm } from './owner-form.tsx';
import { OwnerList } from './owner-list.tsx';
import { SubmittedOwnerList } from './submitted-owner-list.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { UnnamedForm } from './unnamed-form.tsx';
import { type OwnersView, useOwnersView, useReturnToForm } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

/**
 * Leads to the result once the last owner has confirmed in front of the reader, also when the news
 * comes only after the check that closes the page for a moment. Opened later, the page stays.
 */
function useResultAfterLastOwner(): void {
  const { owners, page, openPages, status } = useApplication();
  const { go } = useNavigation();
  const isAwaited =
    owners !== undefined &&
    owners.stage !== 'open' &&
    owners.list.some(({ type, verification }) => type === 'OWNER' && verification !== 'verified');
  const wasAwaited = useRef(isAwaited);
  const showResult = useEffectEvent(() =>
    go(pageInstead('owners', { page, openPages, takesPaymentsOnline: status.money.online }), {
      replace: true,
    }),
  );
  useEffect(() => {
    if (wasAwaited.current && !isAwaited) showResult();
    wasAwaited.current = isAwaited;
  }, [isAwaited]);
}

/** The owners list and its forms, one at a time, updated live as partners act. */
export function Screen() {
  useReturnToForm();
  useResultAfterLastOwner();
  const { fields } = useTexts();
  const { at } = useOwnersView();
  const isOpen = useApplication().owners?.stage === 'open';
  // Tracked here because the list unmounts whenever a form opens.
  useEffect(() => {
    if (isOpen) track('boInfo.started', { stepUp: OWNER_LIST_STEP_UP });
  }, [isOpen]);
  return (
    <>
      <OwnerProgress />
      <FieldTextsOverride fields={at.view === 'own' ? {} : fields}>
        <View at={at} />
      </FieldTextsOverride>
    </>
  );
}

/** Falls back to the list when the form's owner was removed or can no longer be edited. */
function View({ at }: { at: OwnersView }) {
  const stage = useApplication().owners?.stage ?? 'closed';
  const owner = useOwner('ownerId' in at ? at.ownerId : undefined);
  const company = useCompany('companyId' in at ? at.companyId : undefined);
  if (at.view === 'own' && stage !== 'closed') return <ApplicantShare />;
  if (at.view === 'person' && (owner?.mayEdit || (at.ownerId === undefined && stage === 'open')))
    return <OwnerForm ownerId={at.ownerId} />;
  if (at.view === 'details' && owner?.mayEdit) return <OwnerDetails ownerId={at.ownerId} />;
  if (at.view === 'company' && stage === 'open')
    return <CompanyForm companyId={at.companyId} of={at.of} />;
  if ('companyId' in at && company !== undefined && stage === 'open') {
    if (at.view === 'behind') return <BehindForm company={company} />;
    if (at.view === 'holder') return <HolderForm company={company} />;
    return <UnnamedForm company={company} />;
  }
  return stage === 'open' ? <OwnerList /> : <SubmittedOwnerList stage={stage} />;
}
