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
      key: 'last-bias',
      title: 'Start with the last bias',
      videoUrl: 'https://www.youtube.com/watch?v=IN2XmBhILt4',
      minutes: 21,
      text: markdown`
## What to look for

- Why it is enough to understand one unknown parameter first.
- The two factors of the derivative: how the loss reacts to the prediction, and the prediction to the bias.
- Why the second factor is 1 for a bias at the end.

## One unknown, everything else known

Suppose that all weights of a network are already good, except the very last bias. For three inputs the network without that bias computes the sums 1, 3 and 2. The targets are 3, 5 and 4. You can see that every sum is too small by 2, so the bias should be 2. Gradient descent has to find this without seeing it.

The prediction is $\hat y_i = s_i + b$. The chain rule splits the derivative of the loss into two factors:

$$
\frac{\partial L}{\partial b} = \sum_i \frac{\partial L}{\partial \hat y_i} \cdot \frac{\partial \hat y_i}{\partial b} = \sum_i -2\,(y_i - \hat y_i) \cdot 1.
$$

Start with $b = 0$. All residuals are 2, so the derivative is $-2 \cdot (2 + 2 + 2) = -12$, and with $\eta = 0.1$ the bias moves to 1.2:

~~~python
sums, targets = [1, 3, 2], [3, 5, 4]
b = 0.0
for _ in range(4):
    slope = sum(-2 * (y - (s + b)) for s, y in zip(sums, targets))
    b -= 0.1 * slope
    print(round(slope, 3), round(b, 3))
~~~

~~~text
-12.0 1.2
-4.8 1.68
-1.92 1.872
-0.768 1.949
~~~

The first factor, $-2(y_i - \hat y_i)$, doesn't mention the bias at all. It says how the loss reacts to the prediction, and it will be the first factor for **every** parameter of the network. Compute it once, keep it, and pass it backward. That reuse is the whole idea of backpropagation; the rest is bookkeeping.
`,
    },
    {
      kind: 'video',
      key: 'output-weights',
      title: 'All parameters of the output layer at once',
      videoUrl: 'https://www.youtube.com/watch?v=iyn2zdALii8',
      minutes: 22,
      text: markdown`
## What to look for

- The derivative with respect to an output weight contains the activation that the weight multiplies.
- All derivatives are computed before any parameter moves.
- How the indices keep track of the row and of the unit.

## The activation is the missing factor

The last layer computes $\hat y = w_3 a_1 + w_4 a_2 + b_3$ from two activations. The chain rule has the same first factor for all three parameters. Only the second factor differs: it is $a_1$ for $w_3$, $a_2$ for $w_4$ and 1 for $b_3$.

Take one row with $a_1 = 0.5$, $a_2 = 2$ and the target $y = 1$, and the parameters $w_3 = 1$, $w_4 = -1$, $b_3 = 0$. The prediction is $0.5 - 2 = -1.5$, the residual 2.5, and the shared factor $-2 \cdot 2.5 = -5$. So the three derivatives are $-5 \cdot 0.5 = -2.5$, $-5 \cdot 2 = -10$ and $-5$.

~~~python
a1, a2, y = 0.5, 2.0, 1.0
w3, w4, b3 = 1.0, -1.0, 0.0
shared = -2 * (y - (w3 * a1 + w4 * a2 + b3))
d3, d4, db = shared * a1, shared * a2, shared
w3, w4, b3 = w3 - 0.05 * d3, w4 - 0.05 * d4, b3 - 0.05 * db
print(d3, d4, db)
print(round(w3, 3), round(w4, 3), round(b3, 3), w3 * a1 + w4 * a2 + b3)
~~~

~~~text
-2.5 -10.0 -5.0
1.125 -0.5 0.25 -0.1875
~~~

One step moves the prediction from $-1.5$ to $-0.1875$, on the way to 1. The weight behind the large activation, $w_4$, moves most, because it has the most influence. A unit whose activation is 0 would leave its output weight exactly where it is: for this row, that weight doesn't matter.

Take care with the order. If $w_3$ moved first and the residual were computed again for $w_4$, the second derivative would belong to another network. Compute all derivatives at the old values, then move everything. With several rows, add up the derivatives of the rows before you move.
`,
    },
    {
      kind: 'video',
      key: 'hidden-weights',
      title: 'All parameters: through the activation function',
      videoUrl: 'https://www.youtube.com/watch?v=GKZoOHXGcLo',
      minutes: 16,
      text: markdown`
## What to look for

- The chain of factors from the loss back to a weight of the first layer.
- Where the derivative of the activation function enters.
- Which factors are shared by several parameters.

## The whole chain once, with numbers

The smallest complete network has one hidden unit: $z = w_1 x + b_1$, $a = \text{ReLU}(z)$, $\hat y = w_2 a + b_2$. Let $x = 2$, $y = 1$, $w_1 = 0.5$, $w_2 = -1$ and both biases 0. Forward: $z = 1$, $a = 1$, $\hat y = -1$, and the loss is $(1 - (-1))^2 = 4$.

Backward, each line uses the one before:

$$
\frac{\partial L}{\partial \hat y} = -2 \cdot 2 = -4, \qquad
\frac{\partial L}{\partial a} = -4 \cdot w_2 = 4, \qquad
\frac{\partial L}{\partial z} = 4 \cdot \text{ReLU}'(1) = 4.
$$

The parameters branch off from this chain: $\partial L/\partial w_2 = -4 \cdot a = -4$, $\partial L/\partial b_2 = -4$, $\partial L/\partial w_1 = 4 \cdot x = 8$ and $\partial L/\partial b_1 = 4$.

~~~python
x, y = 2.0, 1.0
w1, b1, w2, b2 = 0.5, 0.0, -1.0, 0.0
for step in range(3):
    z = w1 * x + b1
    a = max(0.0, z)
    dpred = -2 * (y - (w2 * a + b2))
    print(step, round((y - (w2 * a + b2)) ** 2, 4))
    dz = dpred * w2 * (1 if z > 0 else 0)
    w2, b2 = w2 - 0.02 * dpred * a, b2 - 0.02 * dpred
    w1, b1 = w1 - 0.02 * dz * x, b1 - 0.02 * dz
~~~

~~~text
0 4.0
1 2.1668
2 1.3278
~~~

The loss falls from 4.0 to about 2.2 and on. Note the line for \`dz\`: it is computed before \`w2\` changes. Note also the factor of ReLU. If $z$ were negative, the factor would be 0, and the first layer would learn nothing from this row. A unit that is negative for every row never recovers; people call it a dead unit.
`,
    },
    {
      kind: 'practice',
      key: 'practice-softmax-gradient',
      title: 'Derive and program a gradient for a table of weights',
      minutes: 50,
      problems: ['softmax-regression-gradient'],
      text: 'The same pattern with another loss: the shared factor becomes "probability minus target", and the activation that each weight multiplies is still the second factor. Derive it on paper first.',
    },
    {
      kind: 'practice',
      key: 'practice-early-stopping',
      title: 'Decide when training should stop',
      minutes: 20,
      problems: ['early-stopping'],
      text: 'Your loop can lower the loss for as long as you let it. This problem adds the rule by which most training loops stop: watch the loss on rows that were not used for training.',
    },
    {
      kind: 'quiz',
      key: 'check-backpropagation',
      title: 'Check: backpropagation',
      minutes: 10,
      text: 'The loss of one row is $(y - \\hat y)^2$ in all questions.',
      questions: [
        {
          key: 'output-weight',
          kind: 'number',
          prompt: markdown`One row has the target $y = 4$ and the prediction $\hat y = 1$. The output weight $w$ multiplies the activation $a = 0.5$. What is $\partial L / \partial w$?`,
          answer: -3,
          explanation: markdown`The shared factor is $-2(y - \hat y) = -6$. The weight multiplies the activation, so the second factor is 0.5, and the product is $-3$.`,
        },
        {
          key: 'dead-unit',
          kind: 'single',
          prompt: markdown`A hidden ReLU unit has $z = -0.7$ for the current row. What happens to its incoming weight in this step?`,
          options: ['It doesn\'t change', 'It moves by 0.7 times the learning rate', 'It is set to zero', 'It moves, but only half as far'],
          answer: 0,
          explanation: 'The derivative of ReLU is 0 for negative values, and this 0 is a factor of the chain. The row has no influence on the weight. Nothing is set to zero: the weight simply keeps its value.',
        },
        {
          key: 'shared-factor',
          kind: 'multiple',
          prompt: markdown`Derivatives of the loss with respect to which parameters contain the factor $\partial L / \partial \hat y$?`,
          options: ['The bias of the output', 'The weights of the output layer', 'The weights of the hidden layer', 'The biases of the hidden layer'],
          answers: [0, 1, 2, 3],
          explanation: 'Every parameter influences the loss only through the prediction. So the factor is in all of them, which is why it is computed once and passed backward.',
        },
        {
          key: 'backward-order',
          kind: 'order',
          prompt: 'A network has one hidden unit. In which order does backpropagation compute the derivatives of the loss with respect to these quantities?',
          items: ['The prediction', 'The activation of the hidden unit', 'The weighted sum of the hidden unit', 'The weight of the first layer'],
          explanation: 'Each derivative is the one before it times a local factor: the output weight, the derivative of the activation function, and the input.',
        },
        {
          key: 'gradient-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'x, y = 3.0, 2.0\nw1, w2 = 1.0, 2.0\na = max(0.0, w1 * x)\nshared = -2 * (y - w2 * a)\nprint(shared, shared * a, shared * w2 * x)',
          answer: '8.0 24.0 48.0',
          explanation: 'The prediction is 6, the residual −4, so the shared factor is 8. The output weight multiplies a = 3, which gives 24. The first weight sees the factor w2 = 2 and the input 3: 8 · 2 · 3 = 48.',
        },
      ],
    },
  ],
}
