/** Texts and limits of a profile that browser and server share (requirements ). */
export const LOADING_PROFILE = 'Loading profile...'
export const FILL_ALL_FIELDS = 'Please fill all fields'
export const DELETE_EXPERIENCE = 'Are you sure you want to delete this experience?'
export const CHANGED_MEANWHILE = 'This was changed in another window after you opened it.'

export const HEADLINE_LENGTH = 120
export const LOCATION_LENGTH = 80
export const ABOUT_LENGTH = 2000
export const COMPANY_LENGTH = 100
export const ROLE_LENGTH = 100
export const PERIOD_LENGTH = 60
export const LABEL_LENGTH = 40
export const REPOSITORY_NAME_LENGTH = 100
export const DESCRIPTION_LENGTH = 300
export const ADDRESS_LENGTH = 500
export const MAX_STARS = 10_000_000

export const MAX_EXPERIENCES = 30
export const MAX_LABELS = 40
export const MAX_REPOSITORIES = 60

/** The profile fields that are edited inline, one at a time. */
export const PROFILE_FIELDS = ['name', 'headline', 'location', 'about'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Returns the stack with one more chip at its end, or the same one if the chip is blank or an exact duplicate. */
export function withLabel(stack: readonly string[], label: string): readonly string[] {
  const word = label.trim()
  return word === '' || stack.includes(word) ? stack : [...stack, word]
}

/** Returns the normalized http or https address of a repository, an empty string for none, or null if it is invalid. */
export function repositoryAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  if (text.length > ADDRESS_LENGTH || /\s/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const [, host = '', port = '443'] = /^https?:\/\/([a-z\d.-]+)(?::(\d{1,5}))?(?:[/?#]|$)/i.exec(address) ?? []
  const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/i.test(host)
  return isHost && Number(port) < 65_536 && address.length <= ADDRESS_LENGTH ? address : null
}
