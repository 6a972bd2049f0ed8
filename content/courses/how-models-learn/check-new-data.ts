import type { LessonInput } from '../markdown.ts'

export const checkNewData: LessonInput = {
  kind: 'quiz',
  key: 'check-new-data',
  title: 'Check: new data',
  minutes: 10,
  questions: [
    {
      key: 'diagnose-over',
      kind: 'single',
      prompt: 'A model has a training loss of 0.1 and a test loss of 40. Predicting the mean gives a test loss of 25. What is going on?',
      options: ['Underfitting: the model is too simple', 'The learning rate is too small', 'Overfitting: the model follows the chance of the training data', 'Nothing unusual: the test loss is always larger'],
      answer: 2,
      explanation: 'A large gap between the two losses is the sign of overfitting. Here the model is even worse than a constant, so what it learned doesn\'t hold for new data.',
    },
    {
      key: 'diagnose-under',
      kind: 'multiple',
      prompt: 'Training and test loss are both high and nearly equal. What can help?',
      options: ['A model with more freedom', 'A higher price for large weights', 'Features that say more about the target', 'Removing half of the training data'],
      answers: [0, 2],
      explanation: 'The model can\'t even describe the data that it has seen. It needs more freedom or better features. A higher price would make it stiffer, and fewer data help nothing.',
    },
    {
      key: 'memorizer',
      kind: 'number',
      prompt: 'A program stores all training examples and repeats the target of the most similar one. All examples differ. What is its training loss?',
      answer: 0,
      explanation: 'The most similar example to a training example is the example itself. So a training loss of 0 alone proves nothing.',
    },
    {
      key: 'sizes-of-split',
      kind: 'output',
      prompt: 'What does this program print?',
      code: 'rows = list(range(10))\ntrain, test = rows[:7], rows[7:]\nprint(len(train), test)\nprint(set(train) & set(test))',
      answer: '7 [7, 8, 9]\nset()',
      explanation: 'The slices share no position. `&` finds what two sets have in common, and an empty set is printed as `set()`. Check your own splits in this way.',
    },
    {
      key: 'three-parts',
      kind: 'order',
      prompt: 'You want to choose the price of a regularization and report how good the model is. Put the steps in order.',
      items: [
        'Split the data into training, validation and test set',
        'Train with each price on the training set',
        'Choose the price with the smallest loss on the validation set',
        'Compute the loss of the chosen model on the test set, once',
      ],
      explanation: 'The validation loss of the winner is too good, because it was chosen for being small. The test set has played no part in any choice, so its loss is honest.',
    },
    {
      key: 'price-too-high',
      kind: 'single',
      prompt: 'What happens to a linear model if the price of its squared weights becomes extremely high?',
      options: ['Its weights grow without end', 'It predicts nearly the same value for everything', 'It memorizes the training data', 'Its training loss becomes 0'],
      answer: 1,
      explanation: 'All weights are pushed toward 0, and only the constant remains, which costs nothing. The prediction is then the mean of the targets: an extreme case of underfitting.',
    },
  ],
}
