import { soughtOf } from '@signet/rulebook/search/search-kinds';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

const invalid = (field: string) =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field }]);

/** The log says who searched by what kind of thing, and never for what. */
export const searchApplications: Handler<'searchApplications'> = async ({
  deps: { store, log },
  reviewer,
  body: { kind, text, filters = {} },
}) => {
  const sought = soughtOf(kind, text);
  if (sought === undefined) throw invalid('text');
  const { results, isCut } = await store.searches.find(sought, filters);
  log.info({ staff: reviewer.id, kind, found: results.length }, 'searched at the desk');
  return { results, isCut };
};

export const searchByTaxId: Handler<'searchByTaxId'> = async ({
  deps: { store, log },
  reviewer,
  body: { taxId },
}) => {
  const { results, isCut } = await store.searches.findByTaxId(
    taxId.replaceAll(/\D/g, ''),
    reviewer,
  );
  log.info({ staff: reviewer.id, kind: 'taxId', found: results.length }, 'searched at the desk');
  return { results, isCut };
};
