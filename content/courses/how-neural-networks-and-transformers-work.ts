import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { backpropagation } from './how-neural-networks-and-transformers-work/backpropagation.ts'
import { layersAndLearning } from './how-neural-networks-and-transformers-work/layers-and-learning.ts'
import { transformers } from './how-neural-networks-and-transformers-work/transformers.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'how-neural-networks-and-transformers-work',
  title: 'How neural networks and transformers work',
  summary: 'From a unit that detects an edge to a model that predicts the next word: layers, gradients, backpropagation and attention, each with numbers you can check.',
  description: `The lessons lead from a network that reads digits to the transformer behind language models. The pictures of the videos and the small calculations of the companion texts complement each other: first you see an idea, then you compute it.

The videos are by Grant Sanderson (3Blue1Brown). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'beginner',
  skills: ['Neural Networks', 'Deep Learning', 'Transformers', 'NumPy', 'Python'],
  outcomes: [
    'Explain what weights, biases and activation functions do in a layer',
    'Read a gradient as a direction and as a measure of importance',
    'Follow an error backward through two layers',
    'Compute softmax and attention weights for a short text',
    'Describe where the parameters of a transformer are and what they may store',
  ],
  prerequisites: ['Dot products and matrices', 'Derivatives of simple functions', 'Basic Python'],
  topics: [layersAndLearning, backpropagation, transformers],
}
