import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import { TOPIC_KEYS, TOPICS } from '#features/people/rules/topics.ts'
import { FollowedTopicsQuery } from '#features/people/web/public.tsx'
import { StepActions } from './StepActions.tsx'

const ChooseTopics = graphql(`
  mutation ChooseTopics($topics: [String!]!) { chooseTopics(topics: $topics) }
`)

/** The first step: topics as cards that are on or off. */
export function TopicsStep({ next }: { next: string }) {
  const navigate = useNavigate()
  const { data, error, isLoadingError, refetch } = useQuery(FollowedTopicsQuery, {})
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const save = useMutation(ChooseTopics, {
    onSuccess: async (_data, { topics }, cache) => {
      await cache.updateQuery(FollowedTopicsQuery, {}, ({ followedTopics }) => ({
        followedTopics: [...[topics].flat().map((topic) => ({ topic })), ...followedTopics.filter(({ topic }) => !TOPIC_KEYS.includes(topic))],
      }))
      navigate(next)
    },
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load your topics." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-72 w-full" />
  const known = data.followedTopics.map(({ topic }) => topic).filter((topic) => TOPIC_KEYS.includes(topic))
  const chosen = changed ?? known
  const toggle = (key: string) => setChanged(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  return (
    <div className="grid gap-6">
      <div role="group" aria-label="Topics" className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {TOPICS.map(({ key, label, sentence, tags }) => (
          <button
            key={key}
            type="button"
            aria-pressed={chosen.includes(key)}
            className="grid content-start overflow-hidden rounded-card border border-line bg-surface text-left hover:border-border-strong aria-pressed:border-accent aria-pressed:bg-accent-subtle aria-pressed:ring-1 aria-pressed:ring-accent"
            onClick={() => toggle(key)}
          >
            <Illustration motif={motifOf(tags.slice(0, 1), key)} seed={key} className="aspect-[1200/630] w-full" />
            <span className="grid gap-0.5 border-t border-line px-4 py-3">
              <span className="font-medium">{label}</span>
              <span className="text-sm text-text-muted">{sentence}</span>
            </span>
          </button>
        ))}
      </div>
      <ErrorMessage message={save.error?.message} />
      <StepActions skipTo={next}>
        <Button variant="primary" busy={save.isPending} disabledBecause={chosen.length === 0 && known.length === 0 ? 'Choose at least one topic, or skip this step' : null} onClick={() => save.mutate({ topics: [...chosen] })}>
          Continue
        </Button>
      </StepActions>
    </div>
  )
}
