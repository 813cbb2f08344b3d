import type { EmbedComponent } from '@signet/rulebook/partners/embed-components';
import type {
  EmbedErrorType,
  EmbedOutcome,
  EmbedParameter,
  EmbedTheme,
  FromParentMessage,
  ToParentFields,
  ToParentMessage,
  ToParentType,
} from '@signet/rulebook/partners/embed-messages';
import type { Finding } from './doctor.ts';

/**
 * An error shown to the applicant inside the frame, or one around it with the `change` to make on
 * the page.
 */
export type OnboardingError = {
  errorType: EmbedErrorType | `embed.${Finding}`;
  message: string;
  change?: string;
};

/**
 * How a frame that had opened ended, for your own statistics. To go on, mount it again: sign-up
 * resumes where the person left off, once they have signed in.
 */
export type OnboardingExit = {
  reason: 'completed' | 'abandoned';
  /** The last page. */
  stepId: string;
  /** Of `completed`. */
  outcome?: EmbedOutcome;
};

export type OnboardingEvents = {
  [Type in Exclude<ToParentType, 'error'>]: ToParentFields<Type>;
} & { error: OnboardingError; exit: OnboardingExit };

type Handlers = {
  [Type in Exclude<ToParentType, 'validationError'> as `on${Capitalize<Type>}`]?: (
    fields: OnboardingEvents[Type],
  ) => void;
} & {
  /** Once, when the frame is removed from your page. */
  onExit?: (exit: OnboardingExit) => void;
  /**
   * Return true if your page shows these errors; otherwise the frame shows them itself after a
   * second.
   */
  onValidationError?: (fields: OnboardingEvents['validationError']) => boolean | undefined;
};

/** Frame parameters that are not boolean options: they have their own option, or none. */
type Other =
  | 'isEmbedMode'
  | 'parentOrigin'
  | 'mode'
  | 'onboardingMode'
  | 'minHeight'
  | 'headingLevel'
  | 'component'
  | 'locale'
  | 'market';
type Flag = Exclude<EmbedParameter, Other>;

export type OnboardingLook = { locale?: string; theme?: EmbedTheme };

export type OnboardingOptions = OnboardingLook &
  Handlers & { [Name in Flag]?: boolean } & {
    /**
     * The portal's origin, such as `https://pay.example.com`; defaults to the script tag's origin.
     */
    portal?: string;
    referral?: string;
    /** The page to open first; `/` resumes where the applicant left off. */
    path?: string;
    /**
     * One page of an application instead of sign-up: `status` (a banner), `owners`, `bank` or
     * `documents`. Needs `applicationId`.
     */
    component?: EmbedComponent;
    /** As the event `completed`, webhooks and the API name it. */
    applicationId?: string;
    query?: Readonly<Record<string, string>>;
    onboardingMode?: 'REGULAR' | 'CAPITAL';
    /** In CSS pixels. */
    minHeight?: number;
    headingLevel?: 1 | 2;
    /** The iframe's accessible name. */
    title?: string;
    /** Receives every message in both directions, for logging. */
    onMessage?: (
      direction: 'received' | 'sent',
      message: ToParentMessage | FromParentMessage,
    ) => void;
  };

export type Onboarding = {
  /** Presses the page's own continue button. */
  next(): void;
  /** Presses the page's own back link. */
  back(): void;
  update(look: OnboardingLook): void;
  destroy(): void;
};
