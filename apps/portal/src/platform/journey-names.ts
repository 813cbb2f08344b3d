import {
  JOURNEY_PARTS,
  type Journey,
  type JourneyStep,
  type JourneyStepId,
} from '@signet/rulebook/journey';
import type { AddedStepId } from '@signet/rulebook/reference/enumerations';
import { useShellTexts } from './texts/text-provider.tsx';

const SECTION: Readonly<Record<Exclude<JourneyStepId, AddedStepId>, number | 'owners'>> = {
  applicant: 0,
  business: 1,
  category: 2,
  address: 3,
  ownerIdentity: 4,
  checkAnswers: 5,
  phone: 6,
  owners: 'owners',
  bank: 7,
};

const isAdded = (id: JourneyStepId): id is AddedStepId => !(id in SECTION);

export function useStepName(): (id: JourneyStepId) => string {
  const shell = useShellTexts();
  return (id) => {
    if (isAdded(id)) return shell.sectionsAdded[id];
    const section = SECTION[id];
    return (section === 'owners' ? shell.sectionOwners : shell.sections[section]) ?? '';
  };
}

export type JourneyPartView = {
  name: string;
  id: (typeof JOURNEY_PARTS)[number];
  steps: readonly JourneyStep[];
};

export function useJourneyParts(journey: Journey): JourneyPartView[] {
  const shell = useShellTexts();
  return JOURNEY_PARTS.map((id, at) => ({
    id,
    name: shell.segments[at] ?? '',
    steps: journey.steps.filter(({ part }) => part === id),
  })).filter(({ steps }) => steps.length > 0);
}
