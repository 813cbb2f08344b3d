import { TEXTS } from './texts.en-US.ts';

export function PageTitle({ page }: { page: string }) {
  return <title>{`${page} · ${TEXTS.name}`}</title>;
}
