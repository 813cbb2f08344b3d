import { RETENTION } from '@signet/rulebook/reference/retention';

type Retained = keyof typeof RETENTION;

export const TEXTS = {
  lang: 'en',
  title: 'Privacy notice',
  lines: [
    'This is the sandbox. The payments provider’s own notice stands here in production.',
    'What you type here stays on this machine. Nobody is checked, charged or written to outside it.',
    'Please type made-up numbers only. Resetting the sandbox forgets what its vendors were told.',
  ],
  keptTitle: 'How long we keep what you tell us',
  keptByLaw:
    'Where an account was opened, the law wants us to keep who it was opened for. You can ask for a copy of your data, or for what the law does not keep to be erased.',
  /** One line of what is kept, and for how long. */
  line: (what: string, period: string): string => `${what}: ${period}.`,
  atOnce: 'at once',
  kept: Object.fromEntries(Object.entries(RETENTION).map(([id, { what }]) => [id, what])) as Record<Retained, string>, // the same keys
};
