import { PolicyLabScreen } from './lab/screen.tsx';
import { PolicyRunScreen } from './run/screen.tsx';

/** The lab, or one of its runs. */
export const PolicyScreen = ({ run }: { run?: string | undefined }) =>
  run === undefined ? <PolicyLabScreen /> : <PolicyRunScreen key={run} id={run} />;
