import { JOURNEY_PARTS, type Journey, type JourneyStep, type JourneyStepId } from '@signet/rulebook/journey';
import { useShellTexts } from './texts/text-provider.tsx';

/** Where the name of a step stands among the sections; the owners and what is asked later have their own. */
const SECTION: Readonly<Record<JourneyStepId, number | 'owners' | 'added'>> = {
  applicant: 0,
  business: 1,
  category: 2,
  address: 3,
  ownerIdentity: 4,
  checkAnswers: 5,
  phone: 6,
  fullSsn: 'added',
  photoId: 'added',
  businessInfo: 'added',
  businessDocument: 'added',
  owners: 'owners',
  bank: 7,
};

/** What a step is called. */
export function useStepName(): (id: JourneyStepId) => string {
  const shell = useShellTexts();
  return (id) => {
    const section = SECTION[id];
    if (section === 'owners') return shell.sectionOwners;
    return (section === 'added' ? shell.sectionsAdded[id] : shell.sections[section]) ?? '';
  };
}

export type JourneyPartView = { name: string; id: (typeof JOURNEY_PARTS)[number]; steps: readonly JourneyStep[] };

/** The parts of the way with the steps that come in each. */
export function useJourneyParts(journey: Journey): JourneyPartView[] {
  const shell = useShellTexts();
  return JOURNEY_PARTS.map((id, at) => ({
    id,
    name: shell.segments[at] ?? '',
    steps: journey.steps.filter(({ part }) => part === id),
  })).filter(({ steps }) => steps.length > 0);
}
