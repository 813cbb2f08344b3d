import { lazy } from 'react';
import { TEXTS as ASK } from './decision/ask/texts.en-US.ts';
import type { CaseAct, CaseTab } from './decision/case/case-tab.ts';
import { TEXTS as CASE } from './decision/case/texts.en-US.ts';

/** The parts of a case in their order; rooms add theirs here. */
export const CASE_TABS: readonly CaseTab[] = [
  {
    id: 'case',
    path: '',
    label: CASE.tab,
    may: 'case.read',
    Screen: lazy(() =>
      import('./decision/case/case-tab-screen.tsx').then((module) => ({
        default: module.CaseTabScreen,
      })),
    ),
  },
  {
    id: 'changes',
    path: 'changes',
    label: ASK.tab,
    may: 'case.read',
    isShown: ({ changes }) => changes.length > 0,
    count: ({ changes: [newest] }) => newest?.marks.length,
    Screen: lazy(() =>
      import('./decision/ask/changes-tab.tsx').then((module) => ({ default: module.ChangesTab })),
    ),
  },
];

/** What the menu of a case offers; rooms add theirs here. */
export const CASE_ACTS: readonly CaseAct[] = [
  {
    id: 'ask',
    label: ASK.act,
    may: 'case.ask',
    key: 'r',
    isOpen: ({ changeable }) => changeable.length > 0,
    Panel: lazy(() =>
      import('./decision/ask/drawer.tsx').then((module) => ({ default: module.AskDrawer })),
    ),
  },
];
