import {
  EMBED_NAMESPACE,
  EMBED_OUTCOMES,
  EMBED_VERSION,
  FROM_PARENT,
  TO_PARENT,
} from '@signet/rulebook/partners/embed-messages';
import { markdownTable } from './markdown.ts';

type Message = {
  why: string;
  fields: Readonly<Record<string, string>>;
  optional?: Readonly<Record<string, string>>;
};

const fieldsOf = ({ fields, optional = {} }: Message): string[] => [
  ...Object.entries(fields).map(([name, type]) => `\`${name}\` (${type})`),
  ...Object.entries(optional).map(([name, type]) => `\`${name}\`? (${type})`),
];

const handlerOf = (type: string): string => `on${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/**
 * The messages between a frame and its parent; `build-package.ts` ships the same page with the SDK.
 */
export function embedMessagesDoc(): string {
  const sent = Object.entries<Message>(TO_PARENT).map(([type, row]) => ({
    event: `\`${type}\``,
    'option and React prop': `\`${handlerOf(type)}\``,
    'sent when': row.why,
    fields: fieldsOf(row),
  }));
  const received = Object.entries<Message>(FROM_PARENT).map(([type, row]) => ({
    message: `\`${type}\``,
    'what it does': row.why,
    fields: fieldsOf(row),
  }));
  return [
    `Every message is an object with \`namespace: '${EMBED_NAMESPACE}'\`, \`version: ${EMBED_VERSION}\`, \`type\` and the fields below. No message contains anything that a person typed.`,
    '## From the frame',
    `The SDK calls the handler with the fields and dispatches a \`CustomEvent\` of the event's name on the element, with the fields in \`detail\`. An \`outcome\` is one of ${EMBED_OUTCOMES.map((outcome) => `\`${outcome}\``).join(', ')}.`,
    markdownTable(sent),
    '## To the frame',
    'The SDK sends these: `init` with `mount()` and `update()`, `nextStep` with `next()`, `previousStep` with `back()`, `validationErrorShown` when `onValidationError` returns true.',
    markdownTable(received),
  ].join('\n\n');
}
