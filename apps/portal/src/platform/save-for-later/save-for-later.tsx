import { useApplication } from '../application.tsx';
import { useFill, useWords } from '../texts/text-provider.tsx';

/** That the page may be left, how one comes back, and what waits until then. Every step is told by e-mail when it is asked: decisions.md, section 9. */
export function ComeBack() {
  const { comeBack } = useWords();
  const fillIn = useFill();
  const email = useApplication().applicant.email.emailAddress ?? '';
  return (
    <p>
      <strong>{comeBack.title}</strong> {fillIn(comeBack.text, { email })}
    </p>
  );
}
