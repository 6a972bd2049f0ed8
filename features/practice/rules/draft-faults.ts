import { fileFaults } from './file-faults.ts'
import { hasSmallRecipes } from './storable.ts'
import { dataOf, solutionsOf, type ProblemDraft } from './problem-draft.ts'
import { problemFaults, type ProblemFault } from './problem-faults.ts'
import { outlineFaults } from './statement-outline.ts'
import { runtimeFaults } from './runtime-faults.ts'
import { templateFaults } from './template-faults.ts'

const TOO_MUCH = 'The generated arguments are too large for a solution.'

/** The formula renderer is large and only on the server. The preview and the checks report formulas that cannot be rendered. */
const ASSUME_VALID = () => true

/** Everything that keeps a draft from being published, as far as it is known without running code and other problems. */
export function draftFaults(draft: ProblemDraft): ProblemFault[] {
  const data = dataOf(draft)
  const solutions = solutionsOf(data)
  return [
    // Recipes that are too large are not generated here either.
    ...(hasSmallRecipes(data.tests) ? problemFaults(data, solutions, ASSUME_VALID) : [{ at: 'tests', message: TOO_MUCH }]),
    ...runtimeFaults(data),
    ...fileFaults(data.solutions),
    ...outlineFaults(data.statement),
    ...templateFaults(data, solutions),
  ]
}
