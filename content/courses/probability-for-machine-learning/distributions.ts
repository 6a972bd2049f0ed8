import { markdown, type TopicInput } from '../markdown.ts'

export const distributions: TopicInput = {
  key: 'distributions',
  title: 'Distributions',
  resources: [
    { label: 'Wikipedia: Binomial distribution', url: 'https://en.wikipedia.org/wiki/Binomial_distribution' },
    { label: 'Wikipedia: Probability density function', url: 'https://en.wikipedia.org/wiki/Probability_density_function' },
    { label: 'NumPy: random generator', url: 'https://numpy.org/doc/stable/reference/random/generator.html' },
    { label: 'Python: statistics', url: 'https://docs.python.org/3/library/statistics.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'binomial',
      title: 'How likely is 8 out of 10?',
      videoUrl: 'https://www.youtube.com/watch?v=8idr1WZ1A7Q',
      minutes: 16,
      text: markdown`
## What to look for

- The two factors of the binomial formula: the number of arrangements, and the probability of each.
- The same numbers read in two ways: for a fixed rate, and for a fixed result.
- Why 8 of 10 and 80 of 100 tell you different things.

## Seeds that sprout

You sow ten seeds, and eight sprout. The bag promised 95%. Is that plausible? If each seed sprouts with probability $s$, independently of the others, then one particular pattern with eight successes has the probability $s^8 (1-s)^2$. There are $\binom{10}{8} = 45$ such patterns, so

$$
P(8 \mid s) = \binom{10}{8}\, s^8 (1 - s)^2 .
$$

~~~python
from math import comb

def binomial(k, n, s):
    return comb(n, k) * s**k * (1 - s) ** (n - k)

for s in [0.5, 0.8, 0.95]:
    print(s, round(binomial(8, 10, s), 4))
print(round(sum(binomial(k, 10, 0.95) for k in range(9)), 4))
~~~

~~~text
0.5 0.0439
0.8 0.302
0.95 0.0746
0.0861
~~~

With the promised rate, exactly eight successes have a probability of 7.5%, and eight or fewer one of 8.6%. That is a little unlucky, but no reason to complain. With $s = 0.8$ the same result has 30%.

Notice that the first three numbers don't add up to 1. They belong to three different bags, one result in each. As a function of $s$ for a fixed result they form the likelihood, and it is highest at $s = 0.8$, the observed share. As a function of the result for a fixed $s$ they form a distribution, and its eleven values add up to 1.

More data sharpen the picture. With 80 of 100 seeds the likelihood of 0.95 is practically zero. This is why a test set of 10 examples can't distinguish a model with 80% accuracy from one with 95%.
`,
    },
    {
      kind: 'video',
      key: 'densities',
      title: 'Probability zero, and still possible',
      videoUrl: 'https://www.youtube.com/watch?v=ZA4JkHKZM50',
      minutes: 14,
      text: markdown`
## What to look for

- For continuous quantities, only intervals have a positive probability.
- A density is probability per unit, and it may be larger than 1.
- Areas under the density are probabilities.

## The unknown rate has a density

A bus comes at a random moment of the next 10 minutes. The probability that it comes after exactly 4 minutes, to every decimal place, is zero. But it will come at some moment, and that one had probability zero as well. The paradox disappears with intervals: between 4 and 5 minutes, the probability is 0.1; between 4 and 4.1 it is 0.01. Divide by the width, and you get 0.1 per minute in both cases. This quotient is the density.

The rate $s$ of the seeds is continuous too. After 8 of 10 successes, and if all rates were equally plausible before, its density is proportional to $s^8 (1-s)^2$. To find the probability of an interval, measure the area:

~~~python
import numpy as np

s = (np.arange(100_000) + 0.5) / 100_000
density = s**8 * (1 - s) ** 2
density /= density.mean()
print(round(float(density.max()), 2))
for low, high in [(0.7, 0.9), (0.9, 1.0), (0.0, 0.5)]:
    inside = (s > low) & (s < high)
    print(low, high, round(float(density[inside].sum() / 100_000), 3))
~~~

~~~text
3.32
0.7 0.9 0.598
0.9 1.0 0.09
0.0 0.5 0.033
~~~

The highest value of the density is about 3.3. That isn't a mistake: a density is not a probability, only its area is. On a scale in percent, the same curve would be 100 times wider and 100 times lower.

So the result supports rates between 0.7 and 0.9 with a probability of about 60%. This curve is called the posterior, and with it the question "which rate is right?" gets an honest answer: a range. Loss functions with a logarithm of a density can become negative for the same reason that the curve may rise above 1.
`,
    },
    {
      kind: 'practice',
      key: 'practice-p-values',
      title: 'Compare a value with a sample',
      minutes: 20,
      problems: ['empirical-p-values-by-binary-search'],
      text: 'A distribution may be given only as a sample. Then counting takes the place of areas: which share of the sample is at least as large?',
    },
    {
      kind: 'quiz',
      key: 'check-distributions',
      title: 'Check: distributions',
      minutes: 8,
      questions: [
        {
          key: 'binomial-number',
          kind: 'number',
          prompt: 'You guess 4 true-or-false questions at random. What is the probability (0 to 1) of exactly 3 right answers?',
          answer: 0.25,
          tolerance: 0.001,
          explanation: markdown`There are $\binom{4}{3} = 4$ patterns, each with the probability $0.5^4 = 1/16$: together $4/16 = 0.25$.`,
        },
        {
          key: 'density-value',
          kind: 'single',
          prompt: 'A density has the value 2.5 at one place. What does this mean?',
          options: [
            'There is a mistake, since probabilities are at most 1',
            'The probability of this value is 2.5%',
            'A short interval around it, of width 0.01, has a probability of about 0.025',
            'The value is 2.5 times as likely as the mean',
          ],
          answer: 2,
          explanation: 'A density is probability per unit. Multiplied by a small width it gives a probability; only the area under the whole curve has to be 1.',
        },
        {
          key: 'likelihood',
          kind: 'single',
          prompt: 'A model answers 18 of 20 questions correctly. For which accuracy is this result most likely?',
          options: ['0.50', '0.85', '0.90', '1.00'],
          answer: 2,
          explanation: 'The likelihood of a binomial result is highest at the observed share, 18/20 = 0.9. Nearby accuracies such as 0.85 are almost as plausible. 1.00 is impossible, because there were two errors.',
        },
        {
          key: 'comb-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'from math import comb\n\nprint([comb(4, k) for k in range(5)])\nprint(sum(comb(4, k) for k in range(5)) == 2 ** 4)',
          answer: '[1, 4, 6, 4, 1]\nTrue',
          explanation: 'The numbers count the patterns of four trials with 0 to 4 successes. All patterns together are 2 · 2 · 2 · 2 = 16.',
        },
      ],
    },
  ],
}
