import { hasSmallRecipes } from './storable.ts'
import { dataOf, fileOf, solutionsOf, type ProblemDraft } from './problem-draft.ts'
import { problemEditInput } from './problem-edit-input.ts'
import { problemFaults, type ProblemFault } from './problem-faults.ts'

const TOO_MUCH = 'The generated arguments are too large for a solution.'
const FILE = 'Use lowercase letters, numbers and hyphens in file names.'

/** The formula renderer is large and only on the server. The preview and the checks report formulas that cannot be rendered. */
const ASSUME_VALID = () => true

/** Validates the content of the form without running any code. */
export function draftFaults(draft: ProblemDraft): ProblemFault[] {
  const data = dataOf(draft)
  const slug = problemEditInput.shape.slug.safeParse(draft.slug)
  const files = draft.solutions.map(fileOf)
  return [
    ...(slug.success ? [] : [{ at: 'slug', message: slug.error.issues[0]!.message }]),
    // Recipes that are too large are not generated here either.
    ...(hasSmallRecipes(data.tests) ? problemFaults(data, solutionsOf(data), ASSUME_VALID) : [{ at: 'tests', message: TOO_MUCH }]),
    ...draft.solutions.flatMap(({ name }, at) => (/^[a-z0-9-]{1,60}$/.test(name) ? [] : [{ at: `solutions.${files[at]}`, message: FILE }])),
    ...files.flatMap((file, at) => (files.indexOf(file) === at ? [] : [{ at: `solutions.${file}`, message: `Two solutions are called ${file}.` }])),
  ]
}
