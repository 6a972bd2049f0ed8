import { markdown, type TopicInput } from '../markdown.ts'

export const lookInside: TopicInput = {
  key: 'look-inside',
  title: 'Look inside',
  resources: [
    { label: 'course.fast.ai: notebooks', url: 'https://github.com/fastai/course22' },
    { label: 'PyTorch: automatic differentiation', url: 'https://docs.pytorch.org/docs/stable/notes/autograd.html' },
    { label: 'NumPy: the absolute basics for beginners', url: 'https://numpy.org/doc/stable/user/absolute_beginners.html' },
    { label: 'Wikipedia: Convolutional neural network', url: 'https://en.wikipedia.org/wiki/Convolutional_neural_network' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'fit-a-function',
      title: 'Learning means fitting a flexible function',
      videoUrl: 'https://www.youtube.com/watch?v=hBBOjCiFcuo',
      minutes: 96,
      text: markdown`
## What to look for

- A loss turns "good parameters" into one number.
- The slope of the loss tells each parameter where to go.
- Bent lines are added up to form any curve.

## Where the errors begin

The belt runs at speeds from 0 to 5. Up to speed 2 the camera makes about two errors per minute; beyond, the number rises. We describe this by a line with one bend:

$$
\hat y = w_0 + w_1 \max(0,\ x - w_2).
$$

The function $\max(0, \cdot)$ is called ReLU. There are three parameters: the level, the slope after the bend and the place of the bend. We start with poor values, measure the mean squared error, find its slope for each parameter by a small step in both directions, and move against the slope:

~~~python
import numpy as np

speed = np.array([0, 1, 2, 3, 4, 5], dtype=float)
errors = np.array([2.1, 1.9, 2.0, 3.9, 6.1, 8.0])  # flat, then rising

def predict(w, x):
    return w[0] + w[1] * np.maximum(0, x - w[2])

def loss(w):
    return ((predict(w, speed) - errors) ** 2).mean()

w = np.array([0.0, 1.0, 1.0])
for step in range(301):
    if step in (0, 10, 100, 300):
        print(step, w.round(2), round(loss(w), 3))
    slope = np.array([(loss(w + d) - loss(w - d)) / 2e-4 for d in np.eye(3) * 1e-4])
    w = w - 0.1 * slope
~~~

~~~text
0 [0. 1. 1.] 6.373
10 [0.85 1.61 0.81] 0.517
100 [1.97 2.01 1.99] 0.007
300 [2.   2.05 2.05] 0.006
~~~

The lines show the step, the parameters and the loss. After 300 steps the level is 2.00, and beyond the speed 2.05 each unit adds 2.05 errors. The place of the bend wasn't given. It was found the same way as the other two numbers.

That is all there is to learning: a function with parameters, a loss, and steps against the slope. One bend has three parameters, a hundred bends can follow any curve, and a network with several layers does the same for thousands of inputs. Only the slopes have to be computed more cleverly, since two evaluations per parameter are far too slow for a million parameters. Backpropagation computes all slopes in one pass.
`,
    },
    {
      kind: 'practice',
      key: 'practice-dense-layer',
      title: 'Compute a layer of bent lines',
      minutes: 20,
      problems: ['dense-layer-forward-pass'],
      text: 'A layer is many bent lines of all inputs at once. Write the sums yourself and cut at zero when each sum is complete, not earlier.',
    },
    {
      kind: 'video',
      key: 'network-from-scratch',
      title: 'A network and its training loop from scratch',
      videoUrl: 'https://www.youtube.com/watch?v=_rXzeWq4C6w',
      minutes: 108,
      text: markdown`
## What to look for

- How a table is prepared: gaps, categories, scales.
- A linear model first, then one more layer.
- Each line of the training loop: predict, loss, slopes, step.

## Shine and weight

A sensor measures the shine and the weight of each object, scaled to values from $-1$ to $1$. Class 1 are light and dull or heavy and shiny objects, so what counts is whether both values have the same sign. No straight line separates the classes. This is a complete network with one hidden layer, trained on 300 objects and tested on 100 others:

~~~python
import numpy as np

rng = np.random.default_rng(0)
X = rng.uniform(-1, 1, (400, 2))                 # shine and weight, scaled
y = (X[:, 0] * X[:, 1] > 0).astype(float)        # the class depends on both together

def train(hidden, epochs=2000, rate=0.5):
    W1, b1 = rng.normal(0, 1, (2, hidden)), np.zeros(hidden)
    W2, b2 = rng.normal(0, 1, hidden) / hidden**0.5, 0.0
    for epoch in range(epochs):
        h = np.maximum(0, X[:300] @ W1 + b1)
        p = 1 / (1 + np.exp(-(h @ W2 + b2)))
        d = (p - y[:300]) / 300                  # slope of the mean log loss
        dh = np.outer(d, W2) * (h > 0)
        W2, b2 = W2 - rate * h.T @ d, b2 - rate * d.sum()
        W1, b1 = W1 - rate * X[:300].T @ dh, b1 - rate * dh.sum(axis=0)
    h = np.maximum(0, X[300:] @ W1 + b1)
    return ((h @ W2 + b2 > 0) == y[300:]).mean()

for hidden in [1, 2, 4, 16]:
    print(hidden, float(round(train(hidden), 2)))
~~~

~~~text
1 0.73
2 0.89
4 0.99
16 0.99
~~~

The number on the left counts the hidden units. With one the accuracy is 73%, with two 89%, and from four on it is 99%. Each unit contributes one bent line; four of them are enough to describe four corners.

Read the loop slowly. \`h\` is the hidden layer and \`p\` the probability. \`d\` is the slope of the loss with respect to the last sum; for the log loss it is simply the probability minus the label. \`dh\` passes this slope back through the weights, and only where the unit wasn't cut at zero. The last two lines make the step. A library computes \`d\` and \`dh\` for you, and nothing else is different.

If such a loop doesn't learn, check three things: the scale of the inputs, the size of the learning rate, and the initial weights. With all weights equal, all units would stay equal forever; that is why they begin at random.
`,
    },
    {
      kind: 'practice',
      key: 'practice-gradient',
      title: 'Derive the slopes for several classes',
      minutes: 45,
      problems: ['softmax-regression-gradient'],
      text: '"Probability minus label" also holds for more than two classes. This harder problem asks for all slopes of a linear layer with softmax.',
    },
    {
      kind: 'video',
      key: 'convolutions',
      title: 'Convolutions: one small pattern for all places',
      videoUrl: 'https://www.youtube.com/watch?v=htiNBPxcXgo',
      minutes: 102,
      text: markdown`
## What to look for

- A kernel slides over the image and returns one number per place.
- How stride and padding change the size of the result.
- Dropout and data augmentation against overfitting.

## The edge of a can

A photo of 5 by 5 pixels shows a bright area (9) in the upper right, with dark background (0) on the left and below. The kernel has three columns, $-1$, $0$ and $1$: it subtracts what is on the left from what is on the right. It is placed at each of the nine positions where it fits:

~~~python
import numpy as np

photo = np.array([[0, 0, 9, 9, 9]] * 3 + [[0, 0, 0, 0, 0]] * 2)
kernel = np.array([[-1, 0, 1]] * 3)
result = np.array([[(photo[i:i + 3, j:j + 3] * kernel).sum() for j in range(3)] for i in range(3)])
print(result)
print(kernel.size, photo.size * result.size)
~~~

~~~text
[[27 27  0]
 [18 18  0]
 [ 9  9  0]]
9 225
~~~

In the upper left corner the window contains the columns 0, 0 and 9, so the result is $3 \cdot 9 = 27$. In the last column of the result the window is equally bright on both sides, and the result is 0. Further down fewer bright rows are inside, and the numbers get smaller. So the kernel reports where a vertical edge is and how strong. Nobody has to design it; its nine weights are learned like all others.

The last line shows why this is economical. The kernel has 9 weights. A dense layer from 25 pixels to 9 results would have 225, and it would have to learn the same edge separately at each place. Sharing the weights builds in an assumption: a pattern means the same wherever it is. It holds for photos from a belt. For a form with fixed fields it doesn't, and there a dense layer or a position as an extra input can be better.
`,
    },
    {
      kind: 'practice',
      key: 'practice-convolution',
      title: 'Slide a kernel with a stride',
      minutes: 30,
      problems: ['2d-convolution'],
      text: 'Compute the size of the result first, then the sums. With a stride of 2 some pixels at the edge are left out, and off-by-one errors are frequent.',
    },
    {
      kind: 'quiz',
      key: 'check-inside',
      title: 'Check: look inside',
      minutes: 9,
      questions: [
        {
          key: 'relu-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'def bent(x):\n    return 1 + 2 * max(0, x - 3) - 3 * max(0, x - 5)\n\nprint([bent(x) for x in [0, 3, 4, 5, 7]])',
          answer: '[1, 1, 3, 5, 3]',
          explanation: 'The line is flat up to 3, rises by 2 up to 5, and then falls by 1 per unit, because 2 − 3 = −1. Two bends make a hill.',
        },
        {
          key: 'step-number',
          kind: 'number',
          prompt: 'A parameter is 4, the slope of the loss is 6, and the learning rate is 0.5. What is the parameter after one step?',
          answer: 1,
          tolerance: 0.001,
          explanation: 'A step goes against the slope: 4 − 0.5 · 6 = 1. A positive slope means that a larger parameter would increase the loss.',
        },
        {
          key: 'equal-weights',
          kind: 'single',
          prompt: 'All hidden units of a network start with exactly the same weights. What happens during training?',
          options: [
            'The units soon become different by themselves',
            'The loss becomes infinite in the first step',
            'Training is faster, because nothing is random',
            'All units receive the same slopes and stay equal',
          ],
          answer: 3,
          explanation: 'Equal units compute the same value, contribute the same to the loss, and are changed the same way. The layer works like a single unit. Random starting values break the symmetry.',
        },
        {
          key: 'conv-size',
          kind: 'number',
          prompt: 'A kernel of 3 by 3 slides over an image of 28 by 28 pixels with stride 1 and no padding. How many rows does the result have?',
          answer: 26,
          explanation: 'The kernel fits at 28 − 3 + 1 = 26 places in each direction. With a padding of one pixel it would be 28 again.',
        },
        {
          key: 'sharing',
          kind: 'single',
          prompt: 'What does a convolution assume about images?',
          options: [
            'A pattern has the same meaning wherever it occurs',
            'All images show exactly one object',
            'The object is in the middle',
            'Neighboring pixels are independent',
          ],
          answer: 0,
          explanation: 'The same weights are used at every place. That saves weights and examples, as long as a pattern means the same everywhere.',
        },
      ],
    },
  ],
}
