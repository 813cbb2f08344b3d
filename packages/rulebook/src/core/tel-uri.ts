/** Ten-digit numbers get the country code 1, which both markets share. */
export function telUri(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10
    ? `tel:+1${digits}`
    : `tel:${digits.length === 11 && digits.startsWith('1') ? '+' : ''}${digits}`;
}
