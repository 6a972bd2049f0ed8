/** The public module of the newsletter: what a feature says about its section. */
export type { NewsletterSource } from './sections.ts'
