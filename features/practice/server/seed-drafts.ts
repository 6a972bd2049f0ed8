import { problemsInProgress } from '#content/demo/problems-in-progress.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { NEW_PROBLEM } from '../rules/new-problem.ts'
import { solutionOf, verdictExpectedOf } from '../rules/problem-source.ts'
import { insertDraft, saveChecking, saveEdit, saveFindings } from './problem-edits.queries.ts'
import { closeProposal, saveProposal } from './proposals.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Seeds a problem of the demo mentor that waits for a review, and one that was sent back. */
export async function seedDrafts(services: Services, { people }: DemoWorld): Promise<void> {
  const { author, inReview, returned } = problemsInProgress
  const person = people.get(author)
  if (person === undefined) return
  await openContext(services).inTransaction(async ({ db, clock, random }) => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
    const { slug, sentDaysAgo, solutions, ...body } = inReview
    const proposal = { slug, body, solutions: solutions.map(({ file, source }) => solutionOf(file, source)), editedBy: person.id, at: daysAgo(sentDaysAgo) }
    await insertDraft(db, proposal)
    await saveChecking(db, { ...proposal, revision: 1, needsReview: true })
    const verdicts = proposal.solutions.map(({ file, language, fault }) => ({
      file, verdict: verdictExpectedOf({ fault }), isExpected: true, expected: verdictExpectedOf({ fault }), message: '', timeMs: 1, limitMs: language === 'python' ? 2000 : 6000, failedTest: fault === null ? null : 1,
    }))
    await saveFindings(db, { slug, revision: 1, findings: [], verdicts, answers: [] })
    await saveProposal(db, { slug, id: random.uuid(), at: proposal.at })

    const { solutions: templateSolutions, ...template } = NEW_PROBLEM
    const draft = { slug: returned.slug, solutions: templateSolutions.map(({ file, source }) => solutionOf(file, source)), editedBy: person.id, at: daysAgo(returned.changedDaysAgo) }
    await insertDraft(db, { ...draft, body: { ...template, about: { ...template.about, title: returned.title } } })
    const id = random.uuid()
    await saveProposal(db, { slug: draft.slug, id, at: draft.at })
    await closeProposal(db, id, returned.comment)
    await saveEdit(db, { ...draft, revision: 1, body: { ...template, about: { ...template.about, title: returned.title }, statement: returned.statement } })
  })
}
