import { VisibilitySettings } from '#features/profiles/web/VisibilitySettings.tsx'

/** The privacy section of the settings, put together from the features that have something to choose there. */
export function PrivacySettings() {
  return (
    <div className="grid gap-12">
      <VisibilitySettings />
    </div>
  )
}
