export const NOTIFICATIONS_PATH = '/notifications'
export const UNSUBSCRIBE_PATH = '/unsubscribe'
export const ONE_CLICK_PATH = '/api/unsubscribe'

/** The path of the one-click unsubscribe of email programs (RFC 8058): only a POST unsubscribes. */
export const oneClickPath = (secret: string) => `${ONE_CLICK_PATH}?secret=${secret}`

/** The secret in an unsubscribe link, or null if there is none. */
export const unsubscribeSecret = (text: string) => (/^[A-Za-z0-9_-]{43}$/.test(text) ? text : null)
