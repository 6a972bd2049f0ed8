import type { TopicInput } from '../markdown.ts'
import { checkFollowTheSlope } from './check-follow-the-slope.ts'
import { featuresAndScaling } from './features-and-scaling.ts'
import { gradientDescent } from './gradient-descent.ts'
import { learningRates } from './learning-rates.ts'
import { slopeBySmallSteps } from './slope-by-small-steps.ts'

export const followTheSlope: TopicInput = {
  key: 'follow-the-slope',
  title: 'Follow the slope',
  resources: [
    { label: 'Google: Machine Learning Crash Course, gradient descent', url: 'https://developers.google.com/machine-learning/crash-course/linear-regression/gradient-descent' },
    { label: 'scikit-learn: stochastic gradient descent', url: 'https://scikit-learn.org/stable/modules/sgd.html' },
    { label: 'scikit-learn: preprocessing data', url: 'https://scikit-learn.org/stable/modules/preprocessing.html' },
  ],
  lessons: [
    slopeBySmallSteps,
    gradientDescent,
    learningRates,
    featuresAndScaling,
    checkFollowTheSlope,
    {
      kind: 'practice',
      key: 'practice-gradient-step',
      title: 'Take one step of gradient descent',
      minutes: 25,
      problems: ['gradient-descent-step-for-linear-regression'],
      text: 'One step for any number of features. Compute all slopes with the old weights before you change any of them.',
    },
    {
      kind: 'practice',
      key: 'practice-prepare-features',
      title: 'Standardize columns and encode categories',
      minutes: 40,
      problems: ['z-score-standardization', 'one-hot-encoding'],
      text: 'Numbers get the mean 0 and the standard deviation 1; words become columns of zeros and ones. A column in which all values are equal has no deviation to divide by.',
    },
  ],
}
