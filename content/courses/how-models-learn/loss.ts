import { markdown, type LessonInput } from '../markdown.ts'

export const loss: LessonInput = {
  kind: 'reading',
  key: 'loss',
  title: 'Loss: how wrong it is, as one number',
  minutes: 9,
  text: markdown`
Which parameters are better, a base of 40 with a slope of 3, or 44 with 3.5? Eight predictions against eight others are hard to compare by eye. A *loss function* turns all errors into one number: the smaller, the better.

~~~python-run
temperatures = [14, 17, 19, 22, 24, 27, 29, 32]
sold = [21, 34, 38, 52, 55, 71, 74, 90]

def errors(base, slope):
    return [base + slope * (t - 20) - s for t, s in zip(temperatures, sold)]

def mean_squared_error(base, slope):
    return sum(e ** 2 for e in errors(base, slope)) / len(sold)

for base, slope in [(40, 3), (44, 3.5), (44, 4)]:
    print(base, slope, errors(base, slope), round(mean_squared_error(base, slope), 2))
~~~
~~~text
40 3 [1, -3, -1, -6, -3, -10, -7, -14] 50.12
44 3.5 [2.0, -0.5, 2.5, -1.0, 3.0, -2.5, 1.5, -4.0] 5.62
44 4 [-1, -2, 2, 0, 5, 1, 6, 2] 9.38
~~~

An error is the prediction minus the target, so a negative error means that too little was predicted. The mean of the errors alone would be a bad measure: +10 and -10 cancel out, and a terrible model could get a perfect 0. Squaring makes every error count, and the mean keeps the number comparable between 8 and 8,000 days. The second pair wins clearly.

The *mean squared error* has a strange unit, square cones. Its square root, the *root mean squared error*, is in cones again. For the second pair it is about 2.4, so the predictions are typically off by two or three cones.

## The loss says what matters to you

Squaring punishes large errors more than small ones. An error of 10 costs as much as 100 errors of 1. You could take the absolute values instead, and this changes which model is best. Here the simplest of all models, one that always predicts the same number, is asked about a week with one exceptional day:

~~~python-run
sold = [40, 42, 41, 43, 44, 40, 142]

def squared(c):
    return sum((c - s) ** 2 for s in sold) / len(sold)

def absolute(c):
    return sum(abs(c - s) for s in sold) / len(sold)

candidates = range(30, 150)
print('Best constant, squared loss: ', min(candidates, key=squared))
print('Best constant, absolute loss:', min(candidates, key=absolute))
print('Mean:', sum(sold) / 7, 'median:', sorted(sold)[3])
~~~
~~~text
Best constant, squared loss:  56
Best constant, absolute loss: 42
Mean: 56.0 median: 42
~~~

The squared loss leads to the mean, the absolute loss to the median. Change 142 to 242: the first answer moves to 70, the second stays at 42. Neither is right in itself. If the kiosk must never run out on the day of the festival, large errors hurt most. If the festival was a fluke, it should not decide about all other days.

Losses can also be lopsided. An unsold cone costs the owner 30 cents, a missing one costs her 1.50 euros of income. For her, an error of -5 is five times as bad as one of +5. The choice of the loss is the point where the purpose of a model enters its training. No data can make it for you.
`,
}
