import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { problemPath } from '../rules/paths.ts'
import { Workspace } from './Workspace.tsx'

const ProblemQuery = graphql(`
  query Problem($slug: String!) {
    problem(slug: $slug) {
      id
      slug
      title
      difficulty
      tags
      shown
      functionName
      python: sampleCode(language: python)
      javascript: sampleCode(language: javascript)
      parameters { name type says }
      returnType
      returnSays
      checker
      rightWhen
      seconds
      megabytes
      needsNumpy
      isPythonJudged
      samples { given expected explanation }
      hiddenTests
    }
  }
`)

export type ProblemData = NonNullable<ResultOf<typeof ProblemQuery>['problem']>

export const page = definePage({
  document: ProblemQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.problem !== null,
  topics: (data) => [`problem:${data.problem!.id}`],
  fonts: () => ['mono'],
  meta: (data) => {
    const { slug, title, difficulty, tags } = data.problem!
    return {
      title,
      description: `${title}: a problem on ${tags.join(', ').replaceAll('-', ' ')} (${difficulty}), to be solved in Python or JavaScript.`,
      canonical: problemPath(slug),
      facts: { '@context': 'https://schema.org', '@type': 'LearningResource', name: title, educationalLevel: difficulty, keywords: tags.join(', '), learningResourceType: 'Exercise' },
    }
  },
  Component: ({ data }) => <Workspace key={data.problem!.id} problem={data.problem!} />,
})
