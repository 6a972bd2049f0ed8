/** A topic that people learn: its key in the database, and the tags of blogs, problems and courses about it. */
export interface Topic {
  key: string
  label: string
  sentence: string
  tags: readonly string[]
}

/** What a new member can choose from. Keys are stored: they never change. */
export const TOPICS = [
  { key: 'machine-learning', label: 'Machine learning', sentence: 'Regression, trees, validation', tags: ['machine-learning', 'regression', 'classification', 'evaluation', 'model-evaluation', 'decision-trees', 'gradient-boosting', 'scikit-learn'] },
  { key: 'neural-networks', label: 'Neural networks', sentence: 'Backpropagation, training', tags: ['neural-networks', 'deep-learning', 'gradient-descent', 'pytorch'] },
  { key: 'language-models', label: 'Language models', sentence: 'Attention, embeddings, tokens', tags: ['language-models', 'text', 'nlp', 'transformers', 'embeddings', 'rag'] },
  { key: 'computer-vision', label: 'Computer vision', sentence: 'Images, convolutions', tags: ['computer-vision', 'images'] },
  { key: 'statistics', label: 'Statistics', sentence: 'Tests, intervals, experiments', tags: ['statistics', 'experiments'] },
  { key: 'probability', label: 'Probability', sentence: 'Bayes, distributions', tags: ['probability'] },
  { key: 'mathematics', label: 'Mathematics', sentence: 'Linear algebra, calculus', tags: ['linear-algebra', 'mathematics', 'calculus'] },
  { key: 'optimization', label: 'Optimization', sentence: 'Gradients, learning rates', tags: ['optimisation', 'optimization', 'gradient-descent'] },
  { key: 'data-preparation', label: 'Data preparation', sentence: 'Cleaning, features, pipelines', tags: ['data-preparation', 'pandas', 'sql', 'data-analysis'] },
  { key: 'unsupervised-learning', label: 'Clustering and PCA', sentence: 'Structure without labels', tags: ['unsupervised-learning', 'clustering'] },
  { key: 'algorithms', label: 'Algorithms', sentence: 'Data structures, interviews', tags: ['algorithms', 'data-structures'] },
  { key: 'python', label: 'Python', sentence: 'The language of the field', tags: ['python', 'numpy'] },
] as const satisfies readonly Topic[]

export const TOPIC_KEYS: readonly string[] = TOPICS.map(({ key }) => key)

/** The tags of these topics, each once. Unknown keys have none. */
export const tagsOfTopics = (keys: readonly string[]): string[] => [...new Set(TOPICS.filter(({ key }) => keys.includes(key)).flatMap(({ tags }): readonly string[] => tags))]
