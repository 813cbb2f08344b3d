import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { RETENTION_TEXTS } from '@signet/rulebook/reference/retention-texts.en-US';

export const TEXTS = {
  lang: 'en',
  title: 'Privacy notice',
  lines: [
    'This is the sandbox. The payments provider’s own notice stands here in production.',
    'What you type here stays on this machine. Nobody outside it is checked, charged or contacted.',
    'Use made-up numbers only. Resetting the sandbox erases what its vendors were told.',
  ],
  keptTitle: 'How long we keep what you tell us',
  keptByLaw:
    'If we opened an account, the law requires us to keep who it was for. You can ask for a copy of your data. You can also ask us to erase what the law doesn’t require.',
  line: (what: string, period: string): string => `${what}: ${period}.`,
  atOnce: 'at once',
  kept: RETENTION_TEXTS,
};
