/** How to compute each key of a view; a missing row does not compile. */
export type ViewRows<View, Known> = { readonly [Key in keyof View]-?: (known: Known) => View[Key] };

export const readView = <View, Known>(rows: ViewRows<View, Known>, known: Known): View =>
  Object.fromEntries(
    Object.entries<(known: Known) => unknown>(rows).map(([key, read]) => [key, read(known)]),
  ) as View; // a row for each key
