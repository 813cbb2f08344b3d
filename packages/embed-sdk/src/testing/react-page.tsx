import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Onboarding } from '../options.ts';
import { SignetOnboarding } from '../react.tsx';

function Payments({ portal }: { portal: string }) {
  const onboarding = useRef<Pick<Onboarding, 'next' | 'back'>>(null);
  const [locale, setLocale] = useState('en-US');
  const [step, setStep] = useState('none');
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <h1>Payments</h1>
      <p>Step: {step}</p>
      <button type="button" onClick={() => onboarding.current?.next()}>
        Next
      </button>
      <button type="button" onClick={() => setLocale('fr-CA')}>
        Français
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Hide or show
      </button>
      {isShown && (
        <SignetOnboarding
          ref={onboarding}
          portal={portal}
          locale={locale}
          onStepChanged={({ stepId }) => setStep(`${stepId}, ${locale}`)}
        />
      )}
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Payments portal={root.dataset.portal ?? ''} />
    </StrictMode>,
  );
}
