/** How many topics a member can follow. */
export const MAX_FOLLOWED_TOPICS = 100

/** The refusal of one topic more than that. */
export const TOO_MANY_TOPICS = `You can follow up to ${MAX_FOLLOWED_TOPICS} topics. Unfollow one first.`

/** A topic that the welcome offers: its key, which is also the tag that members follow, and the tags of blogs, problems and courses about it. */
export interface Topic {
  key: string
  label: string
  sentence: string
  tags: readonly string[]
}

/** What a new member can choose from. Any other tag of a blog can be followed, too. Keys are stored: they never change. */
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

/** The tags that a topic stands for: all of a topic of the welcome, otherwise the topic itself. */
export const tagsOfTopic = (topic: string): readonly string[] => TOPICS.find(({ key }) => key === topic)?.tags ?? [topic]

/** The tags that these topics stand for, each once. */
export const tagsOfTopics = (topics: readonly string[]): string[] => [...new Set(topics.flatMap(tagsOfTopic))]
