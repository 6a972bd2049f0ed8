import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { topicPath, TOPICS_PATH } from '../../rules/paths.ts'
import { CollectionCard } from './CollectionCard.tsx'
import { CollectionCardFields, useTopicProgress } from './collection-query.ts'
import { PracticeSections } from './PracticeSections.tsx'

const TopicsQuery = graphql(
  `
  query Topics { topicGroups { title topics { ...CollectionCardFields } } }
`,
  [CollectionCardFields],
)
type Groups = ResultOf<typeof TopicsQuery>['topicGroups']

/** All topics by group, with counts and the member’s progress (requirement Q-40). */
function TopicsPage({ groups }: { groups: Groups }) {
  const progress = useTopicProgress()
  return (
    <Page title="Practice by topic" sentence="Pick a topic, read its introduction, and solve its problems from the easiest to the hardest." above={<PracticeSections active="topics" />}>
      {groups.length === 0 && <EmptyState text="No topics yet" hint="Topics appear here once they have problems." />}
      {groups.map(({ title, topics }) => {
        const id = `group-${title.toLowerCase().replaceAll(' ', '-')}`
        return (
          <section key={title} aria-labelledby={id} className="grid grid-cols-1 gap-4">
            <h2 id={id} className="text-lg">
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
      })}
    </Page>
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
