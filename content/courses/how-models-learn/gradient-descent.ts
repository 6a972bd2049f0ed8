import { markdown, type LessonInput } from '../markdown.ts'

export const gradientDescent: LessonInput = {
  kind: 'reading',
  key: 'gradient-descent',
  title: 'Gradient descent',
  minutes: 9,
  text: markdown`
Now walk. Compute the gradient, take a small step against it, and repeat. This is *gradient descent*, and nearly all of modern machine learning is trained with a version of it:

~~~python-run
degrees = [-6, -3, -1, 2, 4, 7, 9, 12]   # temperature above 20
sold = [21, 34, 38, 52, 55, 71, 74, 90]

base, slope = 0.0, 0.0
rate = 0.01
for step in range(501):
    errors = [base + slope * x - s for x, s in zip(degrees, sold)]
    if step in (0, 1, 2, 5, 20, 100, 200, 500):
        loss = sum(e ** 2 for e in errors) / 8
        print(f'step {step:3}: base {base:6.2f} slope {slope:5.2f} loss {loss:8.2f}')
    base -= rate * 2 * sum(errors) / 8
    slope -= rate * 2 * sum(e * x for e, x in zip(errors, degrees)) / 8
~~~
~~~text
step   0: base   0.00 slope  0.00 loss  3423.38
step   1: base   1.09 slope  5.75 loss  1441.08
step   2: base   1.81 slope  6.55 loss  1356.54
step   5: base   3.74 slope  6.56 loss  1233.33
step  20: base  12.07 slope  5.96 loss   769.07
step 100: base  34.43 slope  4.35 loss    65.01
step 200: base  41.42 slope  3.85 loss     6.62
step 500: base  43.21 slope  3.72 loss     4.04
~~~

Nobody told the program anything about ice cream. It started with two zeros and arrived at the numbers of the formula in the last topic. The first few steps bring most of the progress. Then the valley becomes flat, the gradient small, and the walk slow.

## Where the slopes come from

The gradient here isn't computed by finite differences, because for the squared error it is easy to write down. Raise \`base\` by a little: each prediction rises by the same amount, and the square of an error $e$ changes by $2e$ times that amount. So the slope of the loss with respect to the base is the mean of $2e$. Raise \`slope\` by a little: a prediction changes in proportion to its $x$, so the mean of $2e \cdot x$ is needed. These are the last two lines of the program.

They have a plain meaning. If the predictions are too high on average, lower the base. If they are too high on hot days in particular, lower the slope.

The *learning rate* \`rate\` scales the steps. Change it to 0.001 and run the program again: it goes in the right direction, but after 500 steps the base has only reached about 24. Change it to 0.02: now it arrives earlier. The next lesson shows what happens beyond that.

## A few examples at a time

With a million examples, each step would have to read all of them. It is enough to use a few, drawn at random. The gradient is then only roughly right, but the steps are so cheap that it pays. This is *stochastic gradient descent*:

~~~python-run
import random

random.seed(4)
degrees = [-6, -3, -1, 2, 4, 7, 9, 12]
sold = [21, 34, 38, 52, 55, 71, 74, 90]
base, slope = 0.0, 0.0
for step in range(3001):
    if step % 600 == 0:
        print(step, round(base, 2), round(slope, 2))
    i = random.randrange(8)
    error = base + slope * degrees[i] - sold[i]
    base -= 0.005 * 2 * error
    slope -= 0.005 * 2 * error * degrees[i]
~~~
~~~text
0 0.0 0.0
600 42.87 3.55
1200 42.97 4.03
1800 43.2 3.71
2400 43.09 3.62
3000 43.34 3.67
~~~

Each step looks at one day. The parameters come close to the best ones and then jump around them, because every single day pulls in its own direction. Change both 0.005 to 0.001: they settle down more, and take longer to arrive. That is why many training programs lower the rate toward the end.
`,
}
