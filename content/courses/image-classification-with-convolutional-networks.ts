import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { classifyPixels } from './image-classification-with-convolutional-networks/classify-pixels.ts'
import { convolveAndTrain } from './image-classification-with-convolutional-networks/convolve-and-train.ts'
import { lossAndGradient } from './image-classification-with-convolutional-networks/loss-and-gradient.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'image-classification-with-convolutional-networks',
  title: 'Image classification with convolutional networks',
  summary: 'From nearest neighbors on pixels to losses, backpropagation, convolutions, initialization and optimizers, with handwritten digits.',
  description: `A post office wants to read handwritten digits of 8 by 8 pixels. You begin with the simplest classifier that works, see where it fails, and build what a convolutional network needs: a loss, its gradient, shared weights, starting values that keep the signal alive, and an optimizer that finds its way through a narrow valley.

The videos are lectures by Fei-Fei Li, Justin Johnson and Serena Yeung (Stanford, CS231n, spring 2017). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'advanced',
  skills: ['Computer Vision', 'Deep Learning', 'Neural Networks', 'Optimization', 'NumPy', 'Python'],
  outcomes: [
    'Explain why distances between pixels are a poor measure of similarity',
    'Compute hinge loss and softmax loss by hand and compare them',
    'Pass a gradient backward through a graph and check it numerically',
    'Derive sizes, numbers of weights and receptive fields of convolutional layers',
    'Choose starting values that keep activations alive through many layers',
    'Compare gradient descent, momentum and Adam on a narrow valley',
  ],
  prerequisites: ['NumPy arrays and matrix products', 'Derivatives and the chain rule', 'Training, validation and test sets'],
  topics: [classifyPixels, lossAndGradient, convolveAndTrain],
}
