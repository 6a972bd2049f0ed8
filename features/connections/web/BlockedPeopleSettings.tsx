import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { BlockedAndMutedPeople } from './BlockedAndMutedPeople.tsx'

/** Blocked and muted people, in the privacy section of the settings. */
export function BlockedPeopleSettings() {
  return (
    <SettingsGroup title="Blocked and muted people" sentence="You and people you block can’t see each other. People aren’t told that you muted them.">
      <BlockedAndMutedPeople />
    </SettingsGroup>
  )
}
