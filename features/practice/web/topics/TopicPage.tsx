import { graphql } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { PRACTICE_PATH, topicPath } from '../../rules/paths.ts'
import { useProgress } from '../workspace/use-progress.ts'
import { CollectionFields, useTopicProgress, type CollectionData } from './collection-query.ts'
import { CollectionHeader } from './CollectionHeader.tsx'
import { pageOfCollection } from './collection-pages.ts'
import { LearnTopic } from './LearnTopic.tsx'
import { PracticeSections } from './PracticeSections.tsx'
import { ProblemSteps } from './ProblemSteps.tsx'

const TopicQuery = graphql(
  `
  query Topic($slug: String!) { topic(slug: $slug) { ...CollectionFields } }
`,
  [CollectionFields],
)

/** A topic: its introduction and its problems, the easiest first (requirement Q-40). */
function TopicPage({ topic, location }: { topic: CollectionData; location: RouteLocation }) {
  const { slug, problems } = topic
  const { shown, page, pages, start } = pageOfCollection(problems, location.searchParams.get('page'))
  const progress = useProgress(shown.map((problem) => problem.slug))
  const next = shown.find((problem) => progress.get(problem.slug) !== true)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-8 py-10 max-md:gap-6 max-md:px-4 max-md:py-6">
      <PracticeSections active="topics" />
      <CollectionHeader collection={topic} progress={useTopicProgress().get(slug)} next={next} />
      <LearnTopic topic={slug} />
      <ProblemSteps problems={shown} start={start} progress={progress} nextSlug={progress.size > 0 ? next?.slug : undefined} />
      <Pager page={page} pages={pages} href={(number) => (number === 1 ? topicPath(slug) : `${topicPath(slug)}?page=${number}`)} label="Problem pages" />
      <p className="text-sm">
        <a className="link" href={`${PRACTICE_PATH}?tags=${slug}`}>
          Search and filter these problems
        </a>
      </p>
    </div>
  )
}

export const page = definePage({
  document: TopicQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.topic !== null,
  cacheTags: () => ['problems'],
  meta: (data, location) => {
    const { slug, title, description, problems } = data.topic!
    const { page } = pageOfCollection(problems, location.searchParams.get('page'))
    return {
      title: page === 1 ? `${title}: practice problems` : `${title}: practice problems, page ${page}`,
      description,
      canonical: page === 1 ? topicPath(slug) : `${topicPath(slug)}?page=${page}`,
    }
  },
  Component: ({ data, location }) => <TopicPage topic={data.topic!} location={location} />,
})
