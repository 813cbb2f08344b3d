export const TEXTS = {
  title: 'Show us your photo ID',
  why: 'The law requires us to know who owns a business. Your ID also keeps others from using your name.',
  reviewText:
    'Someone on our team will check your identity in {from} to {to} business days. We’ll email you at {email} once you’re verified.',
  comeBack: 'You can stop here and come back. Open the link in our email again and sign in.',
};
