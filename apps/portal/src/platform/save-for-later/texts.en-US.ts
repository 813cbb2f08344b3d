export const TEXTS = {
  title: 'No time now?',
  text: 'You can leave this page and come back with the link in our email to {email}. Your answers are saved; your application goes on once this step is done.',
};
