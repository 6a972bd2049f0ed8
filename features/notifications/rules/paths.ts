export const NOTIFICATIONS_PATH = '/notifications'
export const UNSUBSCRIBE_PATH = '/unsubscribe'
export const ONE_CLICK_PATH = '/api/unsubscribe'

/** Where mail programs end mails of a kind by themselves (RFC 8058): only a POST does it. */
export const oneClickPath = (secret: string) => `${ONE_CLICK_PATH}?secret=${secret}`

/** The secret of a link that ends mails, or null when it is none. */
export const unsubscribeSecret = (text: string) => (/^[A-Za-z0-9_-]{43}$/.test(text) ? text : null)
