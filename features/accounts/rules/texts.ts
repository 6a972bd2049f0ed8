/** The error texts that the specified client falls back to (requirements A-8, A-9). */
export const LOGIN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
export const LOOKUP_FAILED = 'Failed to fetch user'
export const SWITCH_FAILED = 'We could not switch the role.'
export const WRONG_LOGIN = 'That e-mail address and password do not belong together.'
export const tooManyWrongPasswords = (where: 'for this account' | 'from your network', minutes: number) =>
  `There were too many wrong passwords ${where}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
export const EMAIL_TAKEN = 'There is already an account with this e-mail address. Log in, or reset the password.'
export const USERNAME_TAKEN = 'That username is taken. Please choose another.'
export const LINK_USED_UP = 'This link was used already or is too old. Please ask for a new one.'
export const ASKED_LATELY =
  'You asked for a mail a short while ago. Please look for it first; in ten minutes you can ask again.'
export const LOGGED_OUT_HERE_ONLY =
  'You are logged out here. We could not reach Cloggle to end the session there: it ends by itself, or in your settings.'
export const ENTER_PASSWORD = 'Please enter your password.'
export const SAME_EMAIL = 'That is your present address.'
