/** The address that a telephone number is called at; numbers of ten digits are of the one country code of our markets. */
export function telUri(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits.length === 11 && digits.startsWith('1') ? '+' : ''}${digits}`;
}
