/** The public module of the newsletter for the screens of other features. */
export { NewsletterBox } from './NewsletterBox.tsx'
