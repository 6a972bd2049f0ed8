import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { aModelAndItsLoss } from './how-models-learn/a-model-and-its-loss.ts'
import { followTheSlope } from './how-models-learn/follow-the-slope.ts'
import { moreWaysToLearn } from './how-models-learn/more-ways-to-learn.ts'
import { newData } from './how-models-learn/new-data.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'how-models-learn',
  title: 'How models learn',
  summary: 'Train a line, a curve, a tree, a probability and a small neural network in plain Python, on the page, and find out whether they learned anything.',
  description: `What happens when a machine "learns"? In this course you build every part yourself, with nothing but plain Python: a loss that says how wrong a model is, gradient descent that makes it smaller, a test that shows whether the result holds for new data, and five kinds of models up to a neural network with backpropagation.

The course consists of readings with programs that you can run and change on the page, of quizzes and of problems. Change a learning rate and watch the training explode; give a curve too much freedom and watch it fail on new data. No library hides what happens.`,
  level: 'beginner',
  skills: ['Python', 'Machine Learning', 'Neural Networks'],
  outcomes: [
    'Explain what a model, a parameter and a loss are',
    'Compute a gradient and train a model by gradient descent',
    'Recognize a learning rate that is too large or too small',
    'Tell underfitting from overfitting and reduce both',
    'Write nearest neighbors, a decision stump, logistic regression and a small neural network',
    'Check whether a result is more than luck or a leak',
  ],
  prerequisites: ['Python with lists, loops and functions, as in “Python for data, from zero”', 'Squares, square roots and the equation of a straight line'],
  topics: [aModelAndItsLoss, followTheSlope, newData, moreWaysToLearn],
}
