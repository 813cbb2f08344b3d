import '@signet/ui/tokens.css';
import '@signet/ui/critical.css';
import '@signet/ui/forms.css';
import '../page/page.css';
import './partner-page.css';
import { svgSprite } from '@signet/ui/svg-sprite';
import { createRoot } from 'react-dom/client';
import { PartnerPage } from './partner-page.tsx';

document.body.insertAdjacentHTML('afterbegin', svgSprite());
const root = document.getElementById('root');
if (root) createRoot(root).render(<PartnerPage />);
