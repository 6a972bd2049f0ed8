import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { circlePlayIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { EventDateData } from './EventPage.tsx'

/** The recording and resources of a date; renders nothing without any. */
export function Recording({ date: { recordingUrl, resources } }: { date: EventDateData }) {
  if (recordingUrl === null && resources.length === 0) return null
  return (
    <Section title="Recording and resources">
      {recordingUrl !== null && (
        <p>
          <ExternalLink className="button button-primary" to={recordingUrl}>
            <Icon of={circlePlayIcon} small />
            Watch the recording
          </ExternalLink>
        </p>
      )}
      {resources.length > 0 && (
        <ul className="grid gap-2">
          {resources.map(({ label, url }) => (
            <li key={url + label}>
              <ExternalLink to={url}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
