import type { LessonInput } from '../markdown.ts'

export const checkFollowTheSlope: LessonInput = {
  kind: 'quiz',
  key: 'check-follow-the-slope',
  title: 'Check: follow the slope',
  minutes: 10,
  questions: [
    {
      key: 'sign-of-slope',
      kind: 'single',
      prompt: 'At the current weight the slope of the loss is -6. What does gradient descent do?',
      options: ['It makes the weight smaller', 'It makes the weight larger', 'It stops, because the slope is negative', 'It changes the learning rate'],
      answer: 1,
      explanation: 'A negative slope means that the loss falls when the weight grows. The step is minus the rate times the slope, here a positive number.',
    },
    {
      key: 'one-step',
      kind: 'number',
      prompt: 'The loss is $(w - 4)^2$, the weight is 1 and the learning rate 0.1. What is the weight after one step?',
      answer: 1.6,
      tolerance: 0.001,
      explanation: 'The slope is 2(1 - 4) = -6. The step is -0.1 · (-6) = 0.6, so the weight becomes 1.6. A fifth of the distance to 4 is gone.',
    },
    {
      key: 'diverging',
      kind: 'output',
      prompt: 'The loss is $w^2$, with the slope $2w$. What does this program print?',
      code: 'w = 1\nfor step in range(3):\n    w = w - 2 * (2 * w)\n    print(w)',
      answer: '-3\n9\n-27',
      explanation: 'With a rate of 2 each step multiplies the weight by 1 - 4 = -3. It jumps over the bottom and lands three times as far away: the training diverges.',
    },
    {
      key: 'symptoms',
      kind: 'multiple',
      prompt: 'Which observations suggest that the learning rate is too large?',
      options: ['The loss becomes `nan`', 'The loss falls slowly and evenly', 'The loss grows with each step', 'The training loss is much lower than the test loss'],
      answers: [0, 2],
      explanation: 'Steps that jump over the valley raise the loss until the numbers overflow. A slow, even fall suggests a rate that is too small, and a gap to the test loss is overfitting.',
    },
    {
      key: 'scale-new-data',
      kind: 'single',
      prompt: 'A model was trained on standardized features. How do you scale a new flat before the prediction?',
      options: ['With the mean and deviation of the training data', 'With the mean and deviation of all new flats of that day', 'Not at all, because the weights are already scaled', 'With its own mean and deviation'],
      answer: 0,
      explanation: 'The weights have a meaning only for features scaled as in training. With other numbers, the same flat would get a different prediction depending on the company it is in.',
    },
    {
      key: 'loop-of-training',
      kind: 'order',
      prompt: 'Put the steps of gradient descent in order.',
      items: ['Choose starting values for the parameters', 'Compute the predictions with the current parameters', 'Compute the errors and from them the slopes', 'Change each parameter by minus the rate times its slope', 'Stop when the loss no longer falls, otherwise predict again'],
      explanation: 'Every training loop has this form, from the straight line to the largest network. Only the model that predicts and the way to get the slopes differ.',
    },
  ],
}
