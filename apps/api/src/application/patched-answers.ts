import type { AnswersByPath } from '@signet/rulebook/core/answers';
import { confirmedPath } from '@signet/rulebook/core/confirmed';
import { fieldRow } from '@signet/rulebook/fields';
import { type FormId, formFields } from '@signet/rulebook/forms';
import { applyPatch, type JsonPatch } from '@signet/rulebook/json-patch';
import { AppError } from '../platform/http/problem.ts';

/**
 * Answers changed by a JSON patch, limited to the questions of these forms. Throws when an
 * operation cannot be applied.
 */
export function patchedBy(
  operations: JsonPatch,
  forms: readonly FormId[],
  known: AnswersByPath,
): Record<string, string> {
  const asked = forms.flatMap(formFields).filter(({ clientOnly }) => clientOnly !== true);
  const texts = Object.fromEntries(
    Object.entries(known).map(([path, value]) => [path, String(value)]),
  );
  const patched = applyPatch(operations, {
    known: texts,
    allowed: new Set(asked.flatMap(({ path }) => [path, confirmedPath(path)])),
    secrets: new Set(
      asked
        .filter(({ field }) => fieldRow(field).secret === true)
        .flatMap(({ path }) => [path, confirmedPath(path)]),
    ),
  });
  if ('changed' in patched) return patched.changed;
  // A failed `test` operation means that the caller saw another version.
  if (patched.error.why === 'test') throw new AppError('application.versionConflict');
  throw new AppError('request.validationFailed', {}, [
    { code: 'field.invalid', field: patched.error.field },
  ]);
}
