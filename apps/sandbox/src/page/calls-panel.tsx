import { SelectField } from '@signet/ui/select-field';
import { useState } from 'react';
import type { Vendor, VendorCall } from './control-client.ts';
import { shortenPath } from './format.ts';
import { LogTable } from './log-table.tsx';
import { Empty, Panel } from './panel.tsx';

type CallsPanelProps = {
  calls: VendorCall[] | undefined;
  vendors: Vendor[] | undefined;
  nowMs: number;
};

export function CallsPanel({ calls, vendors, nowMs }: CallsPanelProps) {
  const [vendor, setVendor] = useState('');
  const rows = (calls ?? []).filter((call) => vendor === '' || call.vendor === vendor);
  const total = vendors?.reduce((sum, one) => sum + one.calls, 0);
  return (
    <Panel
      id="calls"
      title="Calls received"
      span="all"
      count={total}
      isRead={calls !== undefined && vendors !== undefined}
      lead="Tax ids, account numbers, codes and tokens are masked before they are kept."
    >
      <SelectField
        name="calls-vendor"
        label="Vendor"
        prompt="All vendors"
        value={vendor}
        onChange={setVendor}
        widthCh={32}
        options={(vendors ?? []).map(({ id, name, calls: count }) => ({
          value: id,
          label: `${name}: ${count}`,
        }))}
      />
      {rows.length === 0 ? (
        <Empty>No calls yet.</Empty>
      ) : (
        <LogTable
          caption="Calls received, newest first"
          whatTitle="VendorCall"
          nowMs={nowMs}
          rows={rows.map((call) => ({
            ...call,
            what: `${call.method} ${shortenPath(call.path)}`,
            note: call.fault && `fault: ${call.fault}`,
            details: { path: call.path, ...call.request },
          }))}
        />
      )}
    </Panel>
  );
}
