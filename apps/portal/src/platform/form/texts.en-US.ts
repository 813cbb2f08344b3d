export const TEXTS = {
  prefilled:
    'Some answers came with the link that brought you here. Check them, and change what isn’t right.',
  retype:
    'For your security, this browser doesn’t keep dates of birth, tax IDs or bank numbers. Enter what’s missing again. Everything else is still here.',
};
