import { markdown, type TopicInput } from '../markdown.ts'

export const convolveAndTrain: TopicInput = {
  key: 'convolve-and-train',
  title: 'Convolve and train',
  resources: [
    { label: 'PyTorch: Conv2d', url: 'https://docs.pytorch.org/docs/stable/generated/torch.nn.Conv2d.html' },
    { label: 'Delving Deep into Rectifiers (initialization for ReLU)', url: 'https://arxiv.org/abs/1502.01852' },
    { label: 'Batch Normalization', url: 'https://arxiv.org/abs/1502.03167' },
    { label: 'Adam: A Method for Stochastic Optimization', url: 'https://arxiv.org/abs/1412.6980' },
    { label: 'Improving neural networks by preventing co-adaptation (dropout)', url: 'https://arxiv.org/abs/1207.0580' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'convolutional-layers',
      title: 'Convolutional layers: sizes, weights and what a unit sees',
      videoUrl: 'https://www.youtube.com/watch?v=bNb2fEVKeEo',
      minutes: 74,
      text: markdown`
## What to look for

- A filter extends through all channels and moves over two directions.
- The formula for the size of the result.
- Pooling reduces the size and has no weights.

## Through five layers with a pencil

A color image has 32 by 32 pixels and 3 channels. A layer with 16 filters of 3 by 3 returns 16 maps, one per filter. With side $n$, filter size $f$, padding $p$ and stride $s$ the new side is

$$
\left\lfloor \frac{n + 2p - f}{s} \right\rfloor + 1.
$$

Each filter has $3 \cdot 3 \cdot 3$ weights, since it covers all channels, and one bias: 28. Sixteen of them have 448. The program goes through five layers and prints the size of the result, the number of weights, and how many pixels of the original image a unit sees in each direction:

~~~python
side, channels, total, sees, stride_so_far = 32, 3, 0, 1, 1
for name, filters, size, stride, pad in [('conv', 16, 3, 1, 1), ('pool', None, 2, 2, 0), ('conv', 32, 3, 1, 1), ('pool', None, 2, 2, 0), ('conv', 64, 3, 1, 1)]:
    side = (side + 2 * pad - size) // stride + 1
    weights = 0 if filters is None else filters * (size * size * channels + 1)
    channels, total = filters or channels, total + weights
    sees, stride_so_far = sees + (size - 1) * stride_so_far, stride_so_far * stride
    print(name, (side, side, channels), weights, 'sees', sees)
print(total, 32 * 32 * 3 * 100)
~~~

~~~text
conv (32, 32, 16) 448 sees 3
pool (16, 16, 16) 0 sees 4
conv (16, 16, 32) 4640 sees 8
pool (8, 8, 32) 0 sees 10
conv (8, 8, 64) 18496 sees 18
23584 307200
~~~

Follow the last column. A unit of the first layer sees 3 pixels. After pooling, neighboring units are two pixels apart, so the next filter of size 3 adds $2 \cdot 2$ pixels: 8. In the fifth layer a unit sees 18 of 32 pixels. Depth and pooling let small filters see large things.

The last line compares the weights: 23,584 for all five layers, and 307,200 for a single dense layer from the image to 100 units, without biases. The convolutional layers also keep the map: if a digit moves by four pixels, the result of the first layer moves by four pixels as well.
`,
    },
    {
      kind: 'practice',
      key: 'practice-convolution',
      title: 'Write the convolution',
      minutes: 30,
      problems: ['2d-convolution'],
      text: 'Compute the size with the formula, then the sums. Most libraries don\'t flip the kernel; check what the statement asks for.',
    },
    {
      kind: 'video',
      key: 'keep-the-signal-alive',
      title: 'Keep the signal alive: activations, starting values, normalization',
      videoUrl: 'https://www.youtube.com/watch?v=wEoyxE0GP2M',
      minutes: 85,
      text: markdown`
## What to look for

- Which activation functions saturate, and what this does to slopes.
- How the size of the first weights affects the tenth layer.
- What batch normalization computes in training and in use.

## Ten layers, four ways to start

Before training, weights are random numbers. Their size seems unimportant, since training changes them anyway. Send random data through ten layers of 512 ReLU units and look at the standard deviation of the values after the first, the fifth and the tenth layer:

~~~python
import numpy as np

rng = np.random.default_rng(0)
for name, scale in [('0.01', 0.01), ('1 / sqrt(n)', 1 / 512**0.5), ('sqrt(2 / n)', (2 / 512) ** 0.5), ('0.1', 0.1)]:
    h = rng.normal(0, 1, (200, 512))
    spread = []
    for layer in range(10):
        h = np.maximum(0, h @ rng.normal(0, scale, (512, 512)))
        spread.append(h.std())
    print(name, [f'{spread[i]:.2g}' for i in (0, 4, 9)])
~~~

~~~text
0.01 ['0.13', '9.4e-05', '9.3e-09']
1 / sqrt(n) ['0.58', '0.14', '0.026']
sqrt(2 / n) ['0.82', '0.78', '0.73']
0.1 ['1.3', '7.8', '93']
~~~

With the scale 0.01 the signal shrinks to $9 \cdot 10^{-9}$. Gradients shrink in the same way, so the first layers would not learn anything. With 0.1 it grows to 93, and in a deeper network it would overflow. Each layer multiplies the mean square of the values by about $n \sigma^2 / 2$: $n$ weights are added up, and ReLU sets half of the sums to zero. If this factor is to be 1, the scale must be $\sigma = \sqrt{2/n}$. The third line shows the result: 0.82, 0.78, 0.73. The second line, $1/\sqrt{n}$, is right for symmetric functions near zero; with ReLU it loses a factor of $\sqrt 2$ in each layer.

Batch normalization attacks the same problem in another way: it subtracts the mean and divides by the standard deviation of each unit over the batch, then lets the network learn a scale and a shift. In use there may be only one image, so running averages from training are applied. If a model is good in training and strange in use, check whether it was switched to the right mode.
`,
    },
    {
      kind: 'practice',
      key: 'practice-standardize',
      title: 'Standardize columns, including the constant one',
      minutes: 15,
      problems: ['z-score-standardization'],
      text: 'This is the core of batch normalization for a table. A column without any variation would be divided by zero, which is why libraries add a small number under the root.',
    },
    {
      kind: 'video',
      key: 'optimizers-and-dropout',
      title: 'Better optimizers, and training that generalizes',
      videoUrl: 'https://www.youtube.com/watch?v=_JB0AO7QxSA',
      minutes: 80,
      text: markdown`
## What to look for

- Why plain gradient descent zigzags or crawls.
- What momentum remembers and what Adam divides by.
- Dropout, augmentation and transfer learning against overfitting.

## A long narrow valley

The loss $\tfrac12 w_0^2 + 25 w_1^2$ is 50 times as curved in one direction as in the other. We start at $(10, 1)$ and make 100 steps. The rate of gradient descent can't be larger than $2/50 = 0.04$, or it would diverge across the valley; at 0.03 it is safe there and slow along the valley. Each line shows the distance from the minimum in both directions and the loss:

~~~python
import numpy as np

def gradient(w):
    return np.array([w[0], 50 * w[1]])   # of 0.5 * w0**2 + 25 * w1**2, a long narrow valley

def run(update, steps=100):
    w, state = np.array([10.0, 1.0]), {'v': np.zeros(2), 'm': np.zeros(2), 's': np.zeros(2)}
    for t in range(1, steps + 1):
        w = update(w, gradient(w), state, t)
    return w

def sgd(w, g, state, t):
    return w - 0.03 * g

def momentum(w, g, state, t):
    state['v'] = 0.9 * state['v'] - 0.03 * g
    return w + state['v']

def adam(w, g, state, t):
    state['m'] = 0.9 * state['m'] + 0.1 * g
    state['s'] = 0.999 * state['s'] + 0.001 * g**2
    m, s = state['m'] / (1 - 0.9**t), state['s'] / (1 - 0.999**t)
    return w - 0.3 * m / (np.sqrt(s) + 1e-8)

for update in (sgd, momentum, adam):
    w = run(update)
    print(update.__name__, np.abs(w).round(4), round(float(0.5 * w[0] ** 2 + 25 * w[1] ** 2), 5))
~~~

~~~text
sgd [0.4755 0.    ] 0.11306
momentum [0.0248 0.0011] 0.00034
adam [0.0513 0.0016] 0.00138
~~~

After 100 steps gradient descent has settled $w_1$ and is still 0.48 away in $w_0$. Momentum adds up the steps: along the valley they have the same sign and build up speed, across it they alternate and cancel. It ends with a loss that is more than 300 times smaller. Adam divides each direction by the typical size of its gradient, so flat and steep directions move at a similar pace. It did this without knowing the curvature; on this smooth loss momentum is better still. Neither is best everywhere. Adam is a good first choice, and a falling learning rate helps both.

A small training loss isn't the goal, though. *Dropout* sets a random half of the units to zero in each step, so that no unit can rely on a particular other one. In use all units are active, and the values are scaled so that their mean stays the same. Shifted, mirrored or slightly rotated copies of the images help as well, where the label allows it: a mirrored cat is a cat, a mirrored 3 isn't a 3.
`,
    },
    {
      kind: 'practice',
      key: 'practice-average',
      title: 'The moving average inside Adam, and when to stop',
      minutes: 30,
      problems: ['exponential-moving-average-with-bias-correction', 'early-stopping'],
      text: 'Adam keeps two moving averages that begin at zero; the correction makes the first steps right. The second problem decides when further training is no longer worth it.',
    },
    {
      kind: 'quiz',
      key: 'check-convolve',
      title: 'Check: convolve and train',
      minutes: 10,
      questions: [
        {
          key: 'side-number',
          kind: 'number',
          prompt: 'An image has 64 by 64 pixels. A layer uses filters of 5 by 5 with padding 2 and stride 2. What is the side of the result?',
          answer: 32,
          explanation: '⌊(64 + 4 − 5)/2⌋ + 1 = ⌊31.5⌋ + 1 = 32. A stride of 2 with this padding halves the side.',
        },
        {
          key: 'weights-number',
          kind: 'number',
          prompt: 'A layer has 8 filters of 3 by 3 and gets 4 channels. How many weights does it have, with one bias per filter?',
          answer: 296,
          explanation: 'Each filter covers all channels: 3 · 3 · 4 + 1 = 37 weights. Eight of them have 296. The size of the image doesn\'t matter.',
        },
        {
          key: 'init-scale',
          kind: 'single',
          prompt: 'A layer with ReLU has 800 inputs. Which standard deviation of the first weights keeps the size of the signal?',
          options: ['0.0025', '0.05', '0.5', '1'],
          answer: 1,
          explanation: '√(2/800) = √0.0025 = 0.05. The value 0.0025 is the variance; as a standard deviation it would make the signal vanish after a few layers.',
        },
        {
          key: 'momentum-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'v, w = 0.0, 0.0\nfor gradient in [2, 2, -2]:\n    v = 0.5 * v - gradient\n    w += v\n    print(v, w)',
          answer: '-2.0 -2.0\n-3.0 -5.0\n0.5 -4.5',
          explanation: 'Equal gradients build up speed: the second step is 3 instead of 2. When the gradient turns, the remembered speed brakes the change: 0.5 · (−3) + 2 = 0.5.',
        },
        {
          key: 'modes',
          kind: 'multiple',
          prompt: 'Which parts of a network behave differently in training and in use?',
          options: ['Dropout', 'Batch normalization', 'ReLU', 'Max pooling'],
          answers: [0, 1],
          explanation: 'Dropout is switched off in use, and batch normalization takes running averages instead of the values of the batch. ReLU and pooling are fixed functions.',
        },
        {
          key: 'mirror',
          kind: 'single',
          prompt: 'For which task is mirroring images from left to right a bad augmentation?',
          options: ['Telling cats from dogs', 'Finding rust on photos of metal', 'Recognizing types of clouds', 'Reading handwritten digits'],
          answer: 3,
          explanation: 'A mirrored 2 or 7 isn\'t a digit that anybody writes, and a mirrored letter can become another letter. For the other tasks both versions are equally plausible.',
        },
      ],
    },
  ],
}
