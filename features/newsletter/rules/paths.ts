export const NEWSLETTER_PATH = '/newsletter'
export const CONFIRM_PATH = '/newsletter/confirm'
export const PREFERENCES_PATH = '/newsletter/preferences'
export const NEWSLETTER_FEED_PATH = '/feeds/newsletter.atom'
export const ONE_CLICK_NEWSLETTER_PATH = '/api/newsletter/unsubscribe'

/** The address of one issue in the archive. */
export const issuePath = (number: number) => `${NEWSLETTER_PATH}/${number}`
