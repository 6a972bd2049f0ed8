import { markdown, type TopicInput } from '../markdown.ts'

export const backpropagation: TopicInput = {
  key: 'backpropagation',
  title: 'Backpropagation',
  resources: [
    { label: 'Wikipedia: Backpropagation', url: 'https://en.wikipedia.org/wiki/Backpropagation' },
    { label: 'CS231n notes', url: 'https://cs231n.github.io/' },
    { label: 'PyTorch: how autograd records operations', url: 'https://docs.pytorch.org/docs/stable/notes/autograd.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'backpropagation-idea',
      title: 'What one example asks each weight to do',
      videoUrl: 'https://www.youtube.com/watch?v=Ilg3gGewQ5U',
      minutes: 17,
      text: markdown`
## What to look for

- Three ways to raise the activation of a unit: its bias, its weights, the activations before it.
- Why the largest changes go to weights with active inputs.
- Each example proposes changes, and the mean of the proposals is the step.

## Proposals and their mean

An output unit should be higher. What can be done? The bias can grow. Each weight can grow, and it helps most where the activation that it multiplies is large. And the earlier activations can change, upward behind a positive weight and downward behind a negative one. The last proposal can't be carried out directly, because activations are computed and not stored. It becomes the target for the layer before, where the same three questions are asked again. That is why the error travels backward.

For a unit without a sigmoid, $\hat y = w \cdot a + b$, the proposals of one example are easy to write down: the residual times the activations for the weights, the residual itself for the bias. Two examples can stress different weights:

~~~python
import numpy as np

w, b = np.array([0.4, -1.2, 0.8]), 0.0
examples = [(np.array([0.9, 0.1, 0.5]), 1.0), (np.array([0.2, 0.8, 0.5]), 0.0)]
proposals = []
for a, y in examples:
    residual = y - (w @ a + b)
    proposals.append(residual * a)
    print(round(float(residual), 3), np.round(proposals[-1], 3))
print('mean', np.round(np.mean(proposals, axis=0), 3))
~~~

~~~text
0.36 [0.324 0.036 0.18 ]
0.48 [0.096 0.384 0.24 ]
mean [0.21 0.21 0.21]
~~~

Both examples want a higher output. The first one speaks mainly to the first weight, because that input is active in it, and the second one to the second weight. The step is a compromise of both. A network that sees only examples of one class would simply raise that output for everything. This is the reason why training data are shuffled, and why a mini-batch should contain several classes.
`,
    },
    {
      kind: 'video',
      key: 'backpropagation-calculus',
      title: 'The same idea as a product of derivatives',
      videoUrl: 'https://www.youtube.com/watch?v=tIeHLnjs5U8',
      minutes: 14,
      text: markdown`
## What to look for

- The weighted sum $z$ gets its own name, because the chain passes through it.
- Which factor of the product belongs to which arrow of the drawing.
- With several units per layer, an activation influences the cost along several paths, and the paths are added.

## Two units in a row

Let each layer have one unit: $z_1 = w_1 x$, $a_1 = \sigma(z_1)$, $z_2 = w_2 a_1$, $a_2 = \sigma(z_2)$ and the cost $C = (a_2 - y)^2$. The derivative of the sigmoid is $\sigma'(z) = \sigma(z)\,(1 - \sigma(z))$. For the first weight the chain has five links:

$$
\frac{\partial C}{\partial w_1} = 2(a_2 - y) \cdot \sigma'(z_2) \cdot w_2 \cdot \sigma'(z_1) \cdot x .
$$

Read it from the left: how the cost reacts to the output, the output to its sum, the sum to the hidden activation, that activation to its own sum, and that sum to the weight. Compare the product with a measured slope:

~~~python
from math import exp

def sigmoid(z):
    return 1 / (1 + exp(-z))

def cost(w1, w2=2.0, x=1.0, y=0.0):
    return (sigmoid(w2 * sigmoid(w1 * x)) - y) ** 2

w1, w2, x, y = 0.5, 2.0, 1.0, 0.0
a1 = sigmoid(w1 * x)
a2 = sigmoid(w2 * a1)
chain = 2 * (a2 - y) * a2 * (1 - a2) * w2 * a1 * (1 - a1) * x
print(round(chain, 5), round((cost(w1 + 1e-5) - cost(w1 - 1e-5)) / 2e-5, 5))
~~~

~~~text
0.1267 0.1267
~~~

Both agree. Now look at the factors $\sigma'(z)$. A sigmoid is never steeper than 0.25. Ten layers of sigmoids therefore multiply the gradient by at most $0.25^{10}$, less than a millionth, unless the weights make up for it. This is the vanishing gradient, and it is the main reason why hidden layers use ReLU and similar functions now.
`,
    },
    {
      kind: 'practice',
      key: 'practice-forward',
      title: 'Program the layer that you differentiate',
      minutes: 25,
      problems: ['dense-layer-forward-pass'],
      text: 'Every factor of the backward pass belongs to a step of the forward pass. Write the forward pass without a library once, and the shapes of the derivatives will look familiar.',
    },
    {
      kind: 'quiz',
      key: 'check-backpropagation',
      title: 'Check: backpropagation',
      minutes: 8,
      questions: [
        {
          key: 'sigmoid-slope',
          kind: 'number',
          prompt: markdown`A sigmoid unit has the activation $a = 0.8$. What is $\sigma'(z)$ at this place?`,
          answer: 0.16,
          tolerance: 0.001,
          explanation: markdown`$\sigma'(z) = a(1 - a) = 0.8 \cdot 0.2 = 0.16$. You don't need $z$ itself, which is why implementations keep the activations of the forward pass.`,
        },
        {
          key: 'several-paths',
          kind: 'single',
          prompt: 'A hidden activation feeds three units of the next layer. How do the three paths combine in the derivative of the cost with respect to this activation?',
          options: ['Only the strongest path counts', 'They are added', 'They are multiplied', 'They are averaged'],
          answer: 1,
          explanation: 'Along one path the rates multiply; the effects of different paths add up. A mean would be wrong, because each path changes the cost by its full amount.',
        },
        {
          key: 'inactive-input',
          kind: 'single',
          prompt: 'For one example, an input activation of a unit is exactly 0. What is the derivative of the cost with respect to the weight of this input?',
          options: ['0', 'The same as for the bias', 'Undefined', 'Minus the weight'],
          answer: 0,
          explanation: 'The input is the last factor of the chain, so the product is 0. A weight learns only from examples in which its input is active.',
        },
        {
          key: 'factors-in-order',
          kind: 'order',
          prompt: 'The derivative of the cost with respect to the first weight is a product. Order its factors, from the cost back to the weight, for two sigmoid units in a row.',
          items: ['How the cost reacts to the output activation', 'How the output activation reacts to its weighted sum', 'How that sum reacts to the hidden activation (the second weight)', 'How the hidden activation reacts to its weighted sum', 'How that sum reacts to the first weight (the input)'],
          explanation: 'The chain follows the network from the end to the start. Each factor is the derivative of one step of the forward pass.',
        },
      ],
    },
  ],
}
