import type { TopicInput } from '../markdown.ts'
import { aLineByTrying } from './a-line-by-trying.ts'
import { checkModelAndLoss } from './check-model-and-loss.ts'
import { loss } from './loss.ts'
import { whatAModelIs } from './what-a-model-is.ts'

export const aModelAndItsLoss: TopicInput = {
  key: 'a-model-and-its-loss',
  title: 'A model and its loss',
  resources: [
    { label: 'Google: Machine Learning Crash Course, linear regression', url: 'https://developers.google.com/machine-learning/crash-course/linear-regression' },
    { label: 'scikit-learn: linear models', url: 'https://scikit-learn.org/stable/modules/linear_model.html' },
    { label: 'Python tutorial: defining functions', url: 'https://docs.python.org/3/tutorial/controlflow.html#defining-functions' },
  ],
  lessons: [
    whatAModelIs,
    loss,
    aLineByTrying,
    checkModelAndLoss,
    {
      kind: 'practice',
      key: 'practice-linear-regression',
      title: 'Fit a straight line with the formula',
      minutes: 25,
      problems: ['simple-linear-regression'],
      text: 'Write the formula of the last lesson as a function for any two lists. Think about the case in which all values of the feature are the same.',
    },
  ],
}
