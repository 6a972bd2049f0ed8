import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { course as buildALanguageModelFromScratch } from './build-a-language-model-from-scratch.ts'
import { course as classicMethods } from './classic-methods-of-machine-learning.ts'
import { course as convolutionalNetworks } from './image-classification-with-convolutional-networks.ts'
import { course as deepLearningInPractice } from './train-deep-learning-models-in-practice.ts'
import { course as evaluateAClassifier } from './evaluate-a-classifier.ts'
import { course as fromNotebookToProduction } from './take-a-model-from-notebook-to-production.ts'
import { course as howModelsLearn } from './how-models-learn.ts'
import { course as howNeuralNetworksAndTransformersWork } from './how-neural-networks-and-transformers-work.ts'
import { course as linearAlgebraForMachineLearning } from './linear-algebra-for-machine-learning.ts'
import { course as probabilityForMachineLearning } from './probability-for-machine-learning.ts'
import { course as pythonForDataFromZero } from './python-for-data-from-zero.ts'
import { course as semanticSearch } from './semantic-search-with-embeddings.ts'
import { course as trainANeuralNetworkByHand } from './train-a-neural-network-by-hand.ts'
import { course as treesAndBoosting } from './decision-trees-and-gradient-boosting.ts'

/** The bundled courses, in the order in which a beginner would take them. */
export const COURSES: readonly CourseFileInput[] = [
  pythonForDataFromZero,
  linearAlgebraForMachineLearning,
  probabilityForMachineLearning,
  howModelsLearn,
  trainANeuralNetworkByHand,
  classicMethods,
  evaluateAClassifier,
  treesAndBoosting,
  howNeuralNetworksAndTransformersWork,
  deepLearningInPractice,
  convolutionalNetworks,
  buildALanguageModelFromScratch,
  semanticSearch,
  fromNotebookToProduction,
]
