type Sdk = Window['SignetOnboarding'];
export type Options = Parameters<Sdk['mount']>[1];
export type Onboarding = ReturnType<Sdk['mount']>;

const loading = new Map<string, Promise<Sdk>>();

/** The SDK as a partner loads it: the script of that portal. Rejects with Error where it does not come. */
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
