import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { backpropagation } from './train-a-neural-network-by-hand/backpropagation.ts'
import { gradients } from './train-a-neural-network-by-hand/gradients.ts'
import { whatANetworkComputes } from './train-a-neural-network-by-hand/what-a-network-computes.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'train-a-neural-network-by-hand',
  title: 'Train a neural network by hand',
  summary: 'Compute predictions, derivatives and training steps of a tiny network on paper, and check each of them with a few lines of Python.',
  description: `A network with two hidden units is small enough to compute on paper and large enough to show everything that training does. You follow one error backward through the network, factor by factor, and change the weights yourself. Afterward the code of a deep learning library has few secrets left.

The videos are by Josh Starmer (StatQuest). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'beginner',
  skills: ['Neural Networks', 'Calculus', 'Optimization', 'Python'],
  outcomes: [
    'Compute the prediction of a small network on paper',
    'Apply the chain rule to a loss and check the result with a small step',
    'Choose between batch, stochastic and mini-batch gradient descent',
    'Derive the gradient of every parameter of a network with one hidden layer',
  ],
  prerequisites: ['Straight lines and their slopes', 'Python: lists, loops and functions'],
  topics: [whatANetworkComputes, gradients, backpropagation],
}
