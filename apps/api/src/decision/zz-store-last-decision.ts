import { type Sql, sql } from '../platform/sql/sql.ts';

/**
 * How the last round ended. `since` is when this wait began: the first of the decisions, up to the last, that all say the same of who must act;
 * `rechecks` counts those of them that found a source silent. Times in ms of the product's clock.
 */
export type LastDecision = { stepUp?: string; since: number; rechecks: number };

/** Who took the last decision of application `a`; in one round a person comes after the rules. */
export const decidedByColumn: Sql = sql`
  (select d.decided_by from decisions d where d.application_id = a.id order by d.decided_at desc, d.round desc, d.decided_by = 'rules' limit 1)`;

/** The last decision of application `a`, and since when it has stood. A round that only repeats what stood before begins no new wait. */
export const lastDecisionColumn: Sql = sql`
  (select jsonb_strip_nulls(jsonb_build_object('stepUp', l.step_up, 'since', min(d.decided_at),
      'rechecks', count(*) filter (where d.reason = 'source.unknown')))
    from (select x.outcome, x.step_up from decisions x where x.application_id = a.id order by x.decided_at desc, x.round desc limit 1) l, decisions d
    where d.application_id = a.id and d.decided_at > coalesce((select max(o.decided_at) from decisions o
      where o.application_id = a.id and (o.outcome <> l.outcome or o.step_up is distinct from l.step_up)), -1)
    group by l.step_up)`;
