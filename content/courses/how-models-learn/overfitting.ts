import { markdown, type LessonInput } from '../markdown.ts'

export const overfitting: LessonInput = {
  kind: 'reading',
  key: 'overfitting',
  title: 'Overfitting with polynomials',
  minutes: 10,
  text: markdown`
The memorizer was an extreme case. Usually a model has some freedom, and the question is how much. A weather station measures the temperature at 12 moments of a day. We fit curves of the form $w_0 + w_1 x + w_2 x^2 + \dots$ up to some power, the *degree*. Degree 1 is a straight line; each further degree allows one more bend. As before, the truth is known, because the data are simulated: a smooth wave plus a random deviation of one degree.

~~~python-run
import math, random

def solve(matrix, right):
    n = len(right)
    rows = [row + [r] for row, r in zip(matrix, right)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(n):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    return [rows[i][n] / rows[i][i] for i in range(n)]

def fit(points, degree):
    powers = range(degree + 1)
    matrix = [[sum(x ** (i + j) for x, _ in points) for j in powers] for i in powers]
    return solve(matrix, [sum(y * x ** i for x, y in points) for i in powers])

def loss(weights, points):
    total = 0
    for x, y in points:
        prediction = sum(w * x ** i for i, w in enumerate(weights))
        total += (prediction - y) ** 2
    return total / len(points)

def measure(count):
    times = [random.uniform(-1, 1) for _ in range(count)]
    return [(x, 15 + 5 * math.sin(3 * x) + random.gauss(0, 1)) for x in times]

random.seed(2)
train, test = measure(12), measure(200)
print('degree  train   test')
for degree in [0, 1, 3, 5, 7, 9]:
    weights = fit(train, degree)
    print(f'{degree:>6} {loss(weights, train):6.2f} {loss(weights, test):6.2f}')
~~~
~~~text
degree  train   test
     0  14.50  14.03
     1   4.23   5.10
     3   0.68   1.41
     5   0.58   1.64
     7   0.07  17.00
     9   0.06  15.22
~~~

\`fit\` finds the weights with the smallest squared error by solving a system of linear equations, the formula of the straight line in a general form. You don't need its details here. Read the table.

The training loss falls with every degree, as it must: each curve can do everything that the one before could. The test loss falls first, then rises again.

- Degrees 0 and 1 are too stiff. Both losses are high: *underfitting*.
- Degree 3 follows the wave. The test loss is not far above 1, the random part that nobody can predict.
- Degrees 7 and 9 bend through the random deviations of the 12 points. The training loss is nearly 0, the test loss is larger than that of a constant: *overfitting*.

## What helps

Change \`measure(12)\` to \`measure(100)\` and run it again. With 100 points the deviations can't all be met by one curve, and degree 9 is nearly as good as degree 3. More data are the best remedy for overfitting.

Often there are no more data. Then choose the degree by data that weren't used for training. There is a trap, though. If you try six degrees on the test data and report the best of the six losses, that number is too good, because the winner was chosen partly by luck. Use three parts: train on the first, choose the degree with the second, the *validation set*, and report the result on the third, once.

The gap between training and test loss tells you what to do next. A small gap and a high loss: the model is too simple. A large gap: it is too free for the amount of data.
`,
}
