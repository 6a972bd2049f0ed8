export const checkYourInbox = (email: string) => `Check your inbox: we’ve sent a link to ${email}. Open it to confirm your subscription.`
export const SUBSCRIBED = 'You’re subscribed. Your first issue arrives on Friday at nine, your time.'
export const STILL_SUBSCRIBED = 'You’re subscribed. A new issue arrives every Friday at nine, your time.'
export const UNSUBSCRIBED = 'You’re unsubscribed from the newsletter.'
export const INVALID_LINK = 'This link has expired or was already used. Subscribe again to get a new one.'
export const UNKNOWN_LINK = 'This link doesn’t belong to a subscription.'
export const tooManyOfNetwork = (minutes: number) => `Too many people on your network subscribed just now. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
export const INTRO_CHANGED = 'Another admin changed the introduction after you opened it.'
export const CONFIRM_HOURS = 48
export const INTRO_LENGTH = 2000
export const ITEMS_PER_SECTION = 5
export const PERSONAL_ITEMS = 3
/** The time of day at which an issue is sent, in the subscriber's time zone. */
export const SEND_HOUR = 9

/** Something that an issue links to. */
export interface NewsletterItem {
  title: string
  text: string
  path: string
}
/** An item that members get whose skills or followed topics are among its topics. */
export interface PersonalItem extends NewsletterItem {
  topics: string[]
}
export interface NewsletterSection {
  label: string
  items: NewsletterItem[]
}
