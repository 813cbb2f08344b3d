/** `id` becomes the Message-ID, so that a mail server can recognize a repeated delivery. */
export type Mail = {
  id: string;
  to: string;
  from?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  stopUrl?: string;
};

/** The mail server refuses this address for good. */
export class AddressRefused extends Error {
  /** The server’s own code, such as 550. */
  readonly code: number;

  constructor(code: number) {
    super(`the mail server refuses the address: ${code}`);
    this.code = code;
  }
}

export type MailPort = {
  /** Throws AddressRefused, or ProviderDown. */ send(mail: Mail): Promise<void>;
  close(): void;
};

export type TextPort = { send(text: { to: string; text: string }): Promise<void> };
