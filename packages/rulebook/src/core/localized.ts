/** A text by language tag: a language has its text, and a locale its own where it differs; English is always there. */
export type Localized<Text = string> = { readonly en: Text } & { readonly [tag: string]: Text | undefined };

/** The text for a locale or language: its own, else its language's, else the English one (RFC 4647, lookup). */
export const localized = <Text>(texts: Localized<Text>, tag: string): Text => texts[tag] ?? texts[tag.split('-')[0] ?? tag] ?? texts.en;
