import './keys-dialog.css';
import { Checkbox } from '@signet/ui/checkbox';
import { KeyHint } from '@signet/ui/key-hint';
import { Modal } from '@signet/ui/modal';
import { useKeySetting } from '../platform/keys.ts';
import { TEXTS as PLATFORM } from '../platform/texts.en-US.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.keys;

const ROWS: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['J', 'K'], text: TEXTS.move },
  { keys: ['Enter'], text: TEXTS.open },
  { keys: ['U'], text: TEXTS.back },
  { keys: ['G', 'Q'], text: TEXTS.goQueue },
  { keys: ['G', 'M'], text: TEXTS.goMine },
  { keys: ['G', 'S'], text: TEXTS.goSecond },
  { keys: ['Ctrl', 'K'], text: TEXTS.search },
  { keys: ['/'], text: TEXTS.filter },
  { keys: ['N'], text: TEXTS.next },
  { keys: ['C'], text: TEXTS.claim },
  { keys: ['E'], text: TEXTS.release },
  { keys: ['D'], text: TEXTS.decide },
  { keys: ['R'], text: TEXTS.ask },
  { keys: ['M'], text: TEXTS.note },
  { keys: ['Ctrl', 'Enter'], text: TEXTS.send },
  { keys: ['1', '…', '9'], text: TEXTS.views },
  { keys: ['+', '−', 'T'], text: TEXTS.viewer },
  { keys: ['X'], text: TEXTS.select },
  { keys: ['A'], text: TEXTS.handOut },
  { keys: ['?'], text: TEXTS.help },
];

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setOn] = useKeySetting();
  return (
    <Modal open={open} title={TEXTS.title} closeLabel={PLATFORM.close} onClose={onClose}>
      <dl className="keys">
        {ROWS.map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <span className="visually-hidden">{keys.join(' ')}</span>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="single-keys"
        label={TEXTS.single}
        hint={TEXTS.singleHelp}
        checked={isOn}
        onChange={setOn}
      />
    </Modal>
  );
}
