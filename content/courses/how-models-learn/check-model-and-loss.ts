import type { LessonInput } from '../markdown.ts'

export const checkModelAndLoss: LessonInput = {
  kind: 'quiz',
  key: 'check-model-and-loss',
  title: 'Check: a model and its loss',
  minutes: 10,
  questions: [
    {
      key: 'parts-of-a-model',
      kind: 'multiple',
      prompt: 'A model predicts the delay of a bus as `a + b * rain`, where `rain` is the rain of the last hour. Which of these are its parameters?',
      options: ['`a`', '`rain`', '`b`', 'the delay'],
      answers: [0, 2],
      explanation: 'Parameters are adjusted during training. `rain` is a feature: it is known when we predict. The delay is the target, which the model should come close to.',
    },
    {
      key: 'predict-by-hand',
      kind: 'number',
      prompt: 'A model has a base of 43 at 20 degrees and a slope of 3.7. How many cones does it predict for a day of 30 degrees?',
      answer: 80,
      tolerance: 0.001,
      explanation: 'The day is 10 degrees warmer than 20, so the prediction is 43 + 3.7 · 10 = 80.',
    },
    {
      key: 'loss-by-hand',
      kind: 'number',
      prompt: 'The predictions are 10, 12 and 20, the targets 11, 12 and 17. What is the mean squared error, to two decimals?',
      answer: 3.33,
      tolerance: 0.01,
      explanation: 'The errors are -1, 0 and 3, their squares 1, 0 and 9. The mean is 10/3, about 3.33. Nearly all of it is due to the third prediction.',
    },
    {
      key: 'why-square',
      kind: 'single',
      prompt: 'Why is the mean of the plain errors (prediction minus target) a bad loss?',
      options: ['It is slow to compute', 'It can only be used with straight lines', 'Its unit is hard to understand', 'Positive and negative errors cancel out'],
      answer: 3,
      explanation: 'A model that is 50 too high on one day and 50 too low on the next has a mean error of 0. Squares and absolute values make every error count.',
    },
    {
      key: 'loss-code',
      kind: 'output',
      prompt: 'What does this program print?',
      code: 'xs = [1, 2, 3]\nys = [2, 4, 6]\n\ndef loss(w):\n    return sum((w * x - y) ** 2 for x, y in zip(xs, ys))\n\nprint(loss(2), loss(1))\nprint(min([0, 1, 2, 3], key=loss))',
      answer: '0 14\n2',
      explanation: 'With a weight of 2 every prediction is exact. With 1 the errors are -1, -2 and -3, and the sum of their squares is 14. So 2 has the smallest loss.',
    },
    {
      key: 'grid-size',
      kind: 'single',
      prompt: 'A grid search tries 100 values for each parameter. How many trials does it need for 5 parameters?',
      options: ['500', '10 billion', '100,000', '100 million'],
      answer: 1,
      explanation: 'Every value can be combined with every other: 100 to the power of 5 is 10,000,000,000. The number is multiplied by 100 with each further parameter, so trying is hopeless for large models.',
    },
  ],
}
