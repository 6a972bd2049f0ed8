/** The parts of the settings, in their order. The last four wait for the screens that they will steer. */
export const SETTINGS_SECTIONS = [
  { name: 'account', label: 'Account' },
  { name: 'password', label: 'Password' },
  { name: 'sessions', label: 'Sessions' },
  { name: 'appearance', label: 'Appearance' },
  { name: 'profile', label: 'Profile' },
  { name: 'notifications', label: 'Notifications' },
  { name: 'privacy', label: 'Privacy' },
  { name: 'data', label: 'Your data' },
] as const

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['name']

/** The section that an address asks for; anything else is the first. */
export const settingsSection = (asked: string | null): SettingsSection =>
  SETTINGS_SECTIONS.find(({ name }) => name === asked)?.name ?? 'account'
