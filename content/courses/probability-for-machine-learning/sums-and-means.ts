import { markdown, type TopicInput } from '../markdown.ts'

export const sumsAndMeans: TopicInput = {
  key: 'sums-and-means',
  title: 'Sums and means',
  resources: [
    { label: 'Wikipedia: Convolution', url: 'https://en.wikipedia.org/wiki/Convolution' },
    { label: 'Wikipedia: Central limit theorem', url: 'https://en.wikipedia.org/wiki/Central_limit_theorem' },
    { label: 'Wikipedia: Normal distribution', url: 'https://en.wikipedia.org/wiki/Normal_distribution' },
    { label: 'NumPy: numpy.convolve', url: 'https://numpy.org/doc/stable/reference/generated/numpy.convolve.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'discrete-convolution',
      title: 'Convolution of two lists',
      videoUrl: 'https://www.youtube.com/watch?v=KuXjwB4LzSA',
      minutes: 27,
      text: markdown`
## What to look for

- Flip one list, slide it along the other, multiply and add.
- Three uses of one operation: distributions of sums, moving averages, filters for images.
- How long the result is.

## Orders from two tables

Table 1 orders 0, 1 or 2 desserts with the probabilities 0.2, 0.5 and 0.3. Table 2 orders 0 or 1 with 0.6 and 0.4. How many desserts will be ordered in total? For a total of 1, either the first table orders none and the second one, or the other way around: $0.2 \cdot 0.4 + 0.5 \cdot 0.6 = 0.38$. For each total you collect all pairs that add up to it. This is a convolution:

$$
(p * q)_n = \sum_{k} p_k\, q_{n-k} .
$$

~~~python
import numpy as np

total = np.convolve([0.2, 0.5, 0.3], [0.6, 0.4])
print(np.round(total, 2), round(float(total.sum()), 6))

steps = [0, 0, 9, 9, 9, 0, 0]
print(np.convolve(steps, [1/3, 1/3, 1/3], mode='valid'))
~~~

~~~text
[0.12 0.38 0.38 0.12] 1.0
[3. 6. 9. 6. 3.]
~~~

The second example is the same operation with another meaning. A list of measurements is combined with three equal weights, and the sharp step becomes a ramp: a moving average. With the weights $(1, -1)$ you would get differences between neighbors, which are large at edges. In two dimensions, such small tables of weights are the filters of image processing, and a convolutional network learns them.

Lists of the lengths $m$ and $n$ give a list of length $m + n - 1$. With \`mode='valid'\` only those places remain where both lists overlap fully. One trap: deep learning libraries usually don't flip the kernel. They compute a cross-correlation and call it convolution. For learned weights that makes no difference, since training would simply learn the flipped ones.
`,
    },
    {
      kind: 'practice',
      key: 'practice-convolution',
      title: 'Slide a kernel over an image',
      minutes: 30,
      problems: ['2d-convolution'],
      text: 'The second use of the lesson, in two dimensions. Read carefully whether the kernel is flipped.',
    },
    {
      kind: 'video',
      key: 'continuous-sums',
      title: 'The distribution of X + Y',
      videoUrl: 'https://www.youtube.com/watch?v=IaSGqQa5O-M',
      minutes: 30,
      text: markdown`
## What to look for

- The sum of continuous quantities: an integral in place of a sum.
- Lines with $x + y = s$, and how much probability lies along each.
- Why adding makes distributions smoother and more bell-shaped.

## Waiting for two trains

You wait between 0 and 10 minutes for the first train, and independently between 0 and 10 minutes for the second. Every moment is equally likely. What about the total?

Draw a square with the first wait to the right and the second one upward. Every point is equally likely. A total of at most 5 minutes is the triangle in the corner, with an area of $5 \cdot 5 / 2 = 12.5$ out of 100, so the probability is 0.125. All points with the same total lie on a slanted line. The line is longest for a total of 10, and shrinks to a point at 0 and at 20. So the density is a triangle with its peak at 10:

$$
f_{X+Y}(s) = \int f_X(x)\, f_Y(s - x)\, dx .
$$

~~~python
import numpy as np

rng = np.random.default_rng(7)
total = rng.uniform(0, 10, 1_000_000) + rng.uniform(0, 10, 1_000_000)
print(round(float((total <= 5).mean()), 3), round(float(((total > 9) & (total < 11)).mean()), 3))
print(round(float(total.mean()), 2), round(float(total.var()), 1))
~~~

~~~text
0.125 0.191
10.0 16.6
~~~

Two flat distributions have become a peaked one. Totals near 10 are frequent because many pairs lead to them; a total near 20 needs two long waits at once. Means add up: $5 + 5 = 10$. Variances add up too, if the quantities are independent: each wait has the variance $100/12 \approx 8.33$, and the total has 16.7, which the simulation nearly meets. Standard deviations don't add up. That of the total is $\sqrt{16.7} \approx 4.1$ and not $2.9 + 2.9$, because long and short waits partly cancel.
`,
    },
    {
      kind: 'video',
      key: 'central-limit-theorem',
      title: 'The central limit theorem',
      videoUrl: 'https://www.youtube.com/watch?v=zeJD6dqJ5lo',
      minutes: 34,
      text: markdown`
## What to look for

- Which three things the theorem assumes.
- How mean and standard deviation of a sum grow.
- What it says about means: the width shrinks with the square root of the number.

## A hundred parcels

Parcels weigh 500 g on average, with a standard deviation of 20 g. A van carries 100 of them. The total weight has the mean $100 \cdot 500 = 50{,}000$ g. The variances add up, so the standard deviation is $\sqrt{100} \cdot 20 = 200$ g. The central limit theorem adds the shape: the sum of many independent quantities with the same distribution and a finite variance is nearly normal, whatever that distribution looks like. A total of more than 50,400 g is two standard deviations above the mean, which has a probability of about 2.3%.

How many are "many"? It depends on how lopsided the single distribution is. Waiting times are very lopsided: often short, sometimes very long. The skewness measures this, and for the mean of $n$ such times it should be $2/\sqrt n$:

~~~python
import numpy as np

rng = np.random.default_rng(1)
for n in [1, 4, 25, 100]:
    means = rng.exponential(1.0, (100_000, n)).mean(axis=1)
    z = (means - means.mean()) / means.std()
    print(n, round(float(means.std()), 3), round(float((z**3).mean()), 1))
~~~

~~~text
1 0.992 2.0
4 0.5 1.0
25 0.2 0.4
100 0.1 0.2
~~~

The spread of the mean falls with $1/\sqrt n$: four times the data, half the width. This rule tells you how far to trust an average. An accuracy of 0.9, measured on 100 examples, has a standard error of $\sqrt{0.9 \cdot 0.1 / 100} = 0.03$. On 10,000 examples it is 0.003.

The assumptions matter. Errors that share a cause aren't independent, and quantities without a finite variance may have means that never settle.
`,
    },
    {
      kind: 'practice',
      key: 'practice-running-variance',
      title: 'Compute a variance while the data arrive',
      minutes: 25,
      problems: ['running-variance-welfords-algorithm'],
      text: 'Standard errors need a variance. The textbook formula loses its digits for large values; this problem shows a method that doesn\'t.',
    },
    {
      kind: 'quiz',
      key: 'check-sums',
      title: 'Check: sums and means',
      minutes: 10,
      questions: [
        {
          key: 'convolve-by-hand',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import numpy as np\n\nprint(np.convolve([1, 2, 3], [1, 1]).tolist())',
          answer: '[1, 3, 5, 3]',
          explanation: 'Each entry collects the pairs whose positions add up to it: 1, 1 + 2, 2 + 3, 3. The length is 3 + 2 − 1 = 4.',
        },
        {
          key: 'standard-deviation-of-sum',
          kind: 'number',
          prompt: 'X and Y are independent, with the standard deviations 3 and 4. What is the standard deviation of X + Y?',
          answer: 5,
          explanation: 'Variances add up: 9 + 16 = 25. The standard deviation is the square root, 5, and not 3 + 4 = 7.',
        },
        {
          key: 'halve-the-error',
          kind: 'number',
          prompt: 'The standard error of a mean of 50 measurements is 0.6. How many measurements do you need for a standard error of 0.2?',
          answer: 450,
          explanation: 'The standard error falls with the square root of the number. A third of the error needs 3² = 9 times the data: 450.',
        },
        {
          key: 'theorem-says',
          kind: 'multiple',
          prompt: 'Which statements follow from the central limit theorem (for independent draws with finite variance)?',
          options: [
            'The mean of many draws is approximately normal',
            'With many draws, the data themselves become normal',
            'Strongly skewed distributions need more draws',
            'It holds also if all draws share one large common error',
          ],
          answers: [0, 2],
          explanation: 'The theorem is about sums and means, not about the data: a histogram of a million incomes stays skewed. Skewed distributions converge more slowly. A common error violates independence and doesn\'t average out.',
        },
        {
          key: 'sum-shape',
          kind: 'single',
          prompt: 'X and Y are independent and uniform between 0 and 1. For which total is the density of X + Y highest?',
          options: ['0', '0.5', '1', 'It is the same for all totals from 0 to 2'],
          answer: 2,
          explanation: 'The pairs with the same total lie on a slanted line in the unit square. The line through the two corners, total 1, is the longest. Uniform quantities don\'t have a uniform sum.',
        },
      ],
    },
  ],
}
