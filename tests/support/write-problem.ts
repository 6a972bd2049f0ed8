import { slugOfTitle } from '#features/practice/rules/slug-of-title.ts'
import type { Person } from './people.ts'
import type { SumProblem } from './sum-problem.ts'

export const CREATE_PROBLEM = 'mutation ($title: String!, $slug: String!) { createProblem(title: $title, slug: $slug, withExample: true) }'
export const SAVE_PROBLEM = 'mutation ($input: ProblemEditInput!) { saveProblemDraft(input: $input) }'
export const PUBLISH_PROBLEM = 'mutation ($slug: String!, $revision: Int!) { publishProblem(slug: $slug, revision: $revision) }'

/** The steps of writing a problem as one person. */
export const problemsOfWriter = (writer: Person) => ({
  create: (title: string, slug = slugOfTitle(title)) => writer.asks(CREATE_PROBLEM, { title, slug }),
  save: (slug: string, revision: number, problem: SumProblem) => writer.asks(SAVE_PROBLEM, { input: { slug, revision, ...problem } }),
  publish: (slug: string, revision: number) => writer.asks(PUBLISH_PROBLEM, { slug, revision }),
  /** Creates a draft, writes a problem into it and asks for its publication. */
  async write(slug: string, problem: SumProblem) {
    await writer.asks(CREATE_PROBLEM, { title: 'Untitled', slug })
    const saved = await writer.asks<{ saveProblemDraft: number }>(SAVE_PROBLEM, { input: { slug, revision: 1, ...problem } })
    return writer.asks(PUBLISH_PROBLEM, { slug, revision: saved.data!.saveProblemDraft })
  },
})
