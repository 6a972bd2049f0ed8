import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { beforeYouRelease } from './train-deep-learning-models-in-practice/before-you-release.ts'
import { lookInside } from './train-deep-learning-models-in-practice/look-inside.ts'
import { startFromATrainedModel } from './train-deep-learning-models-in-practice/start-from-a-trained-model.ts'
import { textTablesAndTastes } from './train-deep-learning-models-in-practice/text-tables-and-tastes.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'train-deep-learning-models-in-practice',
  title: 'Train deep learning models in practice',
  summary: 'Start from a trained model, clean data with its help, understand each part from scratch, and work with images, texts, tables and ratings.',
  description: `A recycling center wants to sort photos of waste, read messages from residents, plan its trucks and recommend recipes for leftovers. You meet the main uses of deep learning with this example: fine-tuning, deployment, a network from scratch, convolutions, tokens, random forests as a rival, collaborative filtering, and the harm that a careless release can do.

The videos are by Jeremy Howard and Rachel Thomas (fast.ai, Practical Deep Learning for Coders). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'intermediate',
  skills: ['Deep Learning', 'Neural Networks', 'Embeddings', 'Decision Trees', 'NumPy', 'Python'],
  outcomes: [
    'Explain why a trained network needs few examples for a new task',
    'Find wrong labels with the losses of a model',
    'Write the training loop of a small network in NumPy',
    'Turn text into numbers and judge what a vocabulary misses',
    'Predict missing ratings by matrix factorization without overfitting',
    'Recognize a feedback loop and write down the limits of a model',
  ],
  prerequisites: ['Python and NumPy arrays', 'Slopes and the idea of a derivative'],
  topics: [startFromATrainedModel, lookInside, textTablesAndTastes, beforeYouRelease],
}
