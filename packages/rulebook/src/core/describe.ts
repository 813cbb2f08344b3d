/** A rule that is built from values, with the words that its table shows in place of code which would not tell them. */
export const described = <Rule extends (...facts: never[]) => unknown>(says: string, rule: Rule): Rule & { says: string } =>
  Object.assign(rule, { says });
