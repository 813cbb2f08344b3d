import { parseArgs } from 'node:util';
import { isPersonaId, PERSONA_IDS, type PersonaId, persona } from '@signet/personas/personas';
import { factsOf, isStage, STAGES, type Stage } from '@signet/personas/stages';
import { flagsWith } from '@signet/rulebook/core/flags';
import { askedIn, SIGN_UP_FORMS } from '@signet/rulebook/forms';
import { nextPage } from '@signet/rulebook/next-page';
import { ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { openStepUp } from '@signet/rulebook/step-ups';
import { explainApplication } from './explain-application.ts';
import { deskOf, Refusal } from './review-client.ts';

const USAGE = [
  'npm run explain -- --application ID',
  `npm run explain -- --persona ${PERSONA_IDS.join('|')} [--stage ${Object.keys(STAGES).join('|')}] [--without ANSWER]`,
];

/** What page a persona sees at a stage and why, line by line; `without` leaves that answer out. */
export function explain(id: PersonaId, stage: Stage = 'answered', without?: string): string[] {
  const facts = factsOf(id, stage, without);
  const { page, row } = nextPage(facts);
  const route: RouteRow = ROUTES[page];
  const { id: status, waitingOn, next, money } = statusOf(facts);
  const works = Object.entries(money).filter(([, isOn]) => isOn);
  return [
    `persona   ${id} (${persona(id).about}), stage ${stage}`,
    `page      ${page}  ${route.path}`,
    `chosen by ${row}`,
    `guards    needs ${route.needs}; ${route.open ? 'no sign-in' : 'signed in'}; ${route.again ? 'may be looked at again until sent' : 'not shown again once left'}`,
    `step-ups  ${openStepUp(facts.stepUps)?.type ?? 'none open'}`,
    `status    ${status}: waiting on ${waitingOn}, next ${next}, works: ${works.map(([name]) => name).join(', ') || 'nothing yet'}`,
    `lacks     ${lackingOf(id, without) || 'nothing'}`,
  ];
}

/** The asked questions without an answer, by form. */
function lackingOf(id: PersonaId, without?: string): string {
  const { market, answers } = persona(id);
  const context = { market, flags: flagsWith() };
  const kept = Object.fromEntries(Object.entries(answers).filter(([path]) => path !== without));
  return SIGN_UP_FORMS.flatMap((form) =>
    askedIn(form, kept, context)
      .filter(({ path, optional }) => !kept[path] && !optional?.(kept, context))
      .map(({ path }) => `${form}: ${path}`),
  ).join(', ');
}

if (import.meta.main) {
  const {
    application,
    persona: name = '',
    stage = 'answered',
    without,
  } = parseArgs({
    options: { application: { type: 'string' }, persona: { type: 'string' }, stage: { type: 'string' }, without: { type: 'string' } },
  }).values;
  try {
    if (application !== undefined) console.log((await explainApplication(deskOf(process.env), application)).join('\n'));
    else if (isPersonaId(name) && isStage(stage)) console.log(explain(name, stage, without).join('\n'));
    else throw new Refusal(USAGE.join('\n'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
