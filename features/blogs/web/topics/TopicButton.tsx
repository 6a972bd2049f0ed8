import { Button } from '#platform/web/ui/Button.tsx'
import { checkIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useFollowTopic } from './use-follow-topic.ts'

interface Props {
  /** A tag of a blog, as the server writes it. */
  topic: string
  /** Whether a blog has this tag; without one, only somebody who follows it sees the button. */
  exists?: boolean
  /** For rows that say which topic it is about. */
  short?: boolean
}

/** Follow topic and Following. */
export function TopicButton({ topic, exists = true, short = false }: Props) {
  const { follows, error, follow } = useFollowTopic(topic)
  if (!exists && !follows) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        small
        className={`${short ? 'min-w-30' : 'min-w-34'} ${follows ? 'text-accent' : ''}`}
        icon={follows ? checkIcon : plusIcon}
        aria-label={topicAction(topic, follows)}
        onClick={() => follow(!follows)}
      >
        {follows ? 'Following' : short ? 'Follow' : 'Follow topic'}
      </Button>
      <ErrorMessage message={error?.message} />
    </div>
  )
}

/** The name of the button of a topic. */
export const topicAction = (topic: string, follows: boolean) => (follows ? `Following ${topic}. Click to unfollow.` : `Follow topic ${topic}`)
