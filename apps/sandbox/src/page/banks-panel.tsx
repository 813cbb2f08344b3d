import { Button } from '@signet/ui/button';
import { Tag } from '@signet/ui/card';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { type BankControl, control } from './control-client.ts';
import { Empty, Panel } from './panel.tsx';

export function BanksPanel({ desk }: { desk: BankControl | undefined }) {
  const { failed, attempt } = useActionError();
  const run = (work: () => Promise<unknown>) => void attempt(work, 'That did not work.');
  const isEmpty = desk !== undefined && desk.links.length + desk.deposits.length === 0;
  return (
    <Panel
      id="banks"
      title="Banks"
      span="all"
      count={desk && desk.links.length + desk.deposits.length}
      isRead={desk !== undefined}
      lead="Accounts that were linked, and test deposits that were sent. What happens here is told to the product by a signed webhook."
    >
      <ActionErrorBanner failed={failed} />
      {isEmpty && (
        <Empty>None yet. Link a bank in its window, or type an account that no check knows.</Empty>
      )}
      <ul className="faults">
        {desk?.links.map(({ id, bank, masks, state }) => (
          <li className="fault" key={id}>
            <div>
              <p className="fault-vendor">{bank}</p>
              <p className="small muted">
                Accounts ending in {masks.join(' and ')} · {id}
              </p>
              <Tag
                text={state}
                tone={state === 'works' || state === 'automatically_verified' ? 'good' : 'warn'}
              />
            </div>
            <div className="small-buttons">
              {desk.events.map(({ code, effect }) => (
                <Button
                  key={code}
                  kind="text"
                  onClick={() => run(() => control.happenAtBank(id, code))}
                >
                  {effect} <span className="visually-hidden">{id}</span>
                </Button>
              ))}
            </div>
          </li>
        ))}
        {desk?.deposits.map(({ id, holder, last4, status, isOpen }) => (
          <li className="fault" key={id}>
            <div>
              <p className="fault-vendor">Test deposits for {holder}</p>
              <p className="small muted">
                Account ending in {last4} · {id}
              </p>
              <Tag
                text={status}
                tone={status === 'succeeded' ? 'good' : isOpen ? 'info' : 'warn'}
              />
            </div>
            {isOpen && (
              <div className="small-buttons">
                <Button kind="text" onClick={() => run(() => control.returnDeposits(id))}>
                  the bank sends them back <span className="visually-hidden">{id}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
