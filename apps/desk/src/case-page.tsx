import { CASE_ACTS, CASE_TABS } from './case-tabs.ts';
import { CaseScreen } from './decision/case/screen.tsx';

/** A case with its parts, whose names only this page loads. */
export const CasePage = ({
  reference,
  tab,
  item,
}: {
  reference: string;
  tab: string;
  item: string | undefined;
}) => <CaseScreen tabs={CASE_TABS} acts={CASE_ACTS} {...{ reference, tab, item }} />;
