import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { FieldHelp } from '@signet/ui/field';
import { Actions } from '@signet/ui/page';
import { useEffect } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useAddCard } from './use-card.ts';
import { useCardField } from './use-card-field.ts';
import { usePageAfter } from './use-page-after.ts';

const useTexts = textsOf<typeof TEXTS>('cards/order-card');

type AddCardProps = {
  isOther: boolean;
  onSaved: () => void;
  onKeep: () => void;
  onAgain: () => void;
};

export function AddCard({ isOther, onSaved, onKeep, onAgain }: AddCardProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { openPages, decision } = useApplication();
  const lead = decision === 'APPROVED' ? texts.leadApproved : texts.lead;
  const { pageAfter } = usePageAfter();
  const { to } = useNavigation();
  const cardField = useCardField();
  useEffect(() => track('orderCard.started'), []);
  const { save, pending, refusal } = useAddCard(cardField, onSaved);
  const isFailed = cardField.state === 'failed';
  const problem = refusal ?? cardField.problem;
  const other = openPages.includes('bank') ? 'bank' : undefined;
  const later = isOther ? (
    <Button kind="text" onClick={onKeep}>
      {texts.keep}
    </Button>
  ) : (
    <>
      {other && !isFailed && (
        <LinkButton kind="text" href={to(other)}>
          {texts.bank}
        </LinkButton>
      )}
      <LinkButton kind="text" href={pageAfter}>
        {texts.later}
      </LinkButton>
    </>
  );
  return (
    <ScreenPage title={isOther ? texts.otherTitle : texts.title} lead={lead} back={pageAfter}>
      {isFailed && (
        <Banner tone="warn" title={texts.failed.title} role="alert">
          {other === undefined ? texts.failed.text : texts.failed.textBank}
        </Banner>
      )}
      <form
        noValidate
        method="dialog" // pressed before any script runs, it must not navigate
        aria-label={texts.title}
        aria-busy={cardField.state === 'loading'}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={problem ? 'field field-bad' : 'field'} hidden={isFailed}>
          <label className="field-label" htmlFor="card-field" id="card-field-label">
            {texts.label}
          </label>
          <div role="alert">
            <FieldHelp id="card-field" error={problem} errorPrefix={shell.errorPrefix} />
          </div>
          <p className={problem ? 'visually-hidden' : 'hint'} role="status">
            {cardField.state === 'loading' ? texts.loading : texts.hint}
          </p>
          <div className="input-group">
            <div className="input" id="card-field" ref={cardField.place} />
          </div>
        </div>
        <Actions later={later}>
          {isFailed ? (
            <>
              <Button onClick={onAgain}>{texts.failed.again}</Button>
              {other && (
                <LinkButton kind="secondary" href={to(other)}>
                  {texts.bank}
                </LinkButton>
              )}
            </>
          ) : (
            <Button
              type="submit"
              busy={pending !== 'nothing'}
              busyLabel={pending === 'asking' ? texts.asking : texts.saving}
            >
              {texts.button}
            </Button>
          )}
        </Actions>
      </form>
      <p className="meta">{fillIn(texts.privacy)}</p>
    </ScreenPage>
  );
}
