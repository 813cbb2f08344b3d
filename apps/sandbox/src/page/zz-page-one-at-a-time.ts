/** A reader that never runs twice at once: wishes that come meanwhile become one more run, so a burst costs two. */
export function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const loop = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void loop();
  };
}
