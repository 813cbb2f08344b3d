export const ENVIRONMENTS = ['local', 'ci', 'test', 'ote', 'production'] as const;

export const isSandboxEnvironment = (environment: string): boolean =>
  environment === 'local' || environment === 'ci';

/** False for a name that is no environment: that is an error of its own. */
export const isAwayFromSandbox = (environment: string): boolean =>
  ENVIRONMENTS.some((name) => name === environment && !isSandboxEnvironment(name));
