import { acceptedPapers, type PaperPurpose } from '@signet/rulebook/identity/paper-check';
import { Banner } from '@signet/ui/banner';
import { Details } from '@signet/ui/details';
import { usePortal } from '../../platform/application.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { PaperCheckState } from './use-paper-check.ts';

const useTexts = textsOf<typeof TEXTS>('identity/paper-check');

/**
 * What this device saw in a chosen paper, and which papers would do. It advises and never blocks.
 * docs/readings.md 245.
 */
export function PaperAdvice({ state, purpose }: { state: PaperCheckState; purpose: PaperPurpose }) {
  const texts = useTexts();
  const { boot, application } = usePortal();
  const findings = state.at === 'done' ? state.findings : [];
  return (
    <>
      <div role="status">
        {state.at === 'checking' && <p className="meta">{texts.checking}</p>}
        {state.at === 'done' && findings.length === 0 && <Banner tone="good">{texts.fine}</Banner>}
        {findings.length > 0 && (
          <Banner tone="warn" title={texts.title}>
            <ul>
              {findings.map((finding) => (
                <li key={finding}>{texts.findings[finding]}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      {findings.length > 0 && (
        <Details summary={texts.papersTitle} isOpen>
          <ul>
            {acceptedPapers(purpose, application?.market ?? boot.market).map((paper) => (
              <li key={paper}>{texts.papers[paper]}</li>
            ))}
          </ul>
          <p>{texts.nothingElse[purpose]}</p>
        </Details>
      )}
    </>
  );
}
