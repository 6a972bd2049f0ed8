import { markdown, type LessonInput } from '../markdown.ts'

export const logisticRegression: LessonInput = {
  kind: 'reading',
  key: 'logistic-regression',
  title: 'Logistic regression: a probability from a line',
  minutes: 10,
  text: markdown`
A stump says yes or no. Often we want to know how sure the model is: at 27 degrees, how likely is it that the kiosk sells out? Take a straight line, and bend its result into the range from 0 to 1. The function for the bend is the *sigmoid*:

~~~python-run
import math

def sigmoid(z):
    return 1 / (1 + math.exp(-z))

for z in [-6, -3, -1, 0, 1, 3, 6]:
    print(f'{z:>2} {sigmoid(z):.3f} {"#" * round(40 * sigmoid(z))}')
~~~
~~~text
-6 0.002
-3 0.047 ##
-1 0.269 ###########
 0 0.500 ####################
 1 0.731 #############################
 3 0.953 ######################################
 6 0.998 ########################################
~~~

Large negative numbers become nearly 0, large positive ones nearly 1, and 0 becomes one half. The model is $p = \text{sigmoid}(b + w x)$, and it is trained like the line, by gradient descent:

~~~python-run
import math

temperatures = [16, 18, 21, 22, 23, 25, 26, 27, 28, 29, 31, 33]
sold_out = [0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1]
xs = [(t - 25) / 5 for t in temperatures]

def sigmoid(z):
    return 1 / (1 + math.exp(-z))

w, b = 0.0, 0.0
for step in range(501):
    probabilities = [sigmoid(b + w * x) for x in xs]
    if step % 100 == 0:
        logs = [math.log(p if y else 1 - p) for p, y in zip(probabilities, sold_out)]
        loss = -sum(logs) / 12
        print(f'step {step}: loss {loss:.4f} w {w:.2f} b {b:.2f}')
    differences = [p - y for p, y in zip(probabilities, sold_out)]
    w -= 0.5 * sum(d * x for d, x in zip(differences, xs)) / 12
    b -= 0.5 * sum(differences) / 12

for t in [15, 20, 25, 27, 30, 35]:
    print(t, 'degrees:', f'{sigmoid(b + w * (t - 25) / 5):.0%}')
~~~
~~~text
step 0: loss 0.6931 w 0.00 b 0.00
step 100: loss 0.3798 w 2.45 b -0.06
step 200: loss 0.3793 w 2.59 b -0.07
step 300: loss 0.3793 w 2.60 b -0.07
step 400: loss 0.3793 w 2.61 b -0.07
step 500: loss 0.3793 w 2.61 b -0.07
15 degrees: 1%
20 degrees: 6%
25 degrees: 48%
27 degrees: 73%
30 degrees: 93%
35 degrees: 99%
~~~

## A loss for probabilities

If the model says 90% and the kiosk sells out, the loss is $-\log 0.9 \approx 0.1$. If it says 10% and the kiosk sells out, the loss is $-\log 0.1 \approx 2.3$. If it says 0.1%, it is 6.9. The more confident a wrong prediction, the more it costs, without limit. This is the *log loss*, also called *cross-entropy*. A coin, which always says 50%, has a loss of $\log 2 \approx 0.693$; that is the loss at step 0, and every useful model must be below it.

The slopes are as simple as for the line: the mean of $p - y$, and the mean of $(p - y) \cdot x$. If the model says 0.8 on a day on which the kiosk did not sell out, the difference of 0.8 pulls both parameters in the direction that lowers $p$.

## Probabilities and decisions

The model doesn't decide. At 25 degrees it says about a half, and whether the owner orders more depends on what an unsold cone and a disappointed child cost her. Choose the threshold from these costs.

Now set the fourth entry of \`sold_out\` to 0. The classes are then perfectly separated at 26.5 degrees, and \`w\` grows with every step: the steeper the curve, the smaller the loss, without end. The model becomes more and more certain after twelve days of experience. A small price on $w^2$, as in the lesson on regularization, stops that.
`,
}
