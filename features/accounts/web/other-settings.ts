import type { ComponentType } from 'react'
import type { SettingsSection } from '../rules/settings.ts'

/** The sections of the settings that other features have; `app/web/SettingsPage.tsx` puts them in. */
export type OtherSettings = Partial<Record<SettingsSection, ComponentType>>
