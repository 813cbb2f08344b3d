import '../decide/decide.css';
import './ask.css';
import type { ReplyOf } from '@signet/rulebook/endpoints';

type Words = ReplyOf<'previewChanges'>['shown'];

/** The page as a picture of it: nothing in it can be pressed. */
export function AskedPage({ words: { page } }: { words: Words }) {
  return (
    <>
      <p className="ask-page-title">{page.title}</p>
      <p>{page.text}</p>
      {page.fields.map(({ what, why, line }) => (
        <div key={what} className="ask-field">
          <strong>{what}</strong>
          <p>{why}</p>
          {line && <p>{line}</p>}
          <span className="ask-box" aria-hidden="true" />
        </div>
      ))}
      <span className="ask-action">{page.action}</span>
    </>
  );
}

export const AskedEmail = ({ words: { email } }: { words: Words }) => (
  <>
    <p className="ask-page-title">{email.subject}</p>
    <p>{email.text}</p>
  </>
);
