import { markdown, type TopicInput } from '../markdown.ts'

export const gradients: TopicInput = {
  key: 'gradients',
  title: 'Slopes and steps',
  resources: [
    { label: 'Wikipedia: Chain rule', url: 'https://en.wikipedia.org/wiki/Chain_rule' },
    { label: 'Wikipedia: Gradient descent', url: 'https://en.wikipedia.org/wiki/Gradient_descent' },
    { label: 'Wikipedia: Stochastic gradient descent', url: 'https://en.wikipedia.org/wiki/Stochastic_gradient_descent' },
    { label: 'scikit-learn: stochastic gradient descent', url: 'https://scikit-learn.org/stable/modules/sgd.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'chain-rule',
      title: 'The chain rule: rates multiply',
      videoUrl: 'https://www.youtube.com/watch?v=wl1myxrtQHQ',
      minutes: 21,
      text: markdown`
## What to look for

- Why the rates of two linked quantities are multiplied and not added.
- How the squared residual is split into an outer and an inner function.
- The sign of the inner derivative.

## From sunshine to a squared error

A solar panel yields 1.8 kWh for each hour of sun, and each kWh saves 0.30 euros. How much does one more hour of sun save? You multiply: $0.30 \cdot 1.8 = 0.54$ euros. This is the chain rule. If $z$ depends on $y$ and $y$ depends on $x$, then

$$
\frac{dz}{dx} = \frac{dz}{dy} \cdot \frac{dy}{dx}.
$$

The units show that it makes sense: euros per kWh times kWh per hour gives euros per hour.

Now the case that we need all the time. A line predicts $\hat y = b + 2x$. For the point $x = 3$, $y = 10$ and the bias $b = 1$ the prediction is 7, the residual $r = y - \hat y$ is 3, and the loss $L = r^2$ is 9. How does the loss react to $b$? The outer function is the square, with derivative $2r = 6$. The inner function is $r = 10 - (b + 6)$, with derivative $-1$. So

$$
\frac{dL}{db} = 2r \cdot (-1) = -6.
$$

A small change confirms it. Raise the bias by 0.001 and measure the slope:

~~~python
def loss(b):
    return (10 - (b + 2 * 3)) ** 2

print(round((loss(1.001) - loss(1)) / 0.001, 3))
~~~

~~~text
-5.999
~~~

The negative sign says that a larger bias makes the loss smaller. Such a check with a small step is slow, but it finds nearly every mistake in a derivative. Keep it at hand.
`,
    },
    {
      kind: 'video',
      key: 'gradient-descent',
      title: 'Gradient descent: large steps far away, small steps close by',
      videoUrl: 'https://www.youtube.com/watch?v=sDv4f4s2SB8',
      minutes: 27,
      text: markdown`
## What to look for

- The step is the derivative times the learning rate.
- Why the steps get smaller although the learning rate stays the same.
- When to stop: the step is tiny, or the number of steps is used up.

## A slope that finds its value

Three parcels weigh 1, 2 and 3 kg and cost 3, 5 and 7 euros to send. We model the price as $\hat y = 1 + wx$ and look for the price per kilogram, $w$. The loss is the sum of squared residuals. Each term contributes $-2x(y - \hat y)$ to the derivative, by the chain rule. At $w = 0$ the residuals are 2, 4 and 6, so

$$
\frac{dL}{dw} = -2\,(1 \cdot 2 + 2 \cdot 4 + 3 \cdot 6) = -56.
$$

The derivative is negative, so $w$ has to grow. With the learning rate $\eta = 0.01$ the step is $0.01 \cdot 56 = 0.56$:

~~~python
points = [(1, 3), (2, 5), (3, 7)]
w = 0.0
for step in range(1, 6):
    slope = sum(-2 * x * (y - (1 + w * x)) for x, y in points)
    w -= 0.01 * slope
    print(step, round(slope, 2), round(w, 4))
~~~

~~~text
1 -56.0 0.56
2 -40.32 0.9632
3 -29.03 1.2535
4 -20.9 1.4625
5 -15.05 1.613
~~~

The answer is $w = 2$, and each step covers 28% of the remaining distance. Nobody reduced the learning rate: the slope itself becomes flatter near the bottom. With $\eta = 0.08$ each step would be $0.08 \cdot 28 = 2.24$ times the distance, so the value would land farther away on the other side, and the next one farther still. A loss that grows from step to step nearly always means a learning rate that is too large.
`,
    },
    {
      kind: 'video',
      key: 'stochastic-gradient-descent',
      title: 'Stochastic gradient descent: a few rows at a time',
      videoUrl: 'https://www.youtube.com/watch?v=vMh0zPT0tLI',
      minutes: 14,
      text: markdown`
## What to look for

- How many derivatives one step needs with all rows, with one row and with a mini-batch.
- Why redundant data makes the cheap steps nearly as good.
- How new rows can be used without starting over.

## The same parcels, one by one

Plain gradient descent looks at every row before it moves once. With a million rows and 10,000 parameters, one step needs ten billion terms. Stochastic gradient descent estimates the slope from one row, or from a small group of rows called a mini-batch, and moves at once. The estimate is noisy, because a single row knows only about itself. But it is right on average, and you get many more steps for the same work.

Take the parcels of the last lesson, (1 kg, 3 euros), (2 kg, 5 euros), (3 kg, 7 euros), and the model $\hat y = 1 + wx$. This time $w$ changes after every row, with $\eta = 0.05$:

~~~python
w = 0.0
for x, y in [(1, 3), (2, 5), (3, 7)]:
    residual = y - (1 + w * x)
    w -= 0.05 * -2 * x * residual
    print(x, round(residual, 2), round(w, 3))
~~~

~~~text
1 2.0 0.2
2 3.6 0.92
3 3.24 1.892
~~~

One pass over three rows brings $w$ to 1.892. In the last lesson a pass over the same rows gave only one step. (The learning rates differ, so this is an illustration and not a race.) Note that the heavy parcel moves $w$ most: its $x$ is a factor of the step. That is one reason why features are standardized first. In practice, shuffle the rows in each epoch, because sorted rows pull the parameters in one direction for a long time, and use mini-batches of 32 to 256 rows: they average out much of the noise, and a processor handles them as fast as single rows.
`,
    },
    {
      kind: 'practice',
      key: 'practice-gradient-step',
      title: 'Program one step for several weights',
      minutes: 25,
      problems: ['gradient-descent-step-for-linear-regression'],
      text: 'The parcels had one weight. With several weights, all partial derivatives must be taken at the old weights before any weight moves. This problem checks exactly that.',
    },
    {
      kind: 'quiz',
      key: 'check-gradients',
      title: 'Check: slopes and steps',
      minutes: 10,
      questions: [
        {
          key: 'rates',
          kind: 'number',
          prompt: 'A dough rises 4 mm for each degree of warmth, and the oven room gets 0.5 degrees warmer per minute. How many millimeters does the dough rise per minute?',
          answer: 2,
          explanation: 'Rates along a chain multiply: 4 mm per degree times 0.5 degrees per minute is 2 mm per minute.',
        },
        {
          key: 'derivative-of-square',
          kind: 'single',
          prompt: markdown`What is the derivative of $(y - wx)^2$ with respect to $w$?`,
          options: ['$2(y - wx)$', '$-2(y - wx)$', '$-2x(y - wx)$', '$2x(y - wx)$'],
          answer: 2,
          explanation: markdown`The outer derivative is $2(y - wx)$. The inner function $y - wx$ has the derivative $-x$ with respect to $w$. Leaving out the inner derivative is the most frequent mistake; $-2(y - wx)$ would be right for a bias.`,
        },
        {
          key: 'one-step',
          kind: 'number',
          prompt: markdown`A parameter is $w = 5$, the derivative of the loss at this place is $12$, and the learning rate is $0.1$. What is $w$ after one step of gradient descent?`,
          answer: 3.8,
          tolerance: 0.001,
          explanation: markdown`$5 - 0.1 \cdot 12 = 3.8$. The step goes against the derivative: the loss grows to the right, so we move to the left.`,
        },
        {
          key: 'too-large',
          kind: 'multiple',
          prompt: 'The loss is 9, then 14, then 31, then 80. Which of these are sensible next moves?',
          options: [
            'Divide the learning rate by ten',
            'Train for more epochs with the same settings',
            'Check the sign of the gradient with a small step',
            'Add more hidden units',
          ],
          answers: [0, 2],
          explanation: 'A loss that grows steadily means steps that are too long, or steps in the wrong direction. More epochs make it worse, and more units change nothing about either cause.',
        },
        {
          key: 'loop-order',
          kind: 'order',
          prompt: 'Put the parts of one epoch of mini-batch training in order.',
          items: ['Shuffle the rows', 'Take the next mini-batch', 'Compute the predictions of the batch', 'Compute the gradient of its loss', 'Move the weights against the gradient'],
          explanation: 'The rows are shuffled once per epoch; the other four parts repeat for each batch. The gradient needs the predictions, and the weights move last.',
        },
      ],
    },
  ],
}
