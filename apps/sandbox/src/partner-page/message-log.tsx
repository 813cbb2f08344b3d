import { Empty } from '../page/panel.tsx';
import type { Message } from './use-onboarding.ts';

const DIRECTION_LABELS: Readonly<Record<Message['direction'], string>> = {
  received: 'Frame to page',
  sent: 'Page to frame',
  found: 'onError',
};

const shownAtMost = 20;

export function MessageLog({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0)
    return <Empty>Nothing yet. After 3 seconds of silence the doctor looks for the reason.</Empty>;
  return (
    <ol className="messages" aria-label="Messages, newest first">
      {messages.slice(0, shownAtMost).map(({ id, direction, type, fields }) => (
        <li key={id}>
          <span className="muted">{DIRECTION_LABELS[direction]}</span> <b>{type}</b>{' '}
          <code>{JSON.stringify(fields)}</code>
        </li>
      ))}
    </ol>
  );
}
