import { SLAS } from '@signet/rulebook/reference/slas';
import { Checklist } from '@signet/ui/checklist';
import { useApplication } from '../../platform/application.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/success');

const { from, to } = SLAS.review;

/**
 * Meaning, next steps, contact and time frame, and whether software or a person decided.
 * docs/readings.md 33.
 */
export function Declined() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { applicant, status } = useApplication();
  const email = applicant.email.emailAddress ?? '';
  return (
    <>
      <h2>{texts.meaningTitle}</h2>
      <p>{texts.meaning}</p>
      <h2>{texts.doTitle}</h2>
      <p>{status.decidedBy === 'person' ? texts.person : texts.software}</p>
      <Checklist
        isPlain
        items={[
          { title: fillIn(texts.askBy, { from, to }), icon: 'person' },
          { title: texts.changed, icon: 'doc' },
        ]}
      />
      <div className="contact-lines">
        <SupportContact other={fillIn(texts.askOther, { email })} />
      </div>
    </>
  );
}
