import { markdown, type TopicInput } from '../markdown.ts'

export const howSureAreYou: TopicInput = {
  key: 'how-sure-are-you',
  title: 'How sure are you?',
  resources: [
    { label: 'scikit-learn: cross-validation', url: 'https://scikit-learn.org/stable/modules/cross_validation.html' },
    { label: 'Wikipedia: Bootstrapping (statistics)', url: 'https://en.wikipedia.org/wiki/Bootstrapping_(statistics)' },
    { label: 'NumPy: random generator', url: 'https://numpy.org/doc/stable/reference/random/generator.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'cross-validation',
      title: 'Cross-validation: every row is new once',
      videoUrl: 'https://www.youtube.com/watch?v=fSytzGwwBVw',
      minutes: 11,
      text: markdown`
## What to look for

- Why a model must not be judged by the rows it was fitted to.
- Each block is held out once, and the others are used for fitting.
- What the method is used for: comparing models and choosing settings.

## The wiggly curve wins, and loses

During the day the number of guests rises and falls in a wave around its mean. The café has 30 noisy measurements of the difference from the mean, in tens of guests, and fits polynomials of degree 1, 3, 5 and 12. For each degree the program prints the mean squared error on all rows used for fitting, and then the error in five-fold cross-validation: the rows are split into five blocks of six, each block is predicted by a curve that was fitted to the other 24 rows, and the five errors are averaged.

~~~python
import numpy as np

rng = np.random.default_rng(3)
x = np.linspace(-1, 1, 30)
y = np.sin(3 * x) + rng.normal(0, 0.3, 30)
folds = rng.permutation(30).reshape(5, 6)
for degree in [1, 3, 5, 12]:
    train = ((np.polyval(np.polyfit(x, y, degree), x) - y) ** 2).mean()
    errors = []
    for held_out in folds:
        rest = np.setdiff1d(np.arange(30), held_out)
        curve = np.polyfit(x[rest], y[rest], degree)
        errors.append(((np.polyval(curve, x[held_out]) - y[held_out]) ** 2).mean())
    print(degree, round(train, 3), round(np.mean(errors), 3))
~~~

~~~text
1 0.315 0.36
3 0.104 0.168
5 0.103 0.244
12 0.052 1.26
~~~

On its own rows the polynomial of degree 12 looks best by far. On held-out rows it is the worst, with an error 24 times as large: it has learned the noise of its 24 points and swings wildly between them. The straight line has nearly the same error in both columns, and it is large; the line is too simple, but at least it says so. Degree 3 has the smallest error on new rows, and so it is our choice.

The gap between the two columns is the price of flexibility. Five or ten blocks are common. With one row per block the method is called leave-one-out. Once the degree is chosen, fit it again to all 30 rows; cross-validation chooses the recipe, not one of the five curves.
`,
    },
    {
      kind: 'practice',
      key: 'practice-folds',
      title: 'Make blocks with equal shares of each class',
      minutes: 25,
      problems: ['stratified-k-fold-split'],
      text: 'The blocks above were random, which is fine for numbers. For rare classes a random block may contain none of them; this problem deals the rows out fairly.',
    },
    {
      kind: 'video',
      key: 'bootstrap',
      title: 'The bootstrap: draw from your own sample',
      videoUrl: 'https://www.youtube.com/watch?v=Xz0x-8-cgaQ',
      minutes: 14,
      text: markdown`
## What to look for

- Drawing with replacement, and as many values as there are.
- Each draw gives one value of the statistic; together they form a histogram.
- The method works for statistics without a formula for the standard error.

## How long do guests wait?

Ten guests waited 2, 3, 3, 4, 4, 5, 6, 7, 11 and 19 minutes. The mean is 6.4 minutes, the median 4.5. How different could these values have been with ten other guests? You can't repeat the day, but you can imitate it. Write the ten numbers on cards, draw a card, note it, *put it back*, and draw ten times. Some guests appear twice, some not at all. Compute the mean of this new sample. Repeat it often and look at how the means vary:

~~~python
import numpy as np

waits = np.array([2, 3, 3, 4, 4, 5, 6, 7, 11, 19])
rng = np.random.default_rng(0)
samples = rng.choice(waits, size=(10_000, 10))
for name, values in [('mean', samples.mean(axis=1)), ('median', np.median(samples, axis=1))]:
    low, high = np.quantile(values, [0.025, 0.975])
    print(name, round(values.std(), 2), round(low, 1), round(high, 1))
~~~

~~~text
mean 1.53 3.9 9.8
median 1.25 3.0 8.0
~~~

For each statistic the program prints the standard deviation over 10,000 draws and the range that contains 95% of them. The mean waiting time of 6.4 minutes has a standard error of about 1.5 minutes, and an interval from 3.9 to 9.8. So the claim "guests wait less than 8 minutes on average" is not supported by ten guests. The median varies less, because the guest with 19 minutes can't pull it.

The bootstrap has limits. It can't show waiting times that never occurred in the sample, so it says nothing about the longest wait to expect. It also assumes that the ten guests are independent; ten members of one group who waited together are closer to a single observation.
`,
    },
    {
      kind: 'practice',
      key: 'practice-quantiles',
      title: 'Count how many values are as extreme',
      minutes: 15,
      problems: ['empirical-p-values-by-binary-search'],
      text: 'An interval and a p-value both ask where a number lies among many simulated ones. Sorting once makes each question fast.',
    },
    {
      kind: 'quiz',
      key: 'check-sure',
      title: 'Check: how sure are you?',
      minutes: 8,
      questions: [
        {
          key: 'fits',
          kind: 'number',
          prompt: 'You compare 4 settings by 5-fold cross-validation and then fit the best setting to all rows. How many models are fitted in total?',
          answer: 21,
          explanation: 'Each setting is fitted five times, which makes 20, and the chosen one is fitted once more to all rows.',
        },
        {
          key: 'overfit-sign',
          kind: 'single',
          prompt: 'Which pair of errors is a sign of overfitting?',
          options: ['Training 0.30, held out 0.31', 'Training 0.30, held out 0.29', 'Training 0.02, held out 0.65', 'Training 0.60, held out 0.65'],
          answer: 2,
          explanation: 'A tiny training error with a large error on new rows means that the model has learned its rows by heart. Large errors in both places point to a model that is too simple.',
        },
        {
          key: 'bootstrap-order',
          kind: 'order',
          prompt: 'Put the steps of a bootstrap interval for a median in order.',
          items: [
            'Draw as many values as the sample has, with replacement',
            'Compute the median of the drawn values',
            'Repeat the draw a few thousand times',
            'Sort the medians and read off the 2.5% and the 97.5% point',
          ],
          explanation: 'Drawing without replacement would return the same ten values every time, and all medians would be equal. The spread comes from putting the values back.',
        },
        {
          key: 'bootstrap-limits',
          kind: 'multiple',
          prompt: 'What can the bootstrap tell you from 50 independent waiting times?',
          options: ['A standard error of the median', 'The longest wait to expect in ten years', 'An interval for the mean', 'Whether the 50 guests are typical of other cafés'],
          answers: [0, 2],
          explanation: 'It imitates repeated sampling from the same source. It cannot invent values outside the sample, and it cannot repair a sample that was taken in the wrong place.',
        },
      ],
    },
  ],
}
