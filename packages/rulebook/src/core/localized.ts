export type Localized<Text = string> = { readonly en: Text } & {
  readonly [tag: string]: Text | undefined;
};

/** The text for a tag: its own, then its language's, then English (RFC 4647 lookup). */
export const localized = <Text>(texts: Localized<Text>, tag: string): Text =>
  texts[tag] ?? texts[tag.split('-')[0] ?? tag] ?? texts.en;
