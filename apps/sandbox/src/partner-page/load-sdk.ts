type Sdk = Window['SignetOnboarding'];
export type Options = Parameters<Sdk['mount']>[1];
export type Onboarding = ReturnType<Sdk['mount']>;

const loading = new Map<string, Promise<Sdk>>();

/**
 * Loads the SDK from the portal, as a partner would. Rejects with Error when the script fails to
 * load.
 */
export function loadSdk(portal: string): Promise<Sdk> {
  const known = loading.get(portal);
  if (known !== undefined) return known;
  const script = document.createElement('script');
  script.src = `${portal}/embed/v1.js`;
  const loaded = new Promise<Sdk>((resolve, reject) => {
    script.onload = () => resolve(window.SignetOnboarding);
    script.onerror = () => reject(new Error(`${script.src} did not load`));
  });
  loading.set(portal, loaded);
  document.head.append(script);
  return loaded;
}
