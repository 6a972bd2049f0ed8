import { bellFigures } from './problems/bells.ts'
import { clusterFigures } from './problems/clusters.ts'
import { deepLearningFigures } from './problems/deep-learning.ts'
import { functionFigures } from './problems/functions.ts'
import { modelFigures } from './problems/models.ts'
import { structureFigures } from './problems/structures.ts'
import { graphFigures } from './problems/graphs.ts'
import { networkFigures } from './problems/networks.ts'
import { pointFigures } from './problems/points.ts'
import { sampleFigures } from './problems/samples.ts'
import { searchFigures } from './problems/searches.ts'
import { sequenceFigures } from './problems/sequences.ts'
import { statisticsFigures } from './problems/statistics.ts'
import { tensorFigures } from './problems/tensors.ts'
import { timelineFigures } from './problems/timelines.ts'
import { wordFigures } from './problems/words.ts'

/** Every figure of an editorial by its name: `/figures/NAME.svg`. */
export const problemFigures: Record<string, () => string> = {
  ...deepLearningFigures,
  ...modelFigures,
  ...structureFigures,
  ...graphFigures,
  ...sequenceFigures,
  ...statisticsFigures,
  ...bellFigures,
  ...functionFigures,
  ...searchFigures,
  ...networkFigures,
  ...pointFigures,
  ...clusterFigures,
  ...timelineFigures,
  ...wordFigures,
  ...sampleFigures,
  ...tensorFigures,
}
