import { Icon } from '#platform/web/ui/Icon.tsx'
import { checkIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { tagPath } from '../../rules/paths.ts'
import { topicAction } from './TopicButton.tsx'
import { useFollowTopic } from './use-follow-topic.ts'

/** A tag of an open blog: the link to its blogs, and a small button to follow it. */
export function TopicChip({ topic }: { topic: string }) {
  const { follows, follow } = useFollowTopic(topic, (error) => showToast(error.message, { kind: 'error' }))
  const action = topicAction(topic, follows)
  return (
    <span className="chip pr-1!">
      <a className="inline-flex min-h-7 items-center rounded-control hover:underline max-md:min-h-11 pointer-coarse:min-h-11" href={tagPath(topic)}>
        {topic}
      </a>
      <button type="button" data-unprinted="" className={`chip-cross ${follows ? 'text-accent!' : ''}`} aria-label={action} data-tip={action} onClick={() => follow(!follows)}>
        <Icon of={follows ? checkIcon : plusIcon} small />
      </button>
    </span>
  )
}
