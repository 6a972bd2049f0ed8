/** Where a new member goes after signing up; `features/onboarding` has the screen. */
export const WELCOME_PATH = '/welcome'
/** What everyone who signs up agrees to, and can read; `features/about` has the screens. */
export const TERMS_PATH = '/terms'
export const PRIVACY_PATH = '/privacy'
/** The login at an address of its own. */
export const LOG_IN_PATH = '/login'
export const SIGN_UP_PATH = '/signup'
export const FORGOT_PASSWORD_PATH = '/forgot-password'
export const RESET_PASSWORD_PATH = '/reset-password'
export const VERIFY_EMAIL_PATH = '/verify-email'
export const LOGOUT_PATH = '/logout'
export const SWITCH_PROFILE_PATH = '/switchProfile'
export const SETTINGS_PATH = '/settings'

/** The path of one section of the settings. */
export const settingsPath = (section: string) => `${SETTINGS_PATH}?section=${section}`

/** A path with a secret, which is in the fragment (`#`), so that no server or log sees it. */
export const pathWithSecret = (path: string, secret: string) => `${path}#${secret}`

/** A link in an email. */
export const linkWithSecret = (origin: string, path: string, secret: string) => `${origin}${pathWithSecret(path, secret)}`

/** The secret in the fragment of a link in an email, or null if there is none. */
export const secretIn = (hash: string) => (/^#[A-Za-z0-9_-]{43}$/.test(hash) ? hash.slice(1) : null)
