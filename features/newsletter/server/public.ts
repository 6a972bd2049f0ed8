/** The public module of the newsletter: what a feature says about its section. */
export { slugsOf, type NewsletterSource } from './sections.ts'
