import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { EXPORT_DAYS, GRACE_DAYS } from '../rules/own-data.ts'
import { AccountDeletion } from './AccountDeletion.tsx'
import { ExportPanel } from './ExportPanel.tsx'

/** The data section of the settings: export and account deletion. */
export function DataSettings() {
  return (
    <div className="grid gap-10">
      <SettingsGroup
        title="Export your data"
        sentence={`Get one archive with your blogs as Markdown, your images and all your other data as JSON. You can download it for ${EXPORT_DAYS} days.`}
      >
        <ExportPanel />
      </SettingsGroup>
      <SettingsGroup
        title="Delete account"
        sentence={`Your account and all your data are deleted after ${GRACE_DAYS} days. You can cancel until then.`}
      >
        <AccountDeletion />
      </SettingsGroup>
    </div>
  )
}
