import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { topicPath, TOPICS_PATH } from '../../rules/paths.ts'
import { CollectionCard } from './CollectionCard.tsx'
import { CollectionCardFields, useFollowedTags, useTopicProgress, type CollectionCardData } from './collection-query.ts'
import { ownTopics, topicsNamed } from './own-collections.ts'
import { PracticeSections } from './PracticeSections.tsx'

const TopicsQuery = graphql(
  `
  query Topics { topicGroups { title topics { ...CollectionCardFields } } }
`,
  [CollectionCardFields],
)
type Groups = ResultOf<typeof TopicsQuery>['topicGroups']

/** All topics by group, those of the member first (requirement Q-40). */
function TopicsPage({ groups }: { groups: Groups }) {
  const progress = useTopicProgress()
  const followed = useFollowedTags()
  const isMounted = useMounted()
  const [typed, setTyped] = useState('')
  const own = ownTopics(groups.flatMap(({ topics }) => topics), progress, followed)
  const shown = topicsNamed(groups, typed)
  return (
    <Page title="Practice by topic" sentence="Pick a topic, read its introduction, and solve its problems from the easiest to the hardest." above={<PracticeSections active="topics" />}>
      {groups.length === 0 && <EmptyState text="No topics yet" hint="Topics appear here once they have problems." />}
      {groups.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <search className="w-72 max-w-full max-md:w-full">
            <TextInput type="search" aria-label="Find a topic" placeholder="Find a topic..." autoComplete="off" disabled={!isMounted} value={typed} onChange={({ target }) => setTyped(target.value)} />
          </search>
          {typed.trim() === '' && (
            <nav aria-label="Groups of topics" className="flex flex-wrap gap-2">
              {groups.map(({ title, topics }) => (
                <a key={title} className="chip" href={`#${idOf(title)}`}>
                  {title} <span className="tabular text-text-muted">{topics.length}</span>
                </a>
              ))}
            </nav>
          )}
        </div>
      )}
      {typed.trim() === '' && own.length > 0 && <Group title="Your topics" topics={own} progress={progress} />}
      {shown.length === 0 && groups.length > 0 && <EmptyState text="No topic has these words" hint="Try fewer letters, or search all problems." />}
      {shown.map(({ title, topics }) => (
        <Group key={title} title={title} topics={topics} progress={progress} />
      ))}
    </Page>
  )
}

const idOf = (title: string) => `group-${title.toLowerCase().replaceAll(' ', '-')}`

function Group({ title, topics, progress }: { title: string; topics: readonly CollectionCardData[]; progress: ReturnType<typeof useTopicProgress> }) {
  return (
    <section aria-labelledby={idOf(title)} className="grid grid-cols-1 gap-4">
      <h2 id={idOf(title)} className="scroll-mt-[calc(var(--topbar)+1rem)] text-lg">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {topics.map((topic) => (
          <li key={topic.slug} className="min-w-0">
            <CollectionCard collection={topic} to={topicPath(topic.slug)} progress={progress.get(topic.slug)} heading="h3" isPlain />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const page = definePage({
  document: TopicsQuery,
  cacheTags: () => ['problems'],
  meta: (data) => ({
    title: 'Practice by topic',
    description: `Coding problems on ${data.topicGroups.map(({ title }) => title).join(', ')}, ordered from easy to hard, in Python, JavaScript and SQL.`,
    canonical: TOPICS_PATH,
  }),
  Component: ({ data }) => <TopicsPage groups={data.topicGroups} />,
})
