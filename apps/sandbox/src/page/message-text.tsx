import { CopyButton } from './copy-button.tsx';
import { findCode } from './format.ts';

/** The WebOTP line, which lets a phone offer the code to a page; shown apart from the text. */
const FOR_THE_PHONE = /\n+(@\S+ #\w+)\s*$/;
const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

export function MessageText({ text }: { text: string }) {
  const code = findCode(text);
  const forThePhone = FOR_THE_PHONE.exec(text)?.[1];
  const words = text.replace(FOR_THE_PHONE, '');
  return (
    <>
      {code && (
        <p className="code-line">
          <span className="code-digits">{code}</span>
          <CopyButton text={code} />
        </p>
      )}
      <p className="message-words">
        {words.split(ADDRESS).map((part, at) =>
          ADDRESS.test(part) ? (
            <a key={`${at}${part}`} href={part} target="_blank" rel="noreferrer">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {forThePhone && <p className="small muted">{forThePhone}</p>}
    </>
  );
}
