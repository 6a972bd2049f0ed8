import { markdown, type LessonInput } from '../markdown.ts'

export const slopeBySmallSteps: LessonInput = {
  kind: 'reading',
  key: 'slope-by-small-steps',
  title: 'The gradient by small steps',
  minutes: 9,
  text: markdown`
You stand on the map of the loss, in fog. Which way is down? Take a tiny step in one direction and compare the heights. That is the whole idea of a *finite difference*:

~~~python-run
def loss(w):
    return (w - 3) ** 2 + 1

w, step = 5, 0.001
print('Height here:', loss(w))
print('Height after a small step:', loss(w + step))
print('Slope:', (loss(w + step) - loss(w)) / step)
~~~
~~~text
Height here: 5
Height after a small step: 5.0040010000000015
Slope: 4.001000000001476
~~~

The loss rises by about 4 per unit of \`w\`, so smaller values of \`w\` are better. The *slope*, or *derivative*, is the change of the loss divided by the size of the step. Set \`w\` to 3 and run it: the slope is almost 0, because 3 is the bottom. Set it to 1: the slope is about -4, so there larger values are better. The sign says which way to go, the size says how steep it is.

The exact derivative of $(w-3)^2 + 1$ is $2(w - 3)$, which is 4 at $w = 5$. Our result is off by the size of the step. Half a step to each side is far more exact: replace the last line by \`print((loss(w + step) - loss(w - step)) / (2 * step))\`.

## One slope for each parameter

With two parameters, wiggle one and keep the other fixed. The list of all slopes is called the *gradient*:

~~~python-run
degrees = [-6, -3, -1, 2, 4, 7, 9, 12]   # temperature above 20
sold = [21, 34, 38, 52, 55, 71, 74, 90]

def loss(parameters):
    base, slope = parameters
    return sum((base + slope * x - s) ** 2 for x, s in zip(degrees, sold)) / len(sold)

def gradient(f, parameters, step=1e-4):
    result = []
    for i in range(len(parameters)):
        up, down = parameters[:], parameters[:]
        up[i] += step
        down[i] -= step
        result.append((f(up) - f(down)) / (2 * step))
    return result

for point in [[40, 3], [44, 3.5], [44, 4]]:
    slopes = [round(g, 2) for g in gradient(loss, point)]
    print(point, 'loss', round(loss(point), 2), 'gradient', slopes)
~~~
~~~text
[40, 3] loss 50.12 gradient [-10.75, -80.25]
[44, 3.5] loss 5.62 gradient [0.25, -13.75]
[44, 4] loss 9.38 gradient [3.25, 28.75]
~~~

At a base of 40 and a slope of 3 both numbers are negative, so both parameters should grow. The second is much larger: a change of the slope has more effect, because it is multiplied by up to 12 degrees. At 44 and 4 the sign of both has changed. We have gone too far.

\`gradient\` works for every function with any number of parameters. It is slow, though: it computes the loss twice per parameter. Libraries for neural networks compute all slopes in one pass, with *backpropagation*. You will write that too, in the last topic. A finite difference remains the best way to check it.
`,
}
