import { covers } from './covers.ts'
import { evaluationFigures } from './evaluation.ts'
import { learningFigures } from './learning.ts'
import { networkFigures } from './networks.ts'
import { optimizationFigures } from './optimization.ts'
import { statisticsFigures } from './statistics.ts'
import { structureFigures } from './structure.ts'
import { treeFigures } from './trees.ts'

/** Every picture of the demo world: `figure:name` in a blog and `cover: name` in its front matter. */
export const figures: Record<string, () => string> = {
  ...covers,
  ...evaluationFigures,
  ...learningFigures,
  ...networkFigures,
  ...optimizationFigures,
  ...statisticsFigures,
  ...structureFigures,
  ...treeFigures,
}
