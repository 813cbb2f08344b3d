export const TEXTS = {
  title: 'Need to come back later?',
  text: 'You can leave and come back with the link in our email to {email}. Your answers are saved, but we can’t decide until this step is done.',
};
