import '@signet/ui/tokens.css';
import '@signet/ui/critical.css';
import '@signet/ui/forms.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { SandboxPage } from './sandbox-page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SandboxPage />);
