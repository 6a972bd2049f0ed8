import { markdown, type TopicInput } from '../markdown.ts'

export const gradientsByMachine: TopicInput = {
  key: 'gradients-by-machine',
  title: 'Let the machine compute gradients',
  resources: [
    { label: 'micrograd', url: 'https://github.com/karpathy/micrograd' },
    { label: 'Lecture notebooks', url: 'https://github.com/karpathy/nn-zero-to-hero' },
    { label: 'PyTorch: how autograd records operations', url: 'https://docs.pytorch.org/docs/stable/notes/autograd.html' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: the plan and your tools',
      minutes: 7,
      text: markdown`
By the end of this course, you will have written an automatic differentiation engine, several models that continue a text letter by letter, and a small transformer. You know every line of them, so that the code of larger models reads like a longer version of your own.

## How to use the course

The videos are long coding sessions, up to two hours each. Don't watch one in a single evening. Read the companion first, because it isolates the one idea that the session depends on. Then watch with an editor open and type along. Stop before each result and predict the shape of the tensor or the size of the loss. Wrong predictions are the most useful moments of the course.

You need Python, NumPy and PyTorch; a laptop without a graphics card is enough for everything but the last training run. The companions use tiny data, such as six names of trees, so that each example runs in a second.

## Notation

- $B$ is the batch size, $T$ the number of positions (the context), $C$ the number of channels per position, $V$ the size of the vocabulary.
- A shape such as $(B, T, C)$ lists the sizes of the dimensions in order.
- The loss is the mean negative log-likelihood, in natural logarithms.
`,
    },
    {
      kind: 'video',
      key: 'autograd-engine',
      title: 'Write an automatic differentiation engine',
      videoUrl: 'https://www.youtube.com/watch?v=VMj-3S1tku0',
      seconds: 8752,
      minutes: 155,
      text: markdown`
## What to look for

- Every number remembers from which numbers it was computed, and how.
- Each operation knows only its local derivative.
- Gradients are added with +=, because a number may be used several times.
- The order of the backward pass: a topological sort, reversed.

## A few lines that replace a lot of calculus

A result such as $y = ab + a$ is a small graph: $a$ and $b$ meet in a product, and the product meets $a$ again in a sum. The engine stores this graph while it computes. Each node keeps its value, its parents and a rule that passes its gradient to the parents. For a product the rule is: the gradient of one factor is the other factor times the gradient of the result. For a sum, the gradient goes to both terms unchanged.

~~~python
class Value:
    def __init__(self, data, parents=(), rule=lambda grad: ()):
        self.data, self.parents, self.rule, self.grad = data, parents, rule, 0.0

    def __add__(self, other):
        return Value(self.data + other.data, (self, other), lambda g: (g, g))

    def __mul__(self, other):
        return Value(self.data * other.data, (self, other), lambda g: (g * other.data, g * self.data))

    def backward(self):
        order, seen = [], set()
        def visit(v):
            if v not in seen:
                seen.add(v)
                for p in v.parents: visit(p)
                order.append(v)
        visit(self)
        self.grad = 1.0
        for v in reversed(order):
            for p, g in zip(v.parents, v.rule(v.grad)): p.grad += g

a, b = Value(3.0), Value(-2.0)
y = a * b + a
y.backward()
print(y.data, a.grad, b.grad)
~~~

~~~text
-3.0 -1.0 3.0
~~~

By hand, $\partial y/\partial a = b + 1 = -1$ and $\partial y/\partial b = a = 3$. The first has two contributions, $-2$ from the product and $1$ from the sum. With = instead of +=, one of them would be lost. The order matters for the same reason: a node may pass its gradient on only when all nodes that use it have delivered theirs. And because gradients are added, a training loop must set them to zero before each step. PyTorch works in the same way; forgetting \`zero_grad\` is its most famous mistake.
`,
    },
    {
      kind: 'practice',
      key: 'practice-topological-sort',
      title: 'Order the nodes of a graph',
      minutes: 30,
      problems: ['topological-sort'],
      text: 'The backward pass is correct only if every node waits for all nodes that use it. This problem is that order, for any graph, including graphs with a cycle.',
    },
    {
      kind: 'quiz',
      key: 'check-autograd',
      title: 'Check: automatic differentiation',
      minutes: 8,
      questions: [
        {
          key: 'used-twice',
          kind: 'number',
          prompt: markdown`$y = a \cdot a + 3a$, computed by an engine like the one in the lesson. What is \`a.grad\` after the backward pass if $a = 4$?`,
          answer: 11,
          explanation: markdown`The two factors of the square contribute 4 each, the last term 3: $4 + 4 + 3 = 11$. By hand, $2a + 3 = 11$.`,
        },
        {
          key: 'torch-accumulates',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import torch\n\nw = torch.tensor(2.0, requires_grad=True)\nfor _ in range(3):\n    loss = 5 * w\n    loss.backward()\nprint(w.grad.item())',
          answer: '15.0',
          explanation: 'Each backward pass adds 5 to the gradient. Without setting it to zero between the passes, the third step would use a gradient three times too large.',
        },
        {
          key: 'local-rule',
          kind: 'single',
          prompt: markdown`You add the operation $z = \text{ReLU}(x)$ to the engine. Which rule passes the gradient $g$ of $z$ to $x$?`,
          options: ['$g \\cdot x$', '$g$ if $z > 0$, otherwise 0', '$\\max(0, g)$', '$g$ in all cases'],
          answer: 1,
          explanation: 'The local derivative is 1 where ReLU lets its input pass, and 0 elsewhere. The gradient itself may be negative, so cutting it off at 0 would be wrong.',
        },
        {
          key: 'training-step',
          kind: 'order',
          prompt: 'Put the parts of one training step in PyTorch in order.',
          items: ['Compute the predictions (forward pass)', 'Compute the loss', 'Call backward on the loss', 'Update the parameters', 'Set the gradients to zero for the next step'],
          explanation: 'The update needs the gradients that backward has computed. They are set to zero after it, or at any other time before the next backward pass. Zeroing between backward and update would erase everything.',
        },
      ],
    },
  ],
}
