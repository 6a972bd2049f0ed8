import { isMakeable } from './keepable.ts'
import { dataOf, fileOf, solutionsOf, type ProblemDraft } from './problem-draft.ts'
import { problemEditForm } from './problem-edit.ts'
import { problemFaults, type ProblemFault } from './problem-faults.ts'

const TOO_MUCH = 'The generated arguments are too large for a solution.'
const FILE = 'Use lowercase letters, numbers and hyphens in file names.'

/** What draws formulas is large, and stays on the server: the preview and the gate say which ones cannot be drawn. */
const DRAWN_LATER = () => true

/** All that speaks against what stands in the form, without anything being run. */
export function draftFaults(draft: ProblemDraft): ProblemFault[] {
  const data = dataOf(draft)
  const slug = problemEditForm.shape.slug.safeParse(draft.slug)
  const files = draft.solutions.map(fileOf)
  return [
    ...(slug.success ? [] : [{ at: 'slug', says: slug.error.issues[0]!.message }]),
    // What is too much is not made here either.
    ...(isMakeable(data.tests) ? problemFaults(data, solutionsOf(data), DRAWN_LATER) : [{ at: 'tests', says: TOO_MUCH }]),
    ...draft.solutions.flatMap(({ name }, at) => (/^[a-z0-9-]{1,60}$/.test(name) ? [] : [{ at: `solutions.${files[at]}`, says: FILE }])),
    ...files.flatMap((file, at) => (files.indexOf(file) === at ? [] : [{ at: `solutions.${file}`, says: `Two solutions are called ${file}.` }])),
  ]
}
