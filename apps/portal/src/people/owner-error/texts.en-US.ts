export const TEXTS = {
  denied: {
    title: 'Thanks for telling us',
    lead: 'Your link no longer works. We’ll tell the person who named you, and someone on our team will take a look. There’s nothing else you need to do.',
  },
  nothing: {
    title: 'There’s nothing to do here',
    lead: 'If we emailed you a link, open it again to see what’s next.',
  },
};
