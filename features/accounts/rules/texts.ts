/** The fallback texts of the specified client (requirements A-8, A-9). */
export const LOGIN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
export const LOOKUP_FAILED = 'Failed to fetch user'
export const SWITCH_FAILED = 'We couldn’t switch your role.'
export const WRONG_LOGIN = 'Wrong email or password.'
/** Shown to a suspended person only after the right password. */
export const suspendedLogin = ({ until, rule }: { until: string | null; rule: string | null }) =>
  `Your account is suspended${until === null ? '' : ` until ${until}`}.${rule === null ? '' : ` Rule: ${rule}. We emailed you the reason and how to appeal.`}`
export const APPEAL_LINK_LABEL = 'Read the reason or appeal'
export const tooManyWrongPasswords = (where: 'for this account' | 'from your network', minutes: number) =>
  `Too many failed login attempts ${where}. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
export const EMAIL_TAKEN = 'An account with this email address already exists.'
export const usernameTaken = (free: string | null) => (free === null ? 'That username is taken. Choose another.' : `That username is taken. ${free} is available.`)
export const INVALID_LINK = 'This link has expired or was already used. Request a new one.'
export const EMAIL_SENT_RECENTLY =
  'We sent you an email a few minutes ago. Check your inbox and spam folder, or try again in ten minutes.'
export const LOGGED_OUT_HERE_ONLY =
  'You’re logged out on this device, but we couldn’t reach Cloggle to end the session. It will expire on its own, or you can end it in Settings.'
export const ENTER_PASSWORD = 'Enter your password.'
export const SAME_EMAIL = 'That’s already your email address.'
