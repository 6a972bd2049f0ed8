import { fileFaults } from './file-faults.ts'
import { hasSmallRecipes } from './storable.ts'
import { dataOf, solutionsOf, type ProblemDraft } from './problem-draft.ts'
import { problemSchema } from './problem-schemas.ts'
import { problemFaults, type ProblemFault } from './problem-faults.ts'
import { outlineFaults } from './statement-outline.ts'
import { runtimeFaults } from './runtime-faults.ts'
import { templateFaults } from './template-faults.ts'
import { readType } from './value-types.ts'

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
    ...nameFaults(draft),
    ...runtimeFaults(data),
    ...fileFaults(data.solutions),
    ...outlineFaults(data.statement),
    ...templateFaults(data, solutions),
  ]
}

/** Names of parameters that can't be used. The schema checks a name only when the rest of its parameter is valid. */
const nameFaults = ({ parameters }: ProblemDraft): ProblemFault[] =>
  parameters.flatMap(({ name, type }, at) => {
    const parsed = problemSchema.shape.parameters.element.safeParse({ name, type: readType(type) === null ? 'number' : type, says: 'A valid description.' })
    return (parsed.error?.issues ?? []).map(({ message }) => ({ at: `parameters.${at}.name`, message }))
  })
