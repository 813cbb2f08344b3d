/** Support contact for invited owners, in US English. */
export const TEXTS = { askPhone: 'Questions? Call {contact}.', askEmail: 'You can also email {contact}.' };
