import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppShell } from './app-shell.tsx';
import { Button } from './button.tsx';
import { Page } from './page.tsx';
import { Progress } from './progress.tsx';
import { RailSteps } from './rail.tsx';
import { Receipt } from './receipt.tsx';
import { Stages } from './stages.tsx';
import { SummaryList } from './summary-list.tsx';

test('a page has one heading, which can take the focus, and a skip link that leads to main', () => {
  const html = renderToStaticMarkup(
    <AppShell logo="B" tools="H" skipLabel="Skip">
      <Page title="Your business">text</Page>
    </AppShell>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*tabindex="-1"/i);
  expect(html).toContain('href="#main"');
  expect(html).toMatch(/<main[^>]*id="main"/);
});

test('a result shows its primary button once, between lead and details', () => {
  const html = renderToStaticMarkup(
    <Page
      title="You’re approved"
      lead="Your account is open."
      cta={<a href="/bank">Link your bank</a>}
    >
      details
    </Page>,
  );
  expect(html.match(/Link your bank/g)).toHaveLength(1);
  expect(html).toMatch(/Your account is open\..*Link your bank.*details/);
});

test('the heading comes before the text of an illustration', () => {
  const html = renderToStaticMarkup(
    <Page title="You’re approved" art={<Receipt name="Luna" what="Approved" rows={[]} />} />,
  );
  expect(html).toMatch(/You’re approved.*Luna/);
});

test('a page in a partner’s frame has no header, and may use a lower heading level', () => {
  const html = renderToStaticMarkup(
    <AppShell logo="B" tools="H" rail="R" skipLabel="Skip" embedded>
      <Page title="Your business" headingLevel={2}>
        text
      </Page>
    </AppShell>,
  );
  expect(html).not.toMatch(/<header|>R</);
  expect(html).not.toContain('<h1');
});

test('progress is announced as text, and its segments are hidden from screen readers', () => {
  const parts = [
    { id: 'you', done: 1 },
    { id: 'business', done: 0.5 },
  ];
  const html = renderToStaticMarkup(<Progress parts={parts} label="Step 3 of 8" />);
  expect(html).toMatch(
    /aria-hidden="true"><progress[^>]*value="1"[^>]*><\/progress><progress[^>]*value="0.5"/,
  );
  expect(html).toContain('<p class="progress-text">Step 3 of 8</p>');
});

test('the rail marks only the innermost step as current, and names each step’s state', () => {
  const html = renderToStaticMarkup(
    <RailSteps
      label="Your application"
      stateLabels={{ done: '(done)', current: '(you are here)', later: '(still to come)' }}
      parts={[
        { id: 'you', name: 'About you', state: 'done' },
        {
          id: 'identity',
          name: 'Identity',
          state: 'current',
          steps: [
            { id: 'details', name: 'Your details', state: 'current' },
            { id: 'photo', name: 'Photo ID', state: 'later', tag: 'Added' },
          ],
        },
      ]}
    />,
  );
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="step"><span>Your details/);
  expect(html).toContain('Added');
});

test('a busy button shows its state and stays focusable', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy busyLabel="Saving…">
      Continue
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
  expect(html).toMatch(/<span class="spinner-ring"><\/span><span>Saving…<\/span><\/button>/);
});

test('a Change link names what it changes', () => {
  const row = {
    label: 'Phone',
    value: '555',
    changeHref: '/phone',
    changeLabel: 'Change',
    changeHidden: 'business phone',
  };
  expect(renderToStaticMarkup(<SummaryList rows={[row]} />)).toContain(
    '<span>Change</span><span class="visually-hidden"> business phone</span>',
  );
});

test('announces the running stage', () => {
  const html = renderToStaticMarkup(
    <Stages
      stateLabels={{ done: 'done', now: 'in progress', later: 'not started' }}
      stages={[
        { text: 'Your name', state: 'done' },
        { text: 'Your business', state: 'now' },
      ]}
    />,
  );
  expect(html).toContain('<p class="visually-hidden" role="status">Your business</p>');
});
