/** The groups of topics, in the order in which they are shown. */
export const TOPIC_GROUPS = ['Algorithms', 'Data Structures', 'Linear Algebra', 'Statistics', 'Classical ML', 'Deep Learning', 'Language Models', 'Data Handling'] as const
export type TopicGroup = (typeof TOPIC_GROUPS)[number]

/** The titles of all topics by group. The slug of a topic is a tag of its problems. */
const TITLES: Record<TopicGroup, Readonly<Record<string, string>>> = {
  Algorithms: {
    sorting: 'Sorting', 'binary-search': 'Binary Search', 'dynamic-programming': 'Dynamic Programming', greedy: 'Greedy Algorithms', backtracking: 'Backtracking',
    'sliding-window': 'Sliding Window and Prefix Sums', streaming: 'Streaming Algorithms',
  },
  'Data Structures': {
    lists: 'Lists', strings: 'Strings', 'hash-tables': 'Hash Tables', 'stacks-and-queues': 'Stacks and Queues', heaps: 'Heaps', trees: 'Trees', graphs: 'Graphs',
  },
  'Linear Algebra': { matrices: 'Vectors and Matrices', decompositions: 'Linear Systems and Decompositions', eigenvectors: 'Eigenvectors and PCA', similarity: 'Distances and Similarity' },
  Statistics: {
    probability: 'Probability and Bayes', 'descriptive-statistics': 'Descriptive Statistics', 'hypothesis-testing': 'Hypothesis Testing', sampling: 'Sampling and Simulation',
    'information-theory': 'Information Theory', 'time-series': 'Time Series', 'markov-models': 'Markov Models',
  },
  'Classical ML': {
    'linear-models': 'Linear Models', 'decision-trees': 'Decision Trees and Ensembles', clustering: 'Clustering', 'nearest-neighbors': 'Nearest Neighbors', metrics: 'Evaluation Metrics',
    'model-selection': 'Model Selection', recommendation: 'Ranking and Recommendation', 'reinforcement-learning': 'Reinforcement Learning',
  },
  'Deep Learning': {
    'neural-networks': 'Neural Networks', backpropagation: 'Backpropagation', optimization: 'Optimization', 'loss-functions': 'Loss Functions', convolution: 'Convolutional Networks',
    'recurrent-networks': 'Recurrent Networks', 'computer-vision': 'Computer Vision',
  },
  'Language Models': {
    attention: 'Attention and Transformers', tokenization: 'Tokenization', 'language-modeling': 'Language Modeling', embeddings: 'Embeddings', 'text-search': 'Text Search', 'text-evaluation': 'Text Evaluation',
  },
  'Data Handling': { preprocessing: 'Preprocessing', 'missing-data': 'Missing Data', 'data-cleaning': 'Data Cleaning', tables: 'Group-By, Joins and Pivots', sql: 'SQL Queries', 'window-functions': 'SQL Window Functions' },
}

export interface Topic {
  slug: string
  title: string
  group: TopicGroup
}

/** All topics, in the order of their groups. */
export const TOPICS: readonly Topic[] = TOPIC_GROUPS.flatMap((group) => Object.entries(TITLES[group]).map(([slug, title]) => ({ slug, title, group })))

const slugs = new Set(TOPICS.map(({ slug }) => slug))

/** Whether a tag is a topic. */
export const isTopic = (tag: string): boolean => slugs.has(tag)

/** Tags of problems before there were topics, by the topic that replaced them. Links to lists with these tags still work. */
const OLD_TAGS: Readonly<Record<string, readonly string[]>> = {
  similarity: ['distances', 'geometry', 'medoid', 'vectorization'], 'hash-tables': ['hashing', 'dictionaries', 'counting', 'caching', 'serving', 'sets', 'association-rules'],
  'stacks-and-queues': ['stacks', 'queues', 'breadth-first-search'], 'sliding-window': ['prefix-sums', 'signals'], 'binary-search': ['quantiles', 'conformal-prediction'],
  'dynamic-programming': ['knapsack', 'speech', 'bioinformatics', 'memoization'], sorting: ['divide-and-conquer', 'intervals', 'scheduling'],
  graphs: ['networks', 'shortest-paths', 'topological-order', 'pipelines', 'union-find', 'flood-fill'], strings: ['text', 'parsing', 'tries'], matrices: ['linear-algebra'], heaps: ['median'],
  eigenvectors: ['pca', 'variance'], probability: ['bayes'], 'markov-models': ['markov-chains', 'hidden-markov-models', 'exponentiation'],
  'descriptive-statistics': ['statistics', 'averages'], 'linear-models': ['linear-regression', 'regression', 'regularization', 'least-squares', 'perceptron', 'classification', 'loops'],
  'decision-trees': ['gini', 'prediction'], clustering: ['k-means'], metrics: ['evaluation', 'calibration', 'annotation'], 'model-selection': ['cross-validation', 'feature-selection', 'overfitting'],
  recommendation: ['ranking'], optimization: ['gradient-descent', 'training'], 'loss-functions': ['softmax', 'numerics'], backpropagation: ['gradient'], 'computer-vision': ['images'],
  attention: ['transformers'], 'language-modeling': ['language-models'], 'text-search': ['search', 'inverted-index'],
  preprocessing: ['encoding', 'categories', 'feature-engineering'], 'missing-data': ['missing-values'], 'data-cleaning': ['deduplication'],
}
const topicsOfOldTags = new Map(Object.entries(OLD_TAGS).flatMap(([topic, tags]) => tags.map((tag) => [tag, topic] as const)))

/** The tag that a tag of before is now; other tags stay as they are. */
export const currentTag = (tag: string): string => topicsOfOldTags.get(tag) ?? tag
