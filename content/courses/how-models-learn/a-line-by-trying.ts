import { markdown, type LessonInput } from '../markdown.ts'

export const aLineByTrying: LessonInput = {
  kind: 'reading',
  key: 'a-line-by-trying',
  title: 'Fit a straight line by trying',
  minutes: 9,
  text: markdown`
We have a model with two parameters and a loss that says how good they are. The most direct way to train it is to try many pairs and keep the best:

~~~python-run
temperatures = [14, 17, 19, 22, 24, 27, 29, 32]
sold = [21, 34, 38, 52, 55, 71, 74, 90]

def loss(base, slope):
    squares = [(base + slope * (t - 20) - s) ** 2 for t, s in zip(temperatures, sold)]
    return sum(squares) / len(sold)

best = min((loss(b, m / 10), b, m / 10) for b in range(20, 61) for m in range(101))
print('Loss', round(best[0], 3), 'base', best[1], 'slope', best[2])
~~~
~~~text
Loss 4.125 base 43 slope 3.7
~~~

This tried 41 bases, from 20 to 60, and 101 slopes, from 0 to 10 in tenths: 4,141 pairs in all. \`min\` kept the one with the smallest loss. It is called a *grid search*. For two parameters it works well.

## See the landscape

The loss is a height above a map whose two directions are the parameters. Here is a part of this map; each number is the loss at one point:

~~~python-run
temperatures = [14, 17, 19, 22, 24, 27, 29, 32]
sold = [21, 34, 38, 52, 55, 71, 74, 90]

def loss(base, slope):
    squares = [(base + slope * (t - 20) - s) ** 2 for t, s in zip(temperatures, sold)]
    return sum(squares) / len(sold)

slopes = [2.5, 3, 3.5, 4, 4.5, 5]
print('base', *[f'{m:>6}' for m in slopes])
for base in range(34, 52, 2):
    print(f'{base:>4}', *[f'{loss(base, m):6.1f}' for m in slopes])
~~~
~~~text
base    2.5      3    3.5      4    4.5      5
  34  219.4  150.6  103.1   76.9   71.9   88.1
  36  171.9  109.1   67.6   47.4   48.4   70.6
  38  132.4   75.6   40.1   25.9   32.9   61.1
  40  100.9   50.1   20.6   12.4   25.4   59.6
  42   77.4   32.6    9.1    6.9   25.9   66.1
  44   61.9   23.1    5.6    9.4   34.4   80.6
  46   54.4   21.6   10.1   19.9   50.9  103.1
  48   54.9   28.1   22.6   38.4   75.4  133.6
  50   63.4   42.6   43.1   64.9  107.9  172.1
~~~

It is a valley with one lowest point. Far away the ground is steep, near the bottom it is flat. Look at the lowest number of each row: the lower the base, the larger the best slope. The two parameters partly make up for each other, and the valley lies across the map.

## Why trying isn't enough

A grid of 100 values per parameter needs 10,000 trials for two parameters and a million for three. For ten parameters it would be $10^{20}$, and a computer that tries a million pairs per second would need three million years. A small neural network has thousands of parameters.

We can do better because we ignored something. Standing at a point of the map, you can feel which way is down. You don't have to look at every other point; a few steps downhill lead to the bottom. The next topic makes a method of this.

For a straight line and the squared error there is even a formula:

~~~python-run
temperatures = [14, 17, 19, 22, 24, 27, 29, 32]
sold = [21, 34, 38, 52, 55, 71, 74, 90]

mean_t = sum(temperatures) / 8
mean_s = sum(sold) / 8
together = sum((t - mean_t) * (s - mean_s) for t, s in zip(temperatures, sold))
spread = sum((t - mean_t) ** 2 for t in temperatures)
slope = together / spread
base = mean_s + slope * (20 - mean_t)
print('slope', round(slope, 3), 'base at 20 degrees', round(base, 3))
~~~
~~~text
slope 3.716 base at 20 degrees 43.226
~~~

The slope is how much the two columns vary together, divided by how much the temperature varies. The line passes through the point of the two means. It agrees with the grid search up to the width of the grid. For most models there is no such formula, so we need the walk downhill. But whenever a formula exists, it is a good test of the walk: both must arrive at the same place.
`,
}
