export type ShownFile = { bytes: ArrayBuffer; type: string };

/** A file of a reply, for the viewer. */
export const shownFile = ({
  content,
  mediaType,
}: {
  content: string;
  mediaType: string;
}): ShownFile => ({
  bytes: Uint8Array.from(atob(content), (char) => char.charCodeAt(0)).buffer,
  type: mediaType,
});
