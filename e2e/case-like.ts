import { DESK_ROWS, deskPartner } from '@signet/personas/desk-people';
import { persona } from '@signet/personas/personas';
import { callOrThrow } from '@signet/testing/applications';
import { nextPersonaNumber } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';
import { makeCaseLike } from '../tools/desk-cases/case-routes.ts';
import { worldAt } from '../tools/desk-cases/make-desk-cases.ts';

/** A case like one that npm start makes, of a person of this test. */
export async function caseLike(world: ProductWorld, id: string, more = {}): Promise<string> {
  const row = DESK_ROWS[id];
  if (row === undefined) throw new Error(`no case of the desk is ${id}`);
  const base = persona(row.like, nextPersonaNumber());
  const person = { ...base, answers: { ...base.answers, ...row.answers, ...more } };
  const made = await makeCaseLike(
    worldAt({ url: world.localUrl, sandboxUrl: world.sandboxUrl }),
    row.partner === undefined
      ? row
      : {
          ...row,
          partner: `${deskPartner(row.partner).firstName} ${person.answers['applicant.name.lastName']}`,
        },
    person,
  );
  const { body } = await callOrThrow(made.client?.call, 'getApplication', { id: made.id });
  return String(body.reference);
}
