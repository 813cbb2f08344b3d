import { Icon } from './icon.tsx';

export type ReceiptProps = {
  name: string;
  what: string;
  rows: readonly { label: string; value: string }[];
};

/** Approval receipt drawn in HTML, so that its content is real text. */
export function Receipt({ name, what, rows }: ReceiptProps) {
  return (
    <div className="moment">
      <div className="receipt-slot" />
      <div className="receipt">
        <div className="receipt-stamp">
          <Icon name="check" size={24} />
        </div>
        <p className="receipt-name">{name}</p>
        <p className="receipt-what">{what}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
