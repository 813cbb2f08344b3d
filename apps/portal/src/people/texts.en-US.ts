/** How an owner who was invited reaches us, in US English. */
export const TEXTS = { askPhone: 'Questions? Call {contact}.', askEmail: 'You can also email {contact}.' };
