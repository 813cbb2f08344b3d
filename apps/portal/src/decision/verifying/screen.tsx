import { textsOf } from '../../platform/texts/text-provider.tsx';
import { DecisionWait } from '../decision-wait/decision-wait.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/verifying');

export const Screen = () => <DecisionWait title={useTexts().title} />;
