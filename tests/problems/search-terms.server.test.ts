import { describe, expect, test } from 'vitest'
import { listSlugs, readSource } from '#features/practice/server/problem-bank.ts'
import { parseAbout } from '#features/practice/rules/problem-schemas.ts'
import { ProblemIndex } from '#features/practice/rules/search-problems.ts'

const index = new ProblemIndex(listSlugs().map((slug) => {
  const { about, statement } = readSource(slug)
  return { id: slug, ...parseAbout(about), statement }
}))

/** What learners type, and the problem that they mean. */
const TERMS: Record<string, readonly string[]> = {
  'simple-linear-regression': ['linear regression', 'OLS', 'least squares'],
  'gradient-descent-step-for-linear-regression': ['gradient descent', 'MSE', 'mean squared error'],
  'decision-tree-split-by-gini-impurity': ['decision tree', 'Gini', 'best split'],
  'decision-tree-prediction': ['decision tree', 'CART'],
  'empirical-p-values-by-binary-search': ['binary search', 'p-value', 'p value', 'conformal'],
  '0-1-knapsack-feature-selection': ['dynamic programming', 'knapsack', 'feature selection'],
  'smallest-sliding-window-maximum': ['sliding window', 'sliding window maximum'],
  'median-imputation-of-missing-values': ['missing values', 'imputation', 'SimpleImputer', 'NaN'],
  'markov-chain-after-n-steps': ['markov chain', 'transition matrix'],
  'connected-components-in-an-image': ['flood fill', 'connected components', 'number of islands'],
  'range-sum-queries-with-prefix-sums': ['prefix sum', 'prefix-sums', 'cumsum'],
  'mutual-information': ['mutual information', 'information gain'],
  'early-stopping': ['early stopping', 'patience', 'overfitting'],
  'word-error-rate': ['word error rate', 'WER', 'edit distance', 'Levenshtein'],
  'inverted-index-search': ['inverted index', 'inverted-index', 'full text search'],
  'k-nearest-neighbors-classifier': ['k-nearest neighbours', 'k nearest neighbors', 'KNN', 'nearest neighbor'],
  'ridge-regression': ['ridge', 'L2', 'regularization', 'regularisation'],
  'confusion-matrix': ['confusion matrix', 'confusion-matrix'],
  'precision-recall-and-f1-score': ['F1', 'precision', 'recall', 'f1 score'],
  'roc-auc-with-tied-scores': ['AUC', 'ROC', 'ROC AUC', 'area under the curve'],
  'one-hot-encoding': ['one-hot', 'one hot', 'get_dummies'],
  'z-score-standardization': ['z-score', 'z score', 'standardization', 'standardisation', 'StandardScaler', 'feature scaling'],
  'cosine-similarity-search': ['cosine similarity', 'semantic search', 'embeddings'],
  'longest-common-subsequence': ['LCS', 'longest common subsequence'],
  'dijkstras-shortest-paths': ['Dijkstra', 'shortest path', 'dijkstra’s', 'djikstra'],
  'shortest-path-with-bfs': ['BFS', 'breadth first search'],
  'topological-sort': ['topological sort', 'topological order', 'DAG', 'Kahn'],
  'lru-cache': ['LRU', 'lru cache', 'least recently used'],
  'record-deduplication-with-union-find': ['union find', 'union-find', 'disjoint set', 'entity resolution'],
  'viterbi-algorithm-for-hidden-markov-models': ['Viterbi', 'HMM', 'hidden markov model'],
  pagerank: ['PageRank', 'page rank'],
  'normalized-discounted-cumulative-gain-ndcg': ['NDCG', 'DCG'],
  'perplexity-of-a-language-model': ['perplexity', 'cross-entropy'],
  'byte-pair-encoding': ['BPE', 'tokenization', 'tokenisation', 'tokenizer', 'byte pair encoding'],
  'maximum-subarray-sum': ['Kadane', 'maximum subarray'],
  'argsort-in-descending-order': ['argsort', 'sorting'],
  'count-inversions': ['Kendall', 'Kendall tau', 'inversions', 'merge sort'],
  'cohens-kappa': ['kappa', 'cohen kappa', "Cohen's kappa"],
  'expected-calibration-error': ['ECE', 'calibration', 'reliability diagram'],
  'top-p-nucleus-sampling': ['top-p', 'top p', 'nucleus', 'nucleus sampling'],
  'dense-layer-forward-pass': ['ReLU', 'dense layer', 'forward pass', 'MLP'],
  'running-variance-welfords-algorithm': ['Welford', 'running variance'],
  'isotonic-regression': ['isotonic', 'PAVA'],
  'merge-intervals': ['merge intervals', 'intervals'],
  'causal-self-attention': ['attention', 'self-attention', 'transformer', 'transformers', 'causal mask'],
  'first-principal-component-pca': ['PCA', 'power iteration', 'principal component'],
  'pca-explained-variance-ratio': ['PCA', 'explained variance', 'SVD'],
  'numerically-stable-softmax': ['softmax', 'log-sum-exp', 'logsumexp'],
  'softmax-regression-gradient': ['logistic regression', 'softmax regression', 'backpropagation'],
  '2d-convolution': ['convolution', 'conv2d', 'CNN'],
  'exponential-moving-average-with-bias-correction': ['EMA', 'moving average', 'Adam', 'momentum'],
  'bayes-theorem-for-medical-tests': ['Bayes', "Bayes' rule", 'bayes theorem', 'conditional probability'],
  'k-means-clustering-step': ['k-means', 'kmeans', 'k means', 'clustering'],
  'stratified-k-fold-split': ['k-fold', 'cross validation', 'stratified', 'train test split'],
  'running-median-of-a-stream': ['heap', 'median', 'running median', 'two heaps'],
  'two-sum': ['two sum', 'hash map', 'hash table'],
  'valid-parentheses': ['stack', 'parentheses', 'balanced brackets'],
  'tree-depth-from-parent-pointers': ['tree depth', 'trees'],
  'autocomplete-with-a-trie': ['trie', 'autocomplete'],
  'market-basket-analysis': ['apriori', 'association rules', 'market basket'],
  'target-encoding': ['target encoding', 'mean encoding'],
  'medoid-of-a-dataset': ['medoid', 'distance matrix'],
  'perceptron-training': ['perceptron', 'linear classifier'],
  'sql-filter-and-sort-with-nulls': ['sql', 'SQL basics', 'IS NULL', 'ORDER BY'],
  'sql-group-by-and-having': ['group by', 'GROUP BY', 'having', 'sql aggregate'],
  'sql-join-three-tables': ['sql join', 'inner join', 'many to many'],
  'sql-left-join-with-counts': ['left join', 'outer join'],
  'sql-anti-join': ['anti join', 'anti-join', 'not exists', 'not in'],
  'sql-pivot-with-conditional-aggregation': ['pivot', 'case when', 'conditional aggregation'],
  'sql-self-join-annotator-agreement': ['self join', 'inter-annotator agreement'],
  'sql-top-n-per-group': ['window function', 'window functions', 'top n per group', 'row_number', 'partition by'],
  'sql-running-total': ['running total', 'cumulative sum'],
  'sql-seven-day-moving-average': ['moving average', 'rolling average', 'window frame'],
  'sql-weighted-median-per-group': ['median sql', 'percentile', 'p50'],
  'sql-calendar-without-gaps': ['cte', 'recursive cte', 'generate_series', 'calendar'],
  'sql-hierarchy-with-a-recursive-cte': ['cte', 'hierarchy', 'recursive cte', 'adjacency list'],
  'sql-funnel-analysis': ['funnel', 'conversion rate'],
  'sql-gaps-and-islands-longest-streak': ['gaps and islands', 'streak', 'consecutive days'],
  'sql-cohort-retention': ['cohort', 'cohort analysis', 'retention', 'churn'],
  'sql-sessionization': ['sessionization', 'sessionisation', 'sessions', 'clickstream'],
  'sql-roc-auc-with-ranks': ['auc sql', 'Mann-Whitney'],
  'sample-size-of-an-a-b-test': ['sample size', 'A/B test', 'power analysis', 'statistical power'],
  'qr-decomposition': ['QR', 'Gram-Schmidt', 'Householder'],
  'largest-singular-value-by-power-iteration': ['SVD', 'singular value', 'spectral norm', 'power iteration'],
  'metropolis-sampling': ['MCMC', 'Metropolis', 'Metropolis-Hastings', 'Monte Carlo'],
  'multi-armed-bandit-with-epsilon-greedy': ['epsilon-greedy', 'epsilon greedy', 'multi-armed bandit'],
  'batch-normalization-backward-pass': ['batch norm backward', 'batchnorm gradient'],
  'lstm-backpropagation-through-time': ['BPTT', 'backpropagation through time', 'LSTM gradient'],
  'self-attention-backward-pass': ['attention backward', 'attention gradient'],
  'nearest-neighbor-search-with-a-k-d-tree': ['k-d tree', 'kd tree', 'KDTree'],
  'longest-repeated-substring-with-a-suffix-array': ['suffix array', 'suffix automaton', 'longest common substring'],
  'sequence-alignment-with-affine-gaps': ['Needleman-Wunsch', 'Smith-Waterman', 'edit distance', 'sequence alignment'],
  'sliding-window-median': ['sliding window median', 'rolling median', 'median filter'],
  'maximum-flow-and-minimum-cut': ['max flow', 'min cut', 'Dinic', 'Ford-Fulkerson'],
  'baum-welch-training-of-a-hidden-markov-model': ['Baum-Welch', 'forward-backward', 'HMM training'],
  'segment-tree-with-range-updates': ['segment tree', 'lazy propagation', 'range maximum query'],
  't-sne-perplexity-and-gradient': ['t-SNE', 'tSNE', 'dimensionality reduction'],
  'common-words-of-two-texts': ['set intersection', 'stop words'],
}

describe('Searching the problem bank by the names that learners know (requirement Q-2)', () => {
  test('every problem has a term in this table', () => {
    expect(Object.keys(TERMS).filter((slug) => !listSlugs().includes(slug))).toEqual([])
    expect(Object.values(TERMS).flat().length).toBeGreaterThan(111)
  })

  test.each(Object.entries(TERMS))('%s', (slug, terms) => {
    const places = terms.map((term) => {
      const ranks = index.search(term)
      const mine = ranks.get(slug)
      return mine === undefined ? `${term}: not found` : `${term}: ${[...ranks.values()].filter((rank) => rank < mine).length < 10 ? 'near the top' : 'far down'}`
    })
    expect(places).toEqual(terms.map((term) => `${term}: near the top`))
  })
})
