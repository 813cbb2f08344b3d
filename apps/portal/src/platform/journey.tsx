import type { JourneyStepId } from '@signet/rulebook/journey';
import { useShellTexts } from './texts/text-provider.tsx';

/** Where the name of a step stands among the sections; the owners have their own. */
const SECTION: Readonly<Record<JourneyStepId, number | 'owners'>> = {
  applicant: 0,
  business: 1,
  category: 2,
  address: 3,
  ownerIdentity: 4,
  checkAnswers: 5,
  phone: 6,
  fullSsn: 6,
  photoId: 6,
  businessInfo: 6,
  businessDocument: 6,
  owners: 'owners',
  bank: 7,
};

/** What a step is called. */
export function useStepName(): (id: JourneyStepId) => string {
  const shell = useShellTexts();
  return (id) => {
    const section = SECTION[id];
    return section === 'owners' ? shell.sectionOwners : (shell.sections[section] ?? '');
  };
}
