/** The door of accounts: who is logged in, and how to ask for it. */
export { useAuth } from './auth.ts'
