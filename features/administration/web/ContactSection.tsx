import { ContactInbox } from '#features/about/web/public.tsx'

/** What people wrote to the team. */
export const ContactSection = () => <ContactInbox />
