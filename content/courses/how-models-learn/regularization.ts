import { markdown, type LessonInput } from '../markdown.ts'

export const regularization: LessonInput = {
  kind: 'reading',
  key: 'regularization',
  title: 'What regularization does',
  minutes: 9,
  text: markdown`
Instead of forbidding the high powers, we can make them expensive. *Regularization* adds a price to the loss that grows with the weights:

$$
\text{loss} = \text{sum of squared errors} + \lambda \cdot \text{sum of squared weights}
$$

The model now has to justify every large weight with a better fit. The number $\lambda$ (lambda) sets the price. Here is degree 9 again, which overfitted badly, with different prices. In the equations the price is a single addition, on the diagonal of the matrix:

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

def fit(points, degree, price):
    powers = range(degree + 1)
    matrix = [[sum(x ** (i + j) for x, _ in points) for j in powers] for i in powers]
    for i in powers[1:]:
        matrix[i][i] += price
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
print('price    train   test  largest weight')
for price in [0, 0.0001, 0.001, 0.01, 0.1, 1, 10, 100]:
    weights = fit(train, 9, price)
    largest = max(abs(w) for w in weights[1:])
    print(f'{price:<7} {loss(weights, train):6.2f} {loss(weights, test):6.2f} {largest:8.1f}')
~~~
~~~text
price    train   test  largest weight
0         0.06  15.22    313.0
0.0001    0.17   7.75     73.6
0.001     0.45   2.37     17.2
0.01      0.54   2.01     10.4
0.1       0.74   2.20      8.7
1         2.97   5.59      4.4
10        8.04   9.18      1.4
100      13.23  13.01      0.2
~~~

Without a price the largest weight is over 300. Such a curve swings up and down between the points. A price of 0.01 is enough to calm it, and the test loss falls from 15 to 2, not far from that of the best degree. If the price gets too high, all weights shrink toward 0, the curve becomes flat, and the model underfits. Training and test loss are then high together.

The constant $w_0$ costs nothing here, because \`powers[1:]\` leaves it out. The mean temperature of a place isn't a sign of overfitting, and the model should not be pulled toward 0 degrees.

Change the degree 9 to 3 in the line \`weights = fit(train, 9, price)\`. Now a price of 0 is the best one, or nearly so: a model that is already simple doesn't need the brake.

## Where you meet it

- For linear models this is called *ridge regression*. With absolute values in place of squares it is the *lasso*, which sets many weights to exactly 0.
- In gradient descent the price adds $2 \lambda w$ to each slope, so every step shrinks each weight a little. There it is called *weight decay*.
- *Early stopping* ends the training before the weights have grown, and has a similar effect.

All of them trade a slightly worse fit on the training data for a steadier model. The right price depends on the data. Choose it on validation data, as you choose a degree, and scale the features first: a feature in kilometers needs a weight a thousand times as large as one in meters, and would pay a much higher price for the same effect.
`,
}
