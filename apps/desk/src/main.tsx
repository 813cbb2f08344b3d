import '@signet/ui/tokens.css';
import '@signet/ui/base.css';
import '@signet/ui/density.css';
import '@signet/ui/button.css';
import '@signet/ui/modal.css';
import '@signet/ui/banner.css';
import '@signet/ui/field.css';
import '@signet/ui/checkbox.css';
import '@signet/ui/choice-cards.css';
import '@signet/ui/skeleton.css';
import '@signet/ui/action-menu.css';
import '@signet/ui/avatar.css';
import '@signet/ui/data-table.css';
import '@signet/ui/drawer.css';
import '@signet/ui/key-hint.css';
import '@signet/ui/link-tabs.css';
import '@signet/ui/segments.css';
import '@signet/ui/status-pill.css';
import '@signet/ui/timeline.css';
import { IconSprite } from '@signet/ui/icon-sprite';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keptDensity } from './platform/density.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page came without its root');
document.documentElement.dataset.density = keptDensity();
createRoot(root).render(
  <>
    <IconSprite />
    <App />
  </>,
);
