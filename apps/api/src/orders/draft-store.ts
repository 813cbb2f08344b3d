import type { OrderChoice, ShippingAddress } from '@signet/rulebook/orders/order';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type OrderDraft = { choice: Omit<OrderChoice, 'address'>; address?: ShippingAddress };

export type OrderDrafts = {
  save(id: string, draft: OrderDraft): Promise<void>;
  of(id: string): Promise<OrderDraft | undefined>;
};

export const buildOrderDrafts = ({ database, clock }: StoreDeps): OrderDrafts => ({
  save: async (id, { choice, address }) => {
    await database.run(sql`insert into order_drafts (application_id, choice, address, saved_at)
      values (${id}, ${JSON.stringify(choice)}::jsonb, ${address === undefined ? null : JSON.stringify(address)}::jsonb, ${clock.now()}::bigint)
      on conflict (application_id) do update
      set choice = excluded.choice, address = excluded.address, saved_at = excluded.saved_at`);
  },
  of: async (id) => {
    const [row] = await database.run<OrderDraft>(
      sql`select choice, address from order_drafts where application_id = ${id}`,
    );
    return row;
  },
});
