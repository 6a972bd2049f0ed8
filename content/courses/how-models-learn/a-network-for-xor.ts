import { markdown, type LessonInput } from '../markdown.ts'

export const aNetworkForXor: LessonInput = {
  kind: 'reading',
  key: 'a-network-for-xor',
  title: 'A tiny network, with backpropagation',
  minutes: 13,
  text: markdown`
A lamp in a hallway has a switch at each end. It is on if exactly one of them is up. Computer scientists call this rule XOR, and no line can describe it: if each switch alone turns the lamp on, a sum of both turns it on even more. Logistic regression remains at 50% for all four cases.

A *neural network* puts a layer in between. Each *hidden unit* computes its own weighted sum of the inputs and bends it; here the bend is \`tanh\`, which maps to the range from -1 to 1. The output is a logistic regression on the hidden units. The layer can invent features, such as "at least one is up" and "both are up", and with these XOR is easy.

~~~python-run
import math, random

examples = [((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((1, 1), 0)]
size, rate = 3, 0.3
random.seed(1)
# Two weights and a bias for each unit; then one weight per unit and a bias.
hidden = [[random.uniform(-1, 1) for _ in range(3)] for _ in range(size)]
output = [random.uniform(-1, 1) for _ in range(size + 1)]

def forward(x):
    h = [math.tanh(w[0] * x[0] + w[1] * x[1] + w[2]) for w in hidden]
    z = sum(v * a for v, a in zip(output, h)) + output[-1]
    return h, 1 / (1 + math.exp(-z))

def backward(x, y):
    h, p = forward(x)
    d = p - y  # the slope of the loss at the output
    for_output = [d * a for a in h] + [d]
    for_hidden = []
    for j in range(size):
        # Through the output weight, then through tanh.
        d_unit = d * output[j] * (1 - h[j] ** 2)
        for_hidden.append([d_unit * x[0], d_unit * x[1], d_unit])
    return for_hidden, for_output

def loss():
    total = 0
    for x, y in examples:
        _, p = forward(x)
        total -= math.log(p if y else 1 - p)
    return total / 4

for epoch in range(1001):
    if epoch in (0, 10, 50, 100, 300, 1000):
        print('epoch', epoch, 'loss', round(loss(), 4))
    for x, y in examples:
        for_hidden, for_output = backward(x, y)
        output = [v - rate * g for v, g in zip(output, for_output)]
        for unit, slopes in zip(hidden, for_hidden):
            for i in range(3):
                unit[i] -= rate * slopes[i]

for x, y in examples:
    print(x, 'should be', y, 'is', round(forward(x)[1], 3))
~~~
~~~text
epoch 0 loss 0.6676
epoch 10 loss 0.6138
epoch 50 loss 0.1147
epoch 100 loss 0.0349
epoch 300 loss 0.008
epoch 1000 loss 0.0021
(0, 0) should be 0 is 0.001
(0, 1) should be 1 is 0.998
(1, 0) should be 1 is 0.998
(1, 1) should be 0 is 0.003
~~~

## How the slopes travel backward

\`forward\` computes from left to right. \`backward\` starts at the end, with $p - y$, as in logistic regression. The slope for a weight of the output is this number times the unit's value. To reach the hidden layer, ask how much each unit contributed: multiply by its output weight, and by the slope of \`tanh\`, which is $1 - h^2$. Then multiply by the inputs. Each step uses the result of the one before. That is *backpropagation*: the chain rule, applied from the end to the beginning, so that one pass provides all slopes.

Is it right? You know how to check: with a finite difference. Add these lines at the end, and compare the two numbers:

~~~python
x, y = examples[1]
exact = backward(x, y)[0][0][1]

def one_loss():
    return -math.log(forward(x)[1])

before = one_loss()
hidden[0][1] += 1e-6
print(exact, (one_loss() - before) / 1e-6)
~~~

They agree in the first three digits; the rest is due to the size of the step.

## Three experiments

- Set \`size\` to 1. The loss stays near 0.48: one unit can't do it.
- Set the seed to 6. The training gets stuck, and the loss stays near 0.36. The landscape of a network has valleys that are not the deepest one. Larger networks have more ways out, and this is one reason why they train well.
- Set all starting weights to 0 by replacing both \`random.uniform(-1, 1)\` by \`0.0\`. Nothing happens beyond a little movement of the bias, because all units do the same thing and receive the same slopes. Random starting values break the tie.

Networks with billions of weights are trained in this way. What differs is the number of layers, the hardware, and the care.
`,
}
