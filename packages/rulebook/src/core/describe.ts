/**
 * Attaches a description to a computed rule, shown in the generated docs instead of its code. A
 * rule that no page reads stays out of the browser.
 */
/* @__NO_SIDE_EFFECTS__ */
export const described = <Rule extends (...facts: never[]) => unknown>(
  says: string,
  rule: Rule,
): Rule & { says: string } => Object.assign(rule, { says });
