/** Why the introduction is shown again. */
export type InquiryNote =
  | 'none'
  | 'closed'
  | 'timedOut'
  | 'sessionOver'
  | 'frameFailed'
  | 'frameBlocked'
  | 'cameraDenied'
  | 'noCamera';

/** What the vendor's frame reports; any other code is a fault of the check or of the camera. */
const NOTE_OF_CODE: Readonly<Record<string, InquiryNote>> = {
  unauthenticated: 'sessionOver',
  load: 'frameBlocked',
};

type Camera = {
  permission: () => Promise<string | undefined>;
  kinds: () => Promise<readonly string[] | undefined>;
};

const deviceCamera: Camera = {
  permission: async () =>
    navigator.permissions?.query({ name: 'camera' as PermissionName }).then(
      ({ state }) => state,
      () => undefined, // Firefox has no such permission to ask about
    ),
  kinds: async () =>
    navigator.mediaDevices?.enumerateDevices().then(
      (devices) => devices.map(({ kind }) => kind),
      () => undefined,
    ),
};

const isDenied = async (camera: Camera): Promise<boolean> =>
  (await camera.permission()) === 'denied';

/**
 * Why the frame failed, so that trouble with the camera is not told as an outage. docs/readings.md
 * 244.
 */
export async function noteOfFrameError(
  code: string,
  camera: Camera = deviceCamera,
): Promise<InquiryNote> {
  const known = NOTE_OF_CODE[code];
  if (known !== undefined) return known;
  if (await isDenied(camera)) return 'cameraDenied';
  const kinds = await camera.kinds();
  return kinds?.includes('videoinput') === false ? 'noCamera' : 'frameFailed';
}

/**
 * Why a person closed the frame: most often they did, but a camera that is switched off leaves
 * nothing else to do.
 */
export const noteOfClosing = async (camera: Camera = deviceCamera): Promise<InquiryNote> =>
  (await isDenied(camera)) ? 'cameraDenied' : 'closed';
