import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { EXPORT_DAYS, GRACE_DAYS } from '../rules/own-data.ts'
import { Departure } from './Departure.tsx'
import { ExportPanel } from './ExportPanel.tsx'

/** All that one has here to take along, and the way out. */
export function DataSettings() {
  return (
    <div className="grid gap-10">
      <SettingsGroup
        title="Take your data along"
        sentence={`One archive with everything: your blogs as Markdown, your pictures, and all else as JSON with a description. It is kept for ${EXPORT_DAYS} days.`}
      >
        <ExportPanel />
      </SettingsGroup>
      <SettingsGroup
        title="Leave Cloggle"
        sentence={`Your account and all that is yours are erased after ${GRACE_DAYS} days. Until then you can change your mind.`}
      >
        <Departure />
      </SettingsGroup>
    </div>
  )
}
