export const SIGN_UP_PATH = '/signup'
export const FORGOT_PASSWORD_PATH = '/forgot-password'
export const RESET_PASSWORD_PATH = '/reset-password'
export const VERIFY_EMAIL_PATH = '/verify-email'
export const LOGOUT_PATH = '/logout'
export const SETTINGS_PATH = '/settings'

/** The page that a mail leads to. The secret lies behind `#`, so that no server or log ever sees it. */
export const linkWithSecret = (origin: string, path: string, secret: string) => `${origin}${path}#${secret}`
