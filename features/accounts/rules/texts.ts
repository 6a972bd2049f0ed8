/** The error texts that the specified client falls back to (requirements ). */
export const LOGIN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
export const LOOKUP_FAILED = 'Failed to fetch user'
export const WRONG_LOGIN = 'That e-mail address and password do not belong together.'
export const EMAIL_TAKEN = 'There is already an account with this e-mail address. Log in, or reset the password.'
export const USERNAME_TAKEN = 'That username is taken. Please choose another.'
export const LINK_USED_UP = 'This link was used already or is too old. Please ask for a new one.'
