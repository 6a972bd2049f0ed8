import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { deeperModels } from './build-a-language-model-from-scratch/deeper-models.ts'
import { gradientsByMachine } from './build-a-language-model-from-scratch/gradients-by-machine.ts'
import { letterModels } from './build-a-language-model-from-scratch/letter-models.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'build-a-language-model-from-scratch',
  title: 'Build a language model from scratch',
  summary: 'Write an autograd engine, models that predict the next letter, and a small GPT, and understand every tensor on the way.',
  description: `You write code from the first derivative to a transformer. Each companion text isolates the one idea on which a long coding session depends, with data so small that you can check the result by hand: six names of trees, four positions, three classes.

The videos are by Andrej Karpathy (Neural Networks: Zero to Hero). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'intermediate',
  skills: ['Language Models', 'PyTorch', 'Neural Networks', 'Deep Learning', 'Transformers', 'Python'],
  outcomes: [
    'Write a small automatic differentiation engine',
    'Train a model of letters and judge its loss against a baseline',
    'Diagnose saturated units and badly scaled weights',
    'Derive the backward pass of a layer from its shapes',
    'Build causal self-attention and explain the parts of a GPT block',
  ],
  prerequisites: ['Confident Python, including classes', 'Derivatives and the chain rule', 'Matrix products'],
  topics: [gradientsByMachine, letterModels, deeperModels],
}
