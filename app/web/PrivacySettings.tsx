import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { KeptAwayPeople } from '#features/connections/web/KeptAwayPeople.tsx'
import { VisibilitySettings } from '#features/profiles/web/VisibilitySettings.tsx'

/** The privacy section of the settings, put together from the features that have something to choose there. */
export function PrivacySettings() {
  return (
    <div className="grid gap-12">
      <VisibilitySettings />
      <SettingsGroup title="People you keep away" sentence="Whom you blocked you do not see, nor they you. Whom you muted is not told.">
        <KeptAwayPeople />
      </SettingsGroup>
    </div>
  )
}
