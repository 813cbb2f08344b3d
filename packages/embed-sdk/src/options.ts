import type {
  EmbedErrorType,
  EmbedParameter,
  EmbedTheme,
  FromParentMessage,
  ToParentFields,
  ToParentMessage,
  ToParentType,
} from '@signet/rulebook/partners/embed-messages';
import type { Finding } from './doctor.ts';

/** What went wrong: in the frame, as the person reads it, or around it, with what to change on the page. */
export type OnboardingError = { errorType: EmbedErrorType | `embed.${Finding}`; message: string; change?: string };

/** The fields of each event. */
export type OnboardingEvents = { [Type in Exclude<ToParentType, 'error'>]: ToParentFields<Type> } & { error: OnboardingError };

type Handlers = {
  [Type in Exclude<ToParentType, 'validationError'> as `on${Capitalize<Type>}`]?: (fields: OnboardingEvents[Type]) => void;
} & {
  /** Return true where your page shows these errors; else the frame shows them itself after a second. */
  onValidationError?: (fields: OnboardingEvents['validationError']) => boolean | undefined;
};

/** Parameters of the frame's address that have an option of their own, or none. */
type Other = 'isEmbedMode' | 'parentOrigin' | 'mode' | 'onboardingMode' | 'minHeight' | 'headingLevel' | 'locale' | 'market';
type Flag = Exclude<EmbedParameter, Other>;

/** What may change while the frame is open. */
export type OnboardingLook = { locale?: string; theme?: EmbedTheme };

export type OnboardingOptions = OnboardingLook &
  Handlers & { [Name in Flag]?: boolean } & {
    /** The portal's origin, such as `https://pay.example.com`; the script tag knows it. */
    portal?: string;
    /** Your `referralUrlId`. */
    referral?: string;
    /** The page to begin with; `/` goes on where the person was. */
    path?: string;
    /** What else a link to us may carry. */
    query?: Readonly<Record<string, string>>;
    onboardingMode?: 'REGULAR' | 'CAPITAL';
    /** CSS pixels. */
    minHeight?: number;
    headingLevel?: 1 | 2;
    /** What screen readers call the frame. */
    title?: string;
    /** Every message in both directions, for your console. */
    onMessage?: (direction: 'received' | 'sent', message: ToParentMessage | FromParentMessage) => void;
  };

/** A frame that is on the page. */
export type Onboarding = {
  /** Presses the page's own button to continue. */
  next(): void;
  /** Presses the page's own link back. */
  back(): void;
  update(look: OnboardingLook): void;
  destroy(): void;
};
