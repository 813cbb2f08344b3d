import { ROUTES } from '@signet/rulebook/routes';
import { Details } from '@signet/ui/details';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('shell/help-answers');

export function HelpAnswers() {
  const { title, answers, answersCanada } = useTexts();
  const { boot, application } = usePortal();
  const { matched } = useNavigation();
  const market = application?.market ?? boot.market;
  const screen = matched && ROUTES[matched.route].screen;
  const questions =
    screen && ((market === 'CA' ? answersCanada[screen] : undefined) ?? answers[screen]);
  if (!questions) return null;
  return (
    <section className="help-answers">
      <h3>{title}</h3>
      {questions.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <p>{answer}</p>
        </Details>
      ))}
    </section>
  );
}
