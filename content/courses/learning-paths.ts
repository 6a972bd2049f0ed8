/** A path through courses. A course can be started at any time; the courses before it are recommended. */
export interface LearningPath {
  slug: string
  title: string
  summary: string
  steps: readonly { course: string; after: readonly string[] }[]
}

export const LEARNING_PATHS: readonly LearningPath[] = [
  {
    slug: 'foundations',
    title: 'Foundations',
    summary: 'The mathematics and the first models: what every later course assumes.',
    steps: [
      { course: 'python-for-data-from-zero', after: [] },
      { course: 'linear-algebra-for-machine-learning', after: ['python-for-data-from-zero'] },
      { course: 'probability-for-machine-learning', after: ['python-for-data-from-zero'] },
      { course: 'how-models-learn', after: ['python-for-data-from-zero'] },
      { course: 'train-a-neural-network-by-hand', after: ['linear-algebra-for-machine-learning', 'how-models-learn'] },
      { course: 'classic-methods-of-machine-learning', after: ['probability-for-machine-learning'] },
      { course: 'how-neural-networks-and-transformers-work', after: ['train-a-neural-network-by-hand'] },
    ],
  },
  {
    slug: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    summary: 'From gradients to models that you can build, measure and put to work.',
    steps: [
      { course: 'how-models-learn', after: [] },
      { course: 'train-a-neural-network-by-hand', after: ['how-models-learn'] },
      { course: 'evaluate-a-classifier', after: ['how-models-learn'] },
      { course: 'how-neural-networks-and-transformers-work', after: ['train-a-neural-network-by-hand'] },
      { course: 'train-deep-learning-models-in-practice', after: ['train-a-neural-network-by-hand'] },
      { course: 'image-classification-with-convolutional-networks', after: ['train-deep-learning-models-in-practice'] },
      { course: 'build-a-language-model-from-scratch', after: ['how-neural-networks-and-transformers-work'] },
      { course: 'semantic-search-with-embeddings', after: ['how-neural-networks-and-transformers-work'] },
      { course: 'take-a-model-from-notebook-to-production', after: ['evaluate-a-classifier', 'train-deep-learning-models-in-practice'] },
    ],
  },
  {
    slug: 'data-scientist',
    title: 'Data Scientist',
    summary: 'Reason about uncertain data, choose a model, and say honestly how good it is.',
    steps: [
      { course: 'python-for-data-from-zero', after: [] },
      { course: 'probability-for-machine-learning', after: ['python-for-data-from-zero'] },
      { course: 'linear-algebra-for-machine-learning', after: ['python-for-data-from-zero'] },
      { course: 'classic-methods-of-machine-learning', after: ['probability-for-machine-learning'] },
      { course: 'evaluate-a-classifier', after: ['probability-for-machine-learning'] },
      { course: 'decision-trees-and-gradient-boosting', after: ['classic-methods-of-machine-learning', 'evaluate-a-classifier'] },
    ],
  },
]
