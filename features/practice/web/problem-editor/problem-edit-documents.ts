import { mutate } from '#platform/web/data/mutate.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import type { Revised } from '#platform/web/autosave/autosave.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'
import { inputOf } from './problem-form.ts'

export const ProblemEditQuery = graphql(`
  query ProblemEdit($slug: String!) {
    problemEdit(slug: $slug) {
      slug revision state findings isPublished wasPublished isInReview isOwn asksForReview reviewComment about statement hints editorial tests solutions isTrying
      verdicts { file isExpected }
      trial { id revision findings verdicts { file verdict isExpected expected message timeMs limitMs failedTest } answers { test answer timeMs } }
    }
  }
`)
export const PreviewProblem = graphql(`
  mutation PreviewProblem($input: ProblemEditInput!) { previewProblem(input: $input) { statement explanations hints editorial } }
`)
export const CreateProblem = graphql(`mutation CreateProblem($title: String!, $slug: String!, $withExample: Boolean!) { createProblem(title: $title, slug: $slug, withExample: $withExample) }`)
const SaveProblemDraft = graphql(`mutation SaveProblemDraft($input: ProblemEditInput!) { saveProblemDraft(input: $input) }`)
export const DiscardProblemDraft = graphql(`mutation DiscardProblemDraft($slug: String!, $revision: Int!) { discardProblemDraft(slug: $slug, revision: $revision) }`)
export const TryProblem = graphql(`mutation TryProblem($slug: String!, $revision: Int!, $isFilling: Boolean!) { tryProblem(slug: $slug, revision: $revision, isFilling: $isFilling) }`)
export const PublishProblem = graphql(`mutation PublishProblem($slug: String!, $revision: Int!) { publishProblem(slug: $slug, revision: $revision) }`)
export const WithdrawProblem = graphql(`mutation WithdrawProblem($slug: String!) { withdrawProblem(slug: $slug) }`)
export const UnpublishProblem = graphql(`mutation UnpublishProblem($slug: String!) { unpublishProblem(slug: $slug) }`)

export type ProblemEdit = ResultOf<typeof ProblemEditQuery>['problemEdit']
export type RenderedTexts = ResultOf<typeof PreviewProblem>['previewProblem']
export type SolutionVerdict = NonNullable<ProblemEdit['trial']>['verdicts'][number]

/** The problem as the server has it now. */
export const problemOfServer = async (slug: string): Promise<ProblemEdit> => (await request(ProblemEditQuery, { slug })).problemEdit

/** Saves a draft on the server. */
export const saveDraft = async ({ id: slug, revision, value }: Revised<ProblemDraft>) => ({ revision: (await mutate(SaveProblemDraft, { input: inputOf(slug, value, revision) })).saveProblemDraft })
