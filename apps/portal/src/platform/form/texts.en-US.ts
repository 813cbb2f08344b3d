/** What every form says, in US English. */
export const TEXTS = {
  retype:
    'For your safety this browser keeps no birth date and no tax or bank number: enter what is missing once more. Everything else is still here.',
};
