import { markdown, type TopicInput } from '../markdown.ts'

export const whatANetworkComputes: TopicInput = {
  key: 'what-a-network-computes',
  title: 'What a network computes',
  resources: [
    { label: 'StatQuest video index', url: 'https://statquest.org/video-index/' },
    { label: 'Neural Networks and Deep Learning (book)', url: 'http://neuralnetworksanddeeplearning.com/' },
    { label: 'scikit-learn: neural network models', url: 'https://scikit-learn.org/stable/modules/neural_networks_supervised.html' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: paper, pencil and Python',
      minutes: 6,
      text: markdown`
By the end of this course, you will be able to take a network with two or three units, compute its prediction on paper, compute every derivative on paper, and change the weights so that the error gets smaller. Libraries do this for millions of weights. They do nothing else.

## How to use the course

Each video lesson has a written companion. The text works without the video, and the video works without the text; most people remember more if they read first, watch second, and then redo the example with other numbers. Please compute the examples yourself before you look at the output. Ten lines of Python are enough for each of them.

The quizzes need 80% to pass, and you can repeat them. The practice lessons lead to problems where a program checks your code.

## Notation

- $x$ is an input, $y$ the observed target, $\hat y$ the prediction.
- $w$ stands for a weight and $b$ for a bias. Both are parameters: numbers that training may change.
- $L$ is the loss. In this course it is the sum of squared residuals $\sum (y - \hat y)^2$.
- $\partial L / \partial w$ says how fast $L$ changes when only $w$ changes.
- $\eta$ is the learning rate.
`,
    },
    {
      kind: 'video',
      key: 'bent-lines',
      title: 'A network adds up bent lines',
      videoUrl: 'https://www.youtube.com/watch?v=CqOfi41LfDw',
      minutes: 22,
      text: markdown`
## What to look for

- Which numbers belong to the input, which to the parameters, and which to the output.
- What the activation function does to a straight line.
- How several bent lines are scaled and added to one curve.

## Two bends make a peak

A unit of a network first computes a straight line, $wx + b$, and then bends it with an activation function. The simplest bend is the rectified linear unit, $\text{ReLU}(z) = \max(0, z)$: everything below zero becomes zero, everything else stays. One such unit can only draw a line with one corner. The layer after it multiplies each bent line by a weight and adds the results, and a sum of lines with corners can have any shape you like if there are enough corners.

Picture a basil plant. With no water it does badly, with two liters a week it does well, with four it rots. A straight line can't describe this, but two units can. The first starts to rise at 0 liters, the second at 2 liters. The output takes the first one 3 times and subtracts the second one 6 times:

$$
\hat y = 3\,\text{ReLU}(x) - 6\,\text{ReLU}(x - 2)
$$

~~~python
def relu(z):
    return max(0, z)

for liters in [0, 1, 2, 3, 4]:
    print(liters, 3 * relu(liters) - 6 * relu(liters - 2))
~~~

~~~text
0 0
1 3
2 6
3 3
4 0
~~~

Up to 2 liters only the first unit is active and the slope is 3. Beyond that both are, and the slope is $3 - 6 = -3$. The weights decide how steep the pieces are, the biases where the corners lie. Without the activation function the sum would be one straight line again, whatever the weights. That is the reason why every hidden layer has one.
`,
    },
    {
      kind: 'practice',
      key: 'practice-forward-pass',
      title: 'Program a forward pass',
      minutes: 25,
      problems: ['dense-layer-forward-pass'],
      text: 'You have computed one input and two units by hand. This problem does the same for many inputs and many units at once, which is the step from the drawing to the matrix.',
    },
    {
      kind: 'quiz',
      key: 'check-forward-pass',
      title: 'Check: what a network computes',
      minutes: 8,
      text: 'Use paper for the numbers. $\\text{ReLU}(z)$ is the larger of 0 and $z$.',
      questions: [
        {
          key: 'one-unit',
          kind: 'number',
          prompt: markdown`A network has one hidden unit: $h = \text{ReLU}(2x - 3)$ and $\hat y = -4h + 1$. What is $\hat y$ for $x = 2.5$?`,
          answer: -7,
          explanation: markdown`$2 \cdot 2.5 - 3 = 2$, which ReLU leaves as it is. Then $-4 \cdot 2 + 1 = -7$. The minus sign belongs to the output weight; ReLU sees only the $2$.`,
        },
        {
          key: 'without-activation',
          kind: 'single',
          prompt: 'You remove the activation functions from a network with three hidden layers of 50 units. What can the new network still represent?',
          options: [
            'Any continuous curve, but with more units than before',
            'Polynomials of degree three, one degree for each layer',
            'Only straight lines (or planes), like a linear regression',
            'Nothing, because all outputs become zero',
          ],
          answer: 2,
          explanation: 'A linear function of a linear function is linear. The three weight matrices multiply to a single matrix, so the depth adds nothing. The bend between the layers is what makes depth useful.',
        },
        {
          key: 'corner',
          kind: 'single',
          prompt: markdown`Where is the corner of the bent line $\text{ReLU}(4x - 2)$?`,
          options: ['At $x = -2$', 'At $x = 0.5$', 'At $x = 2$', 'At $x = 4$'],
          answer: 1,
          explanation: markdown`The corner is where the inner value changes its sign: $4x - 2 = 0$, so $x = 0.5$. In general it lies at $-b/w$, which means that weight and bias together decide its place.`,
        },
        {
          key: 'two-units',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'def relu(z):\n    return max(0, z)\n\nfor x in [-1, 1, 3]:\n    print(relu(x) + relu(-x))',
          answer: '1\n1\n3',
          explanation: 'For positive x the first unit passes x on and the second is zero; for negative x it is the other way around. Together they compute the absolute value, a curve that one unit alone can\'t draw.',
        },
      ],
    },
  ],
}
