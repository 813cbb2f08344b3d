import '@signet/ui/tokens.css';
import '@signet/ui/base.css';
import '@signet/ui/density.css';
import '@signet/ui/button.css';
import '@signet/ui/modal.css';
import '@signet/ui/banner.css';
import '@signet/ui/field.css';
import '@signet/ui/text-field.css';
import '@signet/ui/select-field.css';
import '@signet/ui/skeleton.css';
import '@signet/ui/avatar.css';
import '@signet/ui/data-table.css';
import '@signet/ui/link-tabs.css';
import '@signet/ui/status-pill.css';
import '@signet/ui/timeline.css';
import { IconSprite } from '@signet/ui/icon-sprite';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page came without its root');
createRoot(root).render(
  <>
    <IconSprite />
    <ConsoleApp />
  </>,
);
