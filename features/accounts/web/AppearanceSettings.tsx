import { chooseTheme, useThemeChoice } from '#platform/web/theme/theme.ts'
import { KeyboardShortcutsSwitch } from '#platform/web/KeyboardShortcutsSwitch.tsx'
import { monitorIcon, moonIcon, sunIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const THEMES = [
  { value: 'light', label: 'Light', icon: sunIcon },
  { value: 'dark', label: 'Dark', icon: moonIcon },
  { value: 'system', label: 'System', icon: monitorIcon },
] as const

const LOOK =
  'flex min-h-11 items-center gap-3 rounded-control border border-line bg-surface px-3 text-sm font-medium ' +
  'hover:border-border-strong has-checked:border-accent has-checked:bg-accent-subtle'

/** Theme and keyboard shortcuts on this device. */
export function AppearanceSettings() {
  const choice = useThemeChoice()
  return (
    <SettingsGroup title="Appearance" sentence="Saved on this device, no account needed.">
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-2 text-sm font-medium">Theme</legend>
        {THEMES.map(({ value, label, icon }) => (
          <label key={value} className={LOOK}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => chooseTheme(value === 'system' ? null : value)}
            />
            <Icon of={icon} />
            {label}
          </label>
        ))}
      </fieldset>
      <KeyboardShortcutsSwitch hint="/ searches, ? shows them all. Turn them off if they get in your way." />
    </SettingsGroup>
  )
}
