import { markdown, type TopicInput } from '../markdown.ts'

export const layersAndLearning: TopicInput = {
  key: 'layers-and-learning',
  title: 'Layers and learning',
  resources: [
    { label: 'Neural Networks and Deep Learning (book)', url: 'http://neuralnetworksanddeeplearning.com/' },
    { label: 'NumPy: the absolute basics for beginners', url: 'https://numpy.org/doc/stable/user/absolute_beginners.html' },
    { label: 'Wikipedia: Gradient descent', url: 'https://en.wikipedia.org/wiki/Gradient_descent' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: what this course explains',
      minutes: 6,
      text: markdown`
After this course you can explain, with numbers, how a network of layers turns pixels into a digit, how it learns from its errors, and how a transformer turns a text into a prediction of the next token. You will also be able to read the formula of attention and say what each factor is for.

## How to use the course

The first topic covers layers and gradient descent, the second backpropagation, the third transformers. If you have trained a network before, start with the quiz at the end of the first topic and go back only for what you miss.

Each video lesson has a companion text with an example that fits on a sheet of paper. Type the code yourself and change one number at a time: a weight, a temperature, a dimension. What surprises you is what you learn.

## Notation

- $a^{(l)}$ is the vector of activations of layer $l$; $a^{(0)}$ is the input.
- $W$ is a matrix of weights, $b$ a vector of biases, $\sigma$ the sigmoid function $\sigma(z) = 1/(1 + e^{-z})$.
- $C$ is the cost of one example or the mean over all of them, and $\nabla C$ is its gradient: the vector of all partial derivatives.
- $q$, $k$ and $v$ are the query, key and value vectors of attention.
`,
    },
    {
      kind: 'video',
      key: 'layers',
      title: 'From pixels to a digit, layer by layer',
      videoUrl: 'https://www.youtube.com/watch?v=aircAruvnKk',
      minutes: 23,
      text: markdown`
## What to look for

- A unit is a number, and a layer is a list of numbers.
- The weights of one unit form a pattern that it responds to.
- How many parameters a small network has.

## A unit is a weighted vote

Take a picture of four pixels, two by two, where 1 is white and 0 is black. We want a unit that answers the question "is the left column bright and the right column dark?". It gives the left pixels positive weights, the right pixels negative ones, and asks for a clear case with a negative bias. The sigmoid function turns the sum into a number between 0 and 1:

~~~python
import numpy as np

def sigmoid(z):
    return 1 / (1 + np.exp(-z))

weights = np.array([[4, -4], [4, -4]])
bias = -6
for name, image in {'edge': [[1, 0], [1, 0]], 'white': [[1, 1], [1, 1]], 'half': [[1, 0], [0, 0]]}.items():
    print(name, round(float(sigmoid((weights * np.array(image)).sum() + bias)), 3))
~~~

~~~text
edge 0.881
white 0.002
half 0.119
~~~

Only the edge gets past 0.5. A white picture has bright left pixels too, but the right ones vote against it. So the weights are a template, and the bias is a threshold. A layer is nothing but many such units that look at the same input, and in matrix form it is one line: $a^{(1)} = \sigma(W a^{(0)} + b)$.

Count the parameters of a network for pictures with 8 × 8 pixels, one hidden layer of 12 units and 10 outputs. The hidden layer has $64 \cdot 12 = 768$ weights and 12 biases, the output layer $12 \cdot 10 = 120$ weights and 10 biases. Together that makes 910 numbers. Nobody chooses them by hand, as we did for our edge; training has to find them.
`,
    },
    {
      kind: 'practice',
      key: 'practice-perceptron',
      title: 'Train the oldest artificial neuron',
      minutes: 30,
      problems: ['perceptron-training'],
      text: 'A perceptron is one unit with a hard threshold instead of a sigmoid. Its learning rule needs no calculus, so it is the best first training loop to write.',
    },
    {
      kind: 'video',
      key: 'cost-and-gradient',
      title: 'Learning means walking downhill on the cost',
      videoUrl: 'https://www.youtube.com/watch?v=IHZwWFHWa-w',
      minutes: 25,
      text: markdown`
## What to look for

- The cost is a function of the weights; the training data are fixed.
- Two meanings of the gradient: a direction, and a list of how much each weight matters.
- Good training results don't prove that the network sees what you think it sees.

## One number for all errors

Suppose that a network with three outputs should say "class 1", so the target is $(0, 1, 0)$. It answers $(0.1, 0.7, 0.2)$. The squared differences are 0.01, 0.09 and 0.04, and the cost of this example is 0.14. The mean over all training examples is the cost of the network. Change a weight and this number changes, so it is a function of the weights.

With thousands of weights nobody can draw this function, but two are enough to see the rule. Take $C(a, b) = (a - 3)^2 + 10\,(b + 1)^2$ and start at $(0, 0)$. The partial derivatives are $2(a - 3) = -6$ and $20(b + 1) = 20$. Gradient descent subtracts a small multiple of both:

~~~python
a, b = 0.0, 0.0
for step in range(4):
    cost = (a - 3) ** 2 + 10 * (b + 1) ** 2
    print(step, round(a, 3), round(b, 3), round(cost, 3))
    a, b = a - 0.04 * 2 * (a - 3), b - 0.04 * 20 * (b + 1)
~~~

~~~text
0 0.0 0.0 19.0
1 0.24 -0.8 8.018
2 0.461 -0.96 6.464
3 0.664 -0.992 5.458
~~~

Read the gradient $(-6, 20)$ as advice: raise $a$, lower $b$, and near this point a change of $b$ matters more than three times as much as the same change of $a$. That is the second meaning of the gradient. It also shows a weakness: $b$ is almost right after two steps, while $a$ has hardly started. A larger learning rate would help $a$ and make $b$ jump over its target. Optimizers such as Adam exist to treat the two differently.
`,
    },
    {
      kind: 'quiz',
      key: 'check-layers',
      title: 'Check: layers and gradient descent',
      minutes: 10,
      questions: [
        {
          key: 'count-parameters',
          kind: 'number',
          prompt: 'A network has 20 inputs, one hidden layer of 5 units and 3 outputs. Every unit has a bias. How many parameters does it have?',
          answer: 123,
          explanation: 'The hidden layer has 20 · 5 = 100 weights and 5 biases, the output layer 5 · 3 = 15 weights and 3 biases: 105 + 18 = 123.',
        },
        {
          key: 'shape',
          kind: 'single',
          prompt: markdown`The layer is $a^{(1)} = \sigma(W a^{(0)} + b)$, with 64 inputs and 12 units. Which shape does $W$ have?`,
          options: ['12 × 64', '64 × 12', '12 × 12', '64 × 64'],
          answer: 0,
          explanation: 'Each of the 12 units has one row of 64 weights. Code often stores examples as rows and uses XW instead; then the matrix is transposed. Check which convention a text uses before you copy a formula.',
        },
        {
          key: 'gradient-meaning',
          kind: 'single',
          prompt: markdown`At the current weights the gradient is $(0.02, -1.5, 0.3)$. Which statement is right?`,
          options: [
            'The second weight should become smaller, and it matters most',
            'The second weight is the largest one of the network',
            'The first weight is nearly right and will stay so',
            'The second weight should become larger, and it matters most here',
          ],
          answer: 3,
          explanation: 'A negative derivative means that the cost falls when the weight grows. The size says how strongly, but only near the current point: after some steps another weight may matter most. The gradient says nothing about the values of the weights.',
        },
        {
          key: 'cost-depends',
          kind: 'multiple',
          prompt: 'During one step of training, which of these are variables of the cost function?',
          options: ['The weights', 'The pixels of the training images', 'The labels', 'The biases'],
          answers: [0, 3],
          explanation: 'The data are constants while the cost is minimized; weights and biases are the variables. (Keeping the weights and changing the pixels is possible too: that is how adversarial images are made.)',
        },
      ],
    },
  ],
}
