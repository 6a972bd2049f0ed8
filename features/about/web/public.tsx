/** The door of about: the inbox, for the administration. */
export { ContactInbox } from './ContactInbox.tsx'
