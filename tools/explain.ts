import { isPersonaId, PERSONA_IDS, type PersonaId, persona } from '@signet/personas/personas';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  factsOf,
  isApplicationStage,
} from '@signet/personas/stages';
import type { AnswersByPath } from '@signet/rulebook/core/answers';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { visibleFields } from '@signet/rulebook/core/form';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import { formFields } from '@signet/rulebook/forms';
import { nextPage } from '@signet/rulebook/next-page';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { commandLine } from './command-line.ts';
import { explainApplication } from './explain-application.ts';
import { CliError, reviewClientFromEnvironment } from './review-client.ts';

const USAGE = [
  'npm run explain -- --application ID',
  `npm run explain -- --persona ${PERSONA_IDS.join('|')} [--stage ${Object.keys(APPLICATION_STAGES).join('|')}] [--without ANSWER]`,
];

/** The page a persona sees at a stage and why, as lines; `without` leaves out one answer. */
export function explain(
  id: PersonaId,
  stage: ApplicationStage = 'answered',
  without?: string,
): string[] {
  const facts = factsOf(id, stage, without);
  const { page, row } = nextPage(facts);
  const route: RouteRow = ROUTES[page];
  const { id: status, waitingOn, next, money } = statusOf(facts);
  const works = Object.entries(money).filter(([, isOn]) => isOn);
  return [
    `persona   ${id} (${persona(id).about}), stage ${stage}`,
    `page      ${page}  ${route.path}`,
    `chosen by ${row}`,
    `guards    needs ${route.access}; ${route.allowsAnonymous ? 'no sign-in' : 'signed in'}; ${route.revisitable ? 'may be looked at again until sent' : 'not shown again once left'}`,
    `step-ups  ${currentStepUp(facts.stepUps)?.type ?? 'none open'}`,
    `status    ${status}: waiting on ${waitingOn}, next ${next}, works: ${works.map(([name]) => name).join(', ') || 'nothing yet'}`,
    `lacks     ${lackingOf(id, without) || 'nothing'}`,
  ];
}

function lackingOf(id: PersonaId, without?: string): string {
  const { market, answers } = persona(id);
  const context = { market, flags: defaultFlags() };
  const kept: AnswersByPath = Object.fromEntries(
    Object.entries(answers).filter(([path]) => path !== without),
  );
  return SIGN_UP_FORMS.flatMap((form) =>
    visibleFields(formFields(form), kept, context)
      .filter(({ path, optional }) => (kept[path] ?? '') === '' && !optional?.(kept, context))
      .map(({ path }) => `${form}: ${path}`),
  ).join(', ');
}

if (import.meta.main) {
  const {
    application,
    persona: name = '',
    stage = 'answered',
    without,
  } = commandLine(USAGE.join('\n'), {
    options: {
      application: { type: 'string' },
      persona: { type: 'string' },
      stage: { type: 'string' },
      without: { type: 'string' },
    },
  }).values;
  try {
    if (application !== undefined)
      console.log(
        (await explainApplication(reviewClientFromEnvironment(process.env), application)).join(
          '\n',
        ),
      );
    else if (isPersonaId(name) && isApplicationStage(stage))
      console.log(explain(name, stage, without).join('\n'));
    else throw new CliError(USAGE.join('\n'));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
