import { Icon } from './icon.tsx';

export type ReceiptProps = {
  /** The business's name. */
  name: string;
  /** What was approved: "Payments account approved". */
  what: string;
  rows: readonly { label: string; value: string }[];
};

/** A receipt that bears its words as text: the drawing of an approval. */
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
