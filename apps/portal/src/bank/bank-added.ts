const KEY = 'bank-added';

/** Notes for this tab's session that a bank account was added, and nothing about it. docs/decisions/0070. */
export function rememberBankAdded(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    return; // without storage nothing is remembered, and nothing hangs on it
  }
}

/** True where one was added in this tab's session. */
export function wasBankAdded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
