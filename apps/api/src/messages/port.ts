/** One e-mail in both parts; `id` names it for good, so that a repeated try is the same message. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string };

/** Throws ProviderDown. */
export type MailPort = { send(mail: Mail): Promise<void>; close(): void };

export type TextPort = { send(text: { to: string; text: string }): Promise<void> };
