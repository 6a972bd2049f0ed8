import { useLayoutEffect } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { LANGUAGE_NAMES } from '../../rules/problem.ts'
import { problemPath } from '../../rules/paths.ts'
import { moveLocalCopies } from './move-local-copies.ts'
import { Workspace } from './Workspace.tsx'

const ProblemQuery = graphql(`
  query Problem($slug: String!) {
    problem(slug: $slug) {
      id
      slug
      previousSlugs
      title
      difficulty
      tags
      statementHtml
      languages
      functionName
      python: sampleCode(language: python)
      javascript: sampleCode(language: javascript)
      sql: sampleCode(language: sql)
      parameters { name type description }
      returnType
      returnDescription
      checker
      answerRule
      seconds
      megabytes
      needsNumpy
      whyNoNumpy
      isPythonJudged
      samples { given expected explanation }
      hiddenTests
    }
  }
`)

type PageProblem = NonNullable<ResultOf<typeof ProblemQuery>['problem']>
export type ProblemData = Omit<PageProblem, 'previousSlugs'>

export const page = definePage({
  document: ProblemQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.problem !== null,
  redirectTo: (data, location) => (data.problem!.slug === location.params['slug'] ? null : problemPath(data.problem!.slug)),
  cacheTags: (data) => [`problem:${data.problem!.id}`],
  fonts: () => ['mono'],
  meta: (data) => {
    const { slug, title, difficulty, tags, languages } = data.problem!
    return {
      title,
      description: `${title}: a problem on ${tags.join(', ').replaceAll('-', ' ')} (${difficulty}). Solve it in ${languages.map((language) => LANGUAGE_NAMES[language]).join(' or ')}.`,
      canonical: problemPath(slug),
      facts: { '@context': 'https://schema.org', '@type': 'LearningResource', name: title, educationalLevel: difficulty, keywords: tags.join(', '), learningResourceType: 'Exercise' },
    }
  },
  Component: ({ data }) => <ProblemPage key={data.problem!.id} problem={data.problem!} />,
})

function ProblemPage({ problem }: { problem: PageProblem }) {
  const { id, slug, previousSlugs } = problem
  // Runs before the effects of the workspace, which read this storage.
  useLayoutEffect(() => {
    try {
      moveLocalCopies({ id, slug, previousSlugs }, localStorage)
    } catch {
      // Without storage there is nothing to move.
    }
  }, [id, slug, previousSlugs])
  return <Workspace problem={problem} />
}
