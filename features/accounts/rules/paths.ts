export const SIGN_UP_PATH = '/signup'
export const FORGOT_PASSWORD_PATH = '/forgot-password'
export const RESET_PASSWORD_PATH = '/reset-password'
export const VERIFY_EMAIL_PATH = '/verify-email'
export const LOGOUT_PATH = '/logout'
export const SWITCH_PROFILE_PATH = '/switchProfile'
export const SETTINGS_PATH = '/settings'

/** One section of the settings. */
export const settingsPath = (section: string) => `${SETTINGS_PATH}?section=${section}`

/** The page that a mail leads to. The secret lies behind `#`, so that no server or log ever sees it. */
export const linkWithSecret = (origin: string, path: string, secret: string) => `${origin}${path}#${secret}`

/** The secret behind the `#` of a link in a mail, or null when it is none. */
export const secretIn = (hash: string) => (/^#[A-Za-z0-9_-]{43}$/.test(hash) ? hash.slice(1) : null)
