import { markdown, type TopicInput } from '../markdown.ts'

export const lossAndGradient: TopicInput = {
  key: 'loss-and-gradient',
  title: 'Loss and gradient',
  resources: [
    { label: 'CS231n notes', url: 'https://cs231n.github.io/' },
    { label: 'Wikipedia: Hinge loss', url: 'https://en.wikipedia.org/wiki/Hinge_loss' },
    { label: 'Wikipedia: Backpropagation', url: 'https://en.wikipedia.org/wiki/Backpropagation' },
    { label: 'PyTorch: automatic differentiation', url: 'https://docs.pytorch.org/docs/stable/notes/autograd.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'losses-and-descent',
      title: 'Two losses, and how to walk downhill',
      videoUrl: 'https://www.youtube.com/watch?v=h7iBpEHGVNc',
      minutes: 80,
      text: markdown`
## What to look for

- When the hinge loss is zero, and why the softmax loss never is.
- What regularization prefers among equally good weights.
- Mini-batches: a rough gradient that is cheap.

## Three images of a zero

The scores of three classes are given; class 0 is right. The hinge loss adds up, over the wrong classes, $\max(0,\ s_i - s_{\text{right}} + 1)$: each wrong score should be at least 1 below the right one. The softmax loss is $-\log p_{\text{right}}$. Each line shows the scores, the hinge loss and the softmax loss:

~~~python
import math

def hinge(scores, right):
    return sum(max(0, s - scores[right] + 1) for i, s in enumerate(scores) if i != right)

def softmax_loss(scores, right):
    top = max(scores)
    return -(scores[right] - top) + math.log(sum(math.exp(s - top) for s in scores))

for scores in ([2.0, 3.5, -1.0], [3.5, 2.0, -1.0], [7.5, 2.0, -1.0]):
    print(scores, round(hinge(scores, 0), 2), round(softmax_loss(scores, 0), 3))
~~~

~~~text
[2.0, 3.5, -1.0] 2.5 1.71
[3.5, 2.0, -1.0] 0 0.21
[7.5, 2.0, -1.0] 0 0.004
~~~

In the first line class 1 is ahead, and both losses are large: the hinge loss is $3.5 - 2 + 1 = 2.5$, and class 2 adds nothing, because it is far enough below. In the second line the right class leads by 1.5. For the hinge loss this is enough, and it is zero. The softmax loss still has 0.21 to gain. In the third line the lead has grown; the hinge loss stays at zero, the softmax loss falls to 0.004.

Now train a linear classifier on the digits with the softmax loss. Each step uses 64 random images. The program prints the step, the loss on 1,400 training images and the accuracy on 397 others:

~~~python
import numpy as np
from sklearn.datasets import load_digits

X, y = load_digits(return_X_y=True)
rng = np.random.default_rng(0)
order = rng.permutation(len(X))
X, y = X[order] / 16, y[order]
W, b = rng.normal(0, 0.01, (64, 10)), np.zeros(10)

def loss_and_gradient(W, b, X, y):
    scores = X @ W + b
    p = np.exp(scores - scores.max(axis=1, keepdims=True))
    p /= p.sum(axis=1, keepdims=True)
    loss = -np.log(p[range(len(y)), y]).mean()
    p[range(len(y)), y] -= 1                      # probability minus one for the right class
    return loss, X.T @ p / len(y), p.mean(axis=0)

for step in range(3001):
    rows = rng.integers(0, 1400, 64)
    loss, dW, db = loss_and_gradient(W, b, X[rows], y[rows])
    if step in (0, 100, 3000):
        guess = (X[1400:] @ W + b).argmax(axis=1)
        print(step, round(loss_and_gradient(W, b, X[:1400], y[:1400])[0], 3), round((guess == y[1400:]).mean(), 3))
    W, b = W - 0.5 * dW, b - 0.5 * db
~~~

~~~text
0 2.302 0.111
100 0.415 0.937
3000 0.074 0.982
~~~

At the start all classes have about the same probability, so the loss must be near $\log 10 \approx 2.303$. Check this number in every project: another value at step 0 means a mistake. After 100 steps, which is fewer than five passes over the data, 93.7% are right, and at the end 98.2%.
`,
    },
    {
      kind: 'practice',
      key: 'practice-softmax-gradient',
      title: 'Derive and compute the gradient of the softmax loss',
      minutes: 45,
      problems: ['numerically-stable-softmax', 'softmax-regression-gradient'],
      text: 'The function in the lesson computes loss and gradient in six lines. Write both without NumPy tricks, so that each index is clear to you.',
    },
    {
      kind: 'video',
      key: 'backpropagation',
      title: 'Backpropagation: each gate does its own small job',
      videoUrl: 'https://www.youtube.com/watch?v=d14TUNcbn1k',
      minutes: 78,
      text: markdown`
## What to look for

- Local slopes are multiplied by the slope that arrives from behind.
- What an addition, a multiplication and a maximum do to a gradient.
- The shape of a gradient equals the shape of its variable.

## One neuron, forward and backward

A neuron computes $p = \sigma(w_0 x_0 + w_1 x_1 + b)$. Take $w = (1.5, -2)$, $x = (2, 1)$ and $b = 0.5$. Forward, the two products are 3 and $-2$, the sum is $z = 1.5$, and $p \approx 0.818$. Backward, start at the end with the slope 1:

1. The sigmoid has the local slope $p(1 - p) \approx 0.149$.
2. An addition passes the slope on unchanged to each of its inputs, so $b$ and both products get 0.149.
3. A multiplication exchanges: $w_0$ gets the slope times $x_0$, and $x_0$ gets the slope times $w_0$.

~~~python
import math

w, x, b = [1.5, -2.0], [2.0, 1.0], 0.5
z = w[0] * x[0] + w[1] * x[1] + b           # forward: 3 - 2 + 0.5
p = 1 / (1 + math.exp(-z))
dz = p * (1 - p)                            # backward, with slope 1 at the output
gradient = {'w0': x[0] * dz, 'w1': x[1] * dz, 'x0': w[0] * dz, 'x1': w[1] * dz, 'b': dz}
print(z, round(p, 3))
print({name: round(value, 3) for name, value in gradient.items()})

h = 1e-5
higher = 1 / (1 + math.exp(-((w[0] + h) * x[0] + w[1] * x[1] + b)))
print(round((higher - p) / h, 3))
~~~

~~~text
1.5 0.818
{'w0': 0.298, 'w1': 0.149, 'x0': 0.224, 'x1': -0.298, 'b': 0.149}
0.298
~~~

The gradient of $w_0$ is $2 \cdot 0.149 \approx 0.298$. The last line confirms it with a small step: change $w_0$ by 0.00001 and divide. Do this check for every layer that you write yourself, with a few random weights, and delete it only when the difference is tiny.

The gradient of $x$ is needed as well, although the input is not changed: in a deeper network $x$ is the output of the layer before, and the slope travels on. If a variable is used in two places, its slopes are *added*. A maximum sends the whole slope to the larger input and nothing to the other; ReLU is such a gate. A unit whose sum is negative for every image gets no slope at all and never changes.
`,
    },
    {
      kind: 'practice',
      key: 'practice-layer',
      title: 'Compute a dense layer forward',
      minutes: 20,
      problems: ['dense-layer-forward-pass'],
      text: 'The backward pass uses the values of the forward pass, so it has to be right first. Bias before the cut, and the cut once per sum.',
    },
    {
      kind: 'quiz',
      key: 'check-loss',
      title: 'Check: loss and gradient',
      minutes: 10,
      questions: [
        {
          key: 'hinge-number',
          kind: 'number',
          prompt: 'The scores are 4, 2 and 3.5; the first class is right. What is the hinge loss with margin 1?',
          answer: 0.5,
          tolerance: 0.001,
          explanation: 'max(0, 2 − 4 + 1) = 0 and max(0, 3.5 − 4 + 1) = 0.5. The third class is below the right one, but not by the margin of 1.',
        },
        {
          key: 'initial-loss',
          kind: 'number',
          prompt: 'A classifier for 100 classes starts with tiny random weights. Which softmax loss do you expect at step 0 (natural logarithm, two decimal places)?',
          answer: 4.61,
          tolerance: 0.01,
          explanation: 'Each class has a probability of about 1/100, and −log(1/100) = log 100 ≈ 4.605. A much larger value points to a mistake in the loss or to weights that are too large.',
        },
        {
          key: 'add-constant',
          kind: 'single',
          prompt: 'You add 10 to all scores of an image. What happens to the two losses?',
          options: ['Both stay the same', 'Only the softmax loss grows', 'Only the hinge loss grows', 'Both grow by 10'],
          answer: 0,
          explanation: 'The hinge loss uses differences of scores, and softmax cancels a common factor e¹⁰. That is also why the largest score may be subtracted before exponentiating.',
        },
        {
          key: 'gates',
          kind: 'multiple',
          prompt: 'Which statements about the backward pass are true?',
          options: [
            'An addition passes the arriving slope to each input',
            'A multiplication gives each input the slope times the other input',
            'A maximum divides the slope equally',
            'Slopes from several uses of one variable are added',
          ],
          answers: [0, 1, 3],
          explanation: 'A maximum sends the slope only to the input that was larger, because a small change of the other one changes nothing.',
        },
        {
          key: 'chain-number',
          kind: 'number',
          prompt: 'f = (a + b) · c with a = 2, b = 3 and c = −4. What is the derivative of f with respect to a?',
          answer: -4,
          tolerance: 0.001,
          explanation: 'The product gives the sum the slope c = −4, and the addition passes it on to a. The derivative with respect to c would be a + b = 5.',
        },
        {
          key: 'relu-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'h = [-1.0, 2.0, 0.5]\narriving = [3.0, 4.0, -2.0]\nforward = [max(0.0, v) for v in h]\nbackward = [d if v > 0 else 0.0 for v, d in zip(h, arriving)]\nprint(forward, backward)',
          answer: '[0.0, 2.0, 0.5] [0.0, 4.0, -2.0]',
          explanation: 'ReLU lets the slope through where its input was positive, with its sign unchanged, and stops it elsewhere. The test looks at the input and not at the arriving slope.',
        },
      ],
    },
  ],
}
