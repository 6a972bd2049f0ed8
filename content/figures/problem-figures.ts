import { deepLearningFigures } from './problems/deep-learning.ts'
import { graphFigures } from './problems/graphs.ts'
import { sequenceFigures } from './problems/sequences.ts'
import { statisticsFigures } from './problems/statistics.ts'

/** Every figure of an editorial by its name: `/figures/NAME.svg`. */
export const problemFigures: Record<string, () => string> = {
  ...deepLearningFigures,
  ...graphFigures,
  ...sequenceFigures,
  ...statisticsFigures,
}
