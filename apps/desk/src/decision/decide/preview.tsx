import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Segments } from '@signet/ui/segments';
import { Skeleton } from '@signet/ui/skeleton';
import { useState } from 'react';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import type { LoadedData } from '../../platform/use-loaded-data.ts';
import { languageName } from '../language-name.ts';
import { TEXTS } from './texts.en-US.ts';

export type DecisionPreview = ReplyOf<'previewDecision'>;

/** What the applicant would read, in their language and in English, before anything is sent. */
export function Preview({ preview }: { preview: LoadedData<DecisionPreview | undefined> }) {
  const [language, setLanguage] = useState<'theirs' | 'english'>('theirs');
  if (preview.error)
    return (
      <Banner tone="bad" role="alert">
        <p>{TEXTS.previewFailed}</p>
        <p>{errorText(preview.error)}</p>
        <Button kind="secondary" busy={preview.isLoading} onClick={() => void preview.reload()}>
          {PLATFORM.tryAgain}
        </Button>
      </Banner>
    );
  if (preview.data === undefined)
    return preview.isLoading ? (
      <div>
        <p className="visually-hidden" role="status">
          {TEXTS.loadingPreview}
        </p>
        <Skeleton kind="card" />
      </div>
    ) : (
      <p className="soft">{TEXTS.chooseFirst}</p>
    );
  const { shown, english } = preview.data;
  const words = language === 'english' && english !== undefined ? english : shown;
  return (
    <div className="preview">
      {english && (
        <Segments
          legend={TEXTS.language}
          value={language}
          onChange={setLanguage}
          options={[
            {
              value: 'theirs',
              label: fillIn(TEXTS.theirs, { language: languageName(shown.locale) }),
            },
            { value: 'english', label: TEXTS.english },
          ]}
        />
      )}
      <div className="preview-part" lang={words.locale}>
        <p className="preview-kind" lang={DESK_LOCALE}>
          {TEXTS.page}
        </p>
        <p className="preview-title">{words.page.title}</p>
        <Paragraphs text={words.page.text} />
      </div>
      <div className="preview-part" lang={words.locale}>
        <p className="preview-kind" lang={DESK_LOCALE}>
          {TEXTS.email}
        </p>
        {words.email === undefined ? (
          <p lang={DESK_LOCALE}>{TEXTS.noEmail}</p>
        ) : (
          <>
            <p className="preview-title">{words.email.subject}</p>
            <Paragraphs text={words.email.text} />
          </>
        )}
      </div>
    </div>
  );
}

/** Texts of applicants and of ours are text: links in them are none here. */
function Paragraphs({ text = '' }: { text?: string }) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => <p key={part}>{part}</p>);
}
