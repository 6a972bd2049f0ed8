import { Badge } from '#platform/web/ui/Badge.tsx'
import { SETTINGS_SECTIONS } from '../rules/settings.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

const SENTENCES = {
  profile: 'Your picture, headline, location and links, and how your profile looks to others.',
  notifications: 'What we tell you about, here and by mail.',
  privacy: 'Who sees your profile, your activity and your place on the leaderboard.',
  data: 'All that you made here as files to take with you, and the end of your account.',
} as const

/** A section of later work, honestly. */
export function LaterSettings({ section }: { section: keyof typeof SENTENCES }) {
  const { label } = SETTINGS_SECTIONS.find(({ name }) => name === section)!
  return (
    <SettingsGroup title={label} sentence={SENTENCES[section]}>
      <p>
        <Badge tone="iris">Being built</Badge>
      </p>
    </SettingsGroup>
  )
}
