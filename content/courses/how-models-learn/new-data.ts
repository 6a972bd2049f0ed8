import type { TopicInput } from '../markdown.ts'
import { checkNewData } from './check-new-data.ts'
import { overfitting } from './overfitting.ts'
import { regularization } from './regularization.ts'
import { trainAndTest } from './train-and-test.ts'

export const newData: TopicInput = {
  key: 'new-data',
  title: 'Does it work on new data?',
  resources: [
    { label: 'scikit-learn: cross-validation', url: 'https://scikit-learn.org/stable/modules/cross_validation.html' },
    { label: 'scikit-learn: underfitting and overfitting', url: 'https://scikit-learn.org/stable/auto_examples/model_selection/plot_underfitting_overfitting.html' },
    { label: 'Google: Machine Learning Crash Course, overfitting', url: 'https://developers.google.com/machine-learning/crash-course/overfitting/overfitting' },
  ],
  lessons: [
    trainAndTest,
    overfitting,
    regularization,
    checkNewData,
    {
      kind: 'practice',
      key: 'practice-early-stopping',
      title: 'Stop the training in time',
      minutes: 20,
      problems: ['early-stopping'],
      text: 'The validation loss of each epoch is given. Find the epoch at which the training should have ended.',
    },
  ],
}
