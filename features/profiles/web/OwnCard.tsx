import { NAME_LENGTH } from '#features/people/rules/validate-person.ts'
import { DEFAULT_LOCATION } from '#features/people/rules/public-user.ts'
import { HEADLINE_LENGTH, LOCATION_LENGTH } from '../rules/profile.ts'
import { EditableText } from './EditableText.tsx'
import type { ProfileData } from './profile-query.ts'
import { updateSessionUser } from './update-session-user.ts'

interface Props {
  profile: ProfileData
  /** The name is the heading of the page. */
  isTitle?: boolean
  onChange: () => void
}

/** Name, headline and location, each edited inline. */
export function OwnCard({ profile, isTitle = false, onChange }: Props) {
  return (
    <>
      <EditableText
        field="name"
        label="Name"
        text={profile.name}
        limit={NAME_LENGTH}
        {...(isTitle && { variant: 'title' as const })}
        onSaved={(name) => {
          updateSessionUser({ name })
          onChange()
        }}
      />
      <EditableText field="headline" label="Headline" text={profile.headline} limit={HEADLINE_LENGTH} empty="Add a headline, for example what you do or learn" onSaved={onChange} />
      <EditableText
        field="location"
        label="Location"
        text={profile.location === DEFAULT_LOCATION ? '' : profile.location}
        before={profile.location}
        limit={LOCATION_LENGTH}
        empty="Add location"
        onSaved={(location) => {
          updateSessionUser({ location })
          onChange()
        }}
      />
    </>
  )
}
