import { useApplication } from '../../platform/application.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { Connecting } from '../connecting.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/add-channel');

/** Connects the sales channel named in the link to the approved account. docs/decisions/0086. */
export function Screen() {
  const texts = useTexts();
  const { connection, channelName, channelType } = useApplication();
  const name = connection?.name ?? channelName ?? texts.types[channelType ?? 'DEFAULT'];
  return <Connecting texts={texts} name={name} />;
}
