/** Texts for an unknown address, in US English; the title is quoted. docs/readings.md 5. */
export const TEXTS = {
  title: 'Oops! Looks like the URL is incorrect',
  lead: 'We can’t find this page. Check the link for typos, or go back.',
  application: 'Go to your application',
  start: 'Go to the start page',
  applications: 'See your applications',
  applicationsText: 'Everything you’ve started',
  signIn: 'Sign in',
  signInText: 'Pick up where you left off',
  site: 'Go to the {brand} website',
};
