import { lazy } from 'react';
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
];

/** What the menu of a case offers; rooms add theirs here. */
export const CASE_ACTS: readonly CaseAct[] = [];
