import { isDuplicate } from '@signet/rulebook/decision/duplicates';
import { lazy } from 'react';
import { TEXTS as BANK } from './bank/account/texts.en-US.ts';
import { TEXTS as ASK } from './decision/ask/texts.en-US.ts';
import type { CaseAct, CaseTab } from './decision/case/case-tab.ts';
import { CaseTabScreen } from './decision/case/case-tab-screen.tsx';
import { TEXTS as CASE } from './decision/case/texts.en-US.ts';
import { TEXTS as DUPLICATES } from './decision/duplicates/texts.en-US.ts';
import { TEXTS as FACTS } from './decision/facts/texts.en-US.ts';
import { TEXTS as HAND_OUT } from './decision/hand-out/texts.en-US.ts';
import { TEXTS as REOPEN } from './decision/reopen/texts.en-US.ts';
import { CASE_ACT_RIGHTS, CASE_TAB_RIGHTS } from './desk-pages.ts';
import { TEXTS as DOCUMENTS } from './identity/documents/texts.en-US.ts';
import { TEXTS as MESSAGES } from './messages/messages/texts.en-US.ts';
import { TEXTS as ORDERS } from './orders/orders/texts.en-US.ts';
import { TEXTS as OWNERS } from './people/owners/texts.en-US.ts';

/** The parts of a case in their order; rooms add theirs here. */
export const CASE_TABS: readonly CaseTab[] = [
  {
    id: 'case',
    path: '',
    label: CASE.tab,
    may: CASE_TAB_RIGHTS.case,
    Screen: CaseTabScreen, // nearly every case is opened here
  },
  {
    id: 'duplicates',
    path: 'duplicates',
    label: DUPLICATES.tab,
    may: CASE_TAB_RIGHTS.duplicates,
    isShown: ({ decisions }) => decisions.some(({ evidence }) => isDuplicate(evidence.duplicate)),
    count: ({ duplicates }) => duplicates,
    Screen: lazy(() =>
      import('./decision/duplicates/screen.tsx').then((module) => ({
        default: module.DuplicatesScreen,
      })),
    ),
  },
  {
    id: 'person',
    path: 'person',
    label: FACTS.personTab,
    may: CASE_TAB_RIGHTS.person,
    isShown: ({ typed }) => typed.length > 0,
    Screen: lazy(() =>
      import('./decision/facts/facts-screen.tsx').then((module) => ({
        default: module.PersonScreen,
      })),
    ),
  },
  {
    id: 'business',
    path: 'business',
    label: FACTS.businessTab,
    may: CASE_TAB_RIGHTS.business,
    isShown: ({ typed }) => typed.length > 0,
    Screen: lazy(() =>
      import('./decision/facts/facts-screen.tsx').then((module) => ({
        default: module.BusinessScreen,
      })),
    ),
  },
  {
    id: 'owners',
    path: 'owners',
    label: OWNERS.tab,
    may: CASE_TAB_RIGHTS.owners,
    isShown: ({ ownership, owners }) => ownership !== undefined || owners.length > 0,
    count: ({ owners }) => owners.length,
    Screen: lazy(() =>
      import('./people/owners/screen.tsx').then((module) => ({ default: module.OwnersScreen })),
    ),
  },
  {
    id: 'bank',
    path: 'bank',
    label: BANK.tab,
    may: CASE_TAB_RIGHTS.bank,
    isShown: ({ account }) => account !== undefined,
    Screen: lazy(() =>
      import('./bank/account/screen.tsx').then((module) => ({ default: module.BankScreen })),
    ),
  },
  {
    id: 'documents',
    path: 'documents',
    label: DOCUMENTS.tab,
    may: CASE_TAB_RIGHTS.documents,
    isShown: ({ documents }) => documents.length > 0,
    count: ({ documents }) => documents.length,
    Screen: lazy(() =>
      import('./identity/documents/screen.tsx').then((module) => ({
        default: module.DocumentsScreen,
      })),
    ),
  },
  {
    id: 'orders',
    path: 'orders',
    label: ORDERS.tab,
    may: CASE_TAB_RIGHTS.orders,
    isShown: ({ orders }) => orders.length > 0,
    count: ({ orders }) => orders.length,
    Screen: lazy(() =>
      import('./orders/orders/screen.tsx').then((module) => ({ default: module.OrdersScreen })),
    ),
  },
  {
    id: 'messages',
    path: 'messages',
    label: MESSAGES.tab,
    may: CASE_TAB_RIGHTS.messages,
    isShown: ({ messages }) => messages.length > 0,
    count: ({ messages }) => messages.length,
    Screen: lazy(() =>
      import('./messages/messages/screen.tsx').then((module) => ({
        default: module.MessagesScreen,
      })),
    ),
  },
  {
    id: 'changes',
    path: 'changes',
    label: ASK.tab,
    may: CASE_TAB_RIGHTS.changes,
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
    may: CASE_ACT_RIGHTS.ask,
    key: 'r',
    isOpen: ({ changeable }) => changeable.length > 0,
    Panel: lazy(() =>
      import('./decision/ask/drawer.tsx').then((module) => ({ default: module.AskDrawer })),
    ),
  },
  {
    id: 'hand-over',
    label: HAND_OUT.act,
    may: CASE_ACT_RIGHTS['hand-over'],
    key: 'a',
    isOpen: ({ review }) => review.cases.length > 0,
    Panel: lazy(() =>
      import('./decision/hand-out/hand-over-act.tsx').then((module) => ({
        default: module.HandOverAct,
      })),
    ),
  },
  {
    id: 'look-again',
    label: HAND_OUT.again.act,
    may: CASE_ACT_RIGHTS['look-again'],
    isOpen: ({ review, isClosedToReader }) => review.cases.length > 0 && !isClosedToReader,
    Panel: lazy(() =>
      import('./decision/hand-out/look-again-act.tsx').then((module) => ({
        default: module.LookAgainAct,
      })),
    ),
  },
  {
    id: 'reopen',
    label: REOPEN.act,
    may: CASE_ACT_RIGHTS.reopen,
    isOpen: ({ reopenableUntil, isClosedToReader }) =>
      reopenableUntil !== undefined && !isClosedToReader,
    Panel: lazy(() =>
      import('./decision/reopen/reopen-act.tsx').then((module) => ({ default: module.ReopenAct })),
    ),
  },
  {
    id: 'recuse',
    label: HAND_OUT.recuse.act,
    may: CASE_ACT_RIGHTS.recuse,
    isOpen: ({ isClosedToReader }) => !isClosedToReader,
    Panel: lazy(() =>
      import('./decision/hand-out/recuse-act.tsx').then((module) => ({
        default: module.RecuseAct,
      })),
    ),
  },
];
