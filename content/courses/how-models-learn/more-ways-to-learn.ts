import type { TopicInput } from '../markdown.ts'
import { aDecisionStump } from './a-decision-stump.ts'
import { aNetworkForXor } from './a-network-for-xor.ts'
import { checkMoreWays } from './check-more-ways.ts'
import { didItLearn } from './did-it-learn.ts'
import { logisticRegression } from './logistic-regression.ts'
import { nearestNeighbors } from './nearest-neighbors.ts'

export const moreWaysToLearn: TopicInput = {
  key: 'more-ways-to-learn',
  title: 'More ways to learn',
  resources: [
    { label: 'scikit-learn: nearest neighbors', url: 'https://scikit-learn.org/stable/modules/neighbors.html' },
    { label: 'scikit-learn: decision trees', url: 'https://scikit-learn.org/stable/modules/tree.html' },
    { label: 'scikit-learn: logistic regression', url: 'https://scikit-learn.org/stable/modules/linear_model.html#logistic-regression' },
    { label: 'Google: Machine Learning Crash Course, neural networks', url: 'https://developers.google.com/machine-learning/crash-course/neural-networks' },
  ],
  lessons: [
    nearestNeighbors,
    aDecisionStump,
    logisticRegression,
    aNetworkForXor,
    didItLearn,
    checkMoreWays,
    {
      kind: 'practice',
      key: 'practice-neighbors-and-trees',
      title: 'Predict with neighbors and with a tree',
      minutes: 45,
      problems: ['k-nearest-neighbors-classifier', 'decision-tree-prediction'],
      text: 'Two ways to predict: let the nearest examples vote, or follow the questions of a tree that somebody else trained. Pay attention to ties among the neighbors.',
    },
  ],
}
