export const ENVIRONMENTS = ['local', 'ci', 'test', 'ote', 'production'] as const;

export const isSandboxEnvironment = (environment: string): boolean =>
  environment === 'local' || environment === 'ci';

/** False for an unknown name, which is reported separately. */
export const isAwayFromSandbox = (environment: string): boolean =>
  ENVIRONMENTS.some((name) => name === environment && !isSandboxEnvironment(name));
