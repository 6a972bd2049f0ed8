import { markdown, type LessonInput } from '../markdown.ts'

export const learningRates: LessonInput = {
  kind: 'reading',
  key: 'learning-rates',
  title: 'Learning rates that diverge',
  minutes: 8,
  text: markdown`
The learning rate is the first number that people get wrong. To see why, take a loss with one parameter, $(w - 3)^2$, whose slope is $2(w - 3)$, and start at $w = 0$:

~~~python-run
rate = 0.1
w = 0.0
for step in range(10):
    print(step, round(w, 3), round((w - 3) ** 2, 3))
    w -= rate * 2 * (w - 3)
~~~
~~~text
0 0.0 9.0
1 0.6 5.76
2 1.08 3.686
3 1.464 2.359
4 1.771 1.51
5 2.017 0.966
6 2.214 0.618
7 2.371 0.396
8 2.497 0.253
9 2.597 0.162
~~~

Each step removes a fifth of the remaining distance to 3. Now change the rate and run it again:

- With 0.5 the first step lands exactly on 3.
- With 0.9 it jumps past 3 to the other side, comes back, and gets closer each time.
- With 1.0 it jumps between 0 and 6 forever.
- With 1.1 each jump is longer than the one before. After nine steps \`w\` is about 18.5, and the loss is over 200. The program *diverges*.

The reason is visible in the update. The distance to 3 is multiplied by $1 - 2 \cdot \text{rate}$ in each step. If this factor is between -1 and 1, the distance shrinks. At 1.1 the factor is -1.2.

## The steepest direction decides

With several parameters each direction of the valley has its own factor. The steepest one limits the rate, and the flattest one then decides how long you wait:

~~~python-run
degrees = [-6, -3, -1, 2, 4, 7, 9, 12]
sold = [21, 34, 38, 52, 55, 71, 74, 90]

def train(rate, steps=100):
    base, slope = 0.0, 0.0
    for _ in range(steps):
        errors = [base + slope * x - s for x, s in zip(degrees, sold)]
        base -= rate * 2 * sum(errors) / 8
        slope -= rate * 2 * sum(e * x for e, x in zip(errors, degrees)) / 8
    errors = [base + slope * x - s for x, s in zip(degrees, sold)]
    return sum(e ** 2 for e in errors) / 8

for rate in [0.0001, 0.001, 0.01, 0.02, 0.023, 0.024, 0.03]:
    print(f'{rate:<7} loss after 100 steps: {train(rate):.4g}')
~~~
~~~text
0.0001  loss after 100 steps: 1755
0.001   loss after 100 steps: 1056
0.01    loss after 100 steps: 65.01
0.02    loss after 100 steps: 6.494
0.023   loss after 100 steps: 6.534
0.024   loss after 100 steps: 3.663e+07
0.03    loss after 100 steps: 1.217e+42
~~~

Between "fast" and "explodes" lies a narrow band. At 0.02 the training is at its fastest, at 0.024 it has exploded.

## How to recognize it

- *The loss grows, becomes \`nan\` or \`inf\`, or Python reports an \`OverflowError\`*: the rate is too large. Divide it by 10.
- *The loss falls very slowly and evenly*: the rate is too small. Multiply it by 3.
- *The loss falls, then jumps around a level*: near the bottom the rate is too large. Lower it with time.

In practice, try rates that differ by factors, such as 0.001, 0.003, 0.01 and 0.03, for a few steps each. Take the largest one with which the loss falls smoothly. There is no best rate for all problems, because it depends on how steep the loss is, and that depends on the data. In the next lesson we change the data instead.
`,
}
