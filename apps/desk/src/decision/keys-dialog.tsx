import './keys-dialog.css';
import { Checkbox } from '@signet/ui/checkbox';
import { KeyHint } from '@signet/ui/key-hint';
import { Modal } from '@signet/ui/modal';
import { useKeySetting } from '../platform/keys.ts';
import { TEXTS as PLATFORM } from '../platform/texts.en-US.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.keys;

type KeyRow = { keys: readonly string[]; text: string };

const GROUPS: readonly { title: string; rows: readonly KeyRow[] }[] = [
  {
    title: TEXTS.moving,
    rows: [
      { keys: ['J', 'K'], text: TEXTS.move },
      { keys: ['Enter'], text: TEXTS.open },
      { keys: [TEXTS.space], text: TEXTS.peek },
      { keys: ['U'], text: TEXTS.back },
      { keys: ['G', 'Q'], text: TEXTS.goQueue },
      { keys: ['G', 'M'], text: TEXTS.goMine },
      { keys: ['G', 'S'], text: TEXTS.goSecond },
    ],
  },
  {
    title: TEXTS.working,
    rows: [
      { keys: ['N'], text: TEXTS.next },
      { keys: ['C'], text: TEXTS.claim },
      { keys: ['E'], text: TEXTS.release },
      { keys: ['A'], text: TEXTS.handOut },
      { keys: ['D'], text: TEXTS.decide },
      { keys: ['R'], text: TEXTS.ask },
      { keys: ['M'], text: TEXTS.note },
      { keys: ['Ctrl', 'Enter'], text: TEXTS.send },
    ],
  },
  {
    title: TEXTS.finding,
    rows: [
      { keys: ['Ctrl', 'K'], text: TEXTS.search },
      { keys: ['/'], text: TEXTS.filter },
      { keys: ['1', '…', '9'], text: TEXTS.views },
      { keys: ['X'], text: TEXTS.select },
      { keys: ['+', '−', 'T'], text: TEXTS.viewer },
      { keys: ['?'], text: TEXTS.help },
    ],
  },
];

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setOn] = useKeySetting();
  return (
    <Modal open={open} title={TEXTS.title} closeLabel={PLATFORM.close} onClose={onClose} isWide>
      <div className="keys">
        {GROUPS.map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ keys, text }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>
                    <span className="visually-hidden">{keys.join(' ')}</span>
                    <KeyHint keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
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
