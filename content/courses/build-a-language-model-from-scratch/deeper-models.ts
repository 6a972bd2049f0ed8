import { markdown, type TopicInput } from '../markdown.ts'

export const deeperModels: TopicInput = {
  key: 'deeper-models',
  title: 'From manual gradients to a GPT',
  resources: [
    { label: 'Attention Is All You Need', url: 'https://arxiv.org/abs/1706.03762' },
    { label: 'WaveNet: A Generative Model for Raw Audio', url: 'https://arxiv.org/abs/1609.03499' },
    { label: 'Language Models are Few-Shot Learners (GPT-3)', url: 'https://arxiv.org/abs/2005.14165' },
    { label: 'CS224N', url: 'http://web.stanford.edu/class/cs224n/' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'manual-backward-pass',
      title: 'Write the backward pass of tensors yourself',
      videoUrl: 'https://www.youtube.com/watch?v=q8SA3rM6ckI',
      minutes: 122,
      text: markdown`
## What to look for

- The gradient of a tensor always has the shape of the tensor.
- Where the forward pass copies values (broadcasting), the backward pass adds.
- Softmax and cross-entropy together have a surprisingly short gradient.

## Probability minus target

You could differentiate softmax, then the logarithm, then the mean. Written together, almost everything cancels. For the logits $z$ of one example with the true class $y$ and the probabilities $p = \text{softmax}(z)$,

$$
\frac{\partial L}{\partial z_j} = p_j - [j = y] .
$$

Here $[j = y]$ is 1 for the true class and 0 for the others. For a batch, divide by the number of examples. Read the result as a pull: the true class is pulled up by what it lacks to 1, all others are pushed down by what they have, and the pulls of one example add up to zero.

~~~python
import torch

z = torch.tensor([[2.0, 0.0, 1.0], [0.0, 0.0, 0.0]], requires_grad=True)
y = torch.tensor([0, 2])
torch.nn.functional.cross_entropy(z, y).backward()

by_hand = torch.softmax(z.detach(), dim=1)
by_hand[range(2), y] -= 1
by_hand /= 2
print(torch.allclose(by_hand, z.grad))
print([[round(v, 3) for v in row] for row in by_hand.tolist()])
~~~

~~~text
True
[[-0.167, 0.045, 0.122], [0.167, 0.167, -0.333]]
~~~

The second row knows nothing yet, with 1/3 for each class. Half of $1/3 - 1$ is $-0.333$, and half of $1/3$ is $0.167$.

For a layer $Y = XW + b$ three rules follow from the shapes alone. $X$ has the shape $(n, d)$, $W$ $(d, m)$ and the incoming gradient $G$ $(n, m)$. The only product of $X$ and $G$ with the shape $(d, m)$ is $X^\top G$, and that is the gradient of $W$. In the same way $G W^\top$ belongs to $X$. The bias was copied to all $n$ rows, so its gradient is the sum of $G$ over the rows.
`,
    },
    {
      kind: 'practice',
      key: 'practice-softmax-gradient',
      title: 'Program this gradient for a whole layer',
      minutes: 45,
      problems: ['softmax-regression-gradient'],
      text: 'Probability minus target, followed by the rule for the weights. Scores as large as 10,000 test whether your softmax is stable.',
    },
    {
      kind: 'video',
      key: 'tree-of-layers',
      title: 'Merge a long context step by step',
      videoUrl: 'https://www.youtube.com/watch?v=t3YJ5hKiMQ0',
      minutes: 62,
      text: markdown`
## What to look for

- Why a single hidden layer is a poor fit for a long context.
- Merging neighbors in pairs: eight positions, then four, two, one.
- How matrix products treat all leading dimensions as a batch.

## Pairs of pairs

With a context of eight letters, the simple model joins all embeddings into one row and presses it through a single layer. A model in the style of WaveNet merges only neighbors: positions 1 and 2, 3 and 4, and so on. The next layer merges the results. After three layers the whole context is one vector, and each layer had an easy task.

~~~python
import torch

def merge(x, out):
    batch, steps, channels = x.shape
    joined = x.view(batch, steps // 2, channels * 2)
    return torch.tanh(joined @ torch.randn(channels * 2, out) * (channels * 2) ** -0.5)

x = torch.randn(4, 8, 10)
for _ in range(3):
    x = merge(x, 24)
    print(tuple(x.shape))
~~~

~~~text
(4, 4, 24)
(4, 2, 24)
(4, 1, 24)
~~~

Nothing had to be written for the middle dimension. In \`joined @ W\` the last dimension is multiplied, and all others are carried along, as if there were 4 · 4 separate rows. The weights are shared by the four pairs of a layer, which is what makes this a convolution with stride 2.

Compare the sizes without biases. The flat model with 24 units needs $8 \cdot 10 \cdot 24 = 1920$ weights. The tree needs $20 \cdot 24 + 48 \cdot 24 + 48 \cdot 24 = 2784$. It isn't smaller here, but it grows slowly: each doubling of the context adds one layer of 1,152 weights, while the flat model doubles.

One detail deserves attention: with three dimensions, BatchNorm must average over batch and position, that is over the dimensions 0 and 1. Averaging over the batch alone keeps separate statistics for each position. The code runs without an error message, so this mistake is hard to notice.
`,
    },
    {
      kind: 'video',
      key: 'gpt',
      title: 'Build a small GPT',
      videoUrl: 'https://www.youtube.com/watch?v=kCc8FmEb1nY',
      minutes: 125,
      text: markdown`
## What to look for

- A mean over all earlier positions is a product with a lower triangular matrix.
- Self-attention replaces the equal weights with weights that depend on the data.
- What residual connections, layer normalization and several heads add.
- One text of $T$ tokens gives $T$ training examples at once.

## From a mean to attention

The simplest way to use the past is to average it. With a lower triangular matrix of weights, this takes one product for all positions. There are two ways to get the weights: divide each row of ones by its sum, or start with zeros, set the future to $-\infty$ and apply softmax. The second way looks roundabout, but the zeros can be replaced by scores.

~~~python
import torch

T, C = 4, 2
x = torch.tensor([[1.0, 0.0], [3.0, 0.0], [2.0, 6.0], [6.0, 2.0]])
past = torch.tril(torch.ones(T, T))

scores = torch.zeros(T, T).masked_fill(past == 0, float('-inf'))
print((torch.softmax(scores, dim=1) @ x).tolist())

scores = (x @ x.T / C**0.5).masked_fill(past == 0, float('-inf'))
print([round(w, 2) for w in torch.softmax(scores, dim=1)[2].tolist()])
~~~

~~~text
[[1.0, 0.0], [2.0, 0.0], [2.0, 2.0], [3.0, 2.0]]
[0.0, 0.0, 1.0, 0.0]
~~~

The last row of the mean is $(1 + 3 + 2 + 6)/4 = 3$ and $(0 + 0 + 6 + 2)/4 = 2$. In the second output, the third position compares itself with the past and attends to itself alone, since its vector is long and unlike the others. A real head first computes queries, keys and values with three learned matrices, so that a position can look for something other than itself.

Attention itself doesn't know the order of the past: swap two earlier positions, and the sum is the same. Therefore embeddings of the positions are added at the start. A block consists of attention and a dense network, each of which adds its result to the stream of vectors instead of replacing it. The addition passes gradients on unchanged, and that is why dozens of blocks can be trained.
`,
    },
    {
      kind: 'practice',
      key: 'practice-attention',
      title: 'Program causal self-attention',
      minutes: 45,
      problems: ['causal-self-attention'],
      text: 'The head of the lesson, with given queries, keys and values, and without a library that hides the mask.',
    },
    {
      kind: 'practice',
      key: 'practice-tokens-and-sampling',
      title: 'Before and after the model: tokens and sampling',
      minutes: 80,
      problems: ['byte-pair-encoding', 'top-p-nucleus-sampling'],
      text: 'Your GPT reads letters and draws from all of them. Larger models read pieces of words and draw from the likely ones only. These two problems are the missing ends.',
    },
    {
      kind: 'quiz',
      key: 'check-deeper-models',
      title: 'Check: gradients of tensors and GPT',
      minutes: 10,
      questions: [
        {
          key: 'gradient-shape',
          kind: 'single',
          prompt: markdown`$Y = XW$, where $X$ has the shape (32, 10) and $W$ the shape (10, 5). The gradient of the loss with respect to $Y$ is $G$. Which expression is the gradient with respect to $W$?`,
          options: ['$G W^\\top$', '$X^\\top G$', '$G^\\top X$', '$X G$'],
          answer: 1,
          explanation: markdown`The gradient has the shape of $W$, (10, 5). $X^\top G$ has the shape (10, 32) times (32, 5), which fits. $G^\top X$ is its transpose, and $G W^\top$ is the gradient with respect to $X$.`,
        },
        {
          key: 'cross-entropy-gradient',
          kind: 'number',
          prompt: markdown`One example has the probabilities $(0.2, 0.7, 0.1)$, and the second class is the true one. What is the derivative of its cross-entropy with respect to the second logit?`,
          answer: -0.3,
          tolerance: 0.001,
          explanation: markdown`Probability minus target: $0.7 - 1 = -0.3$. Raising this logit lowers the loss. The three derivatives, 0.2, −0.3 and 0.1, add up to zero.`,
        },
        {
          key: 'broadcast',
          kind: 'single',
          prompt: 'A bias of shape (5,) is added to a tensor of shape (32, 5). How do you get its gradient from the gradient G of the result?',
          options: ['The first row of G', 'The sum of G over the 5 columns', 'The mean of G over the 32 rows', 'The sum of G over the 32 rows'],
          answer: 3,
          explanation: 'The bias was used 32 times, once per row, and the contributions add up. If the loss is a mean, the division by 32 is already contained in G.',
        },
        {
          key: 'tril-mean',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import torch\n\nweights = torch.tril(torch.ones(3, 3))\nweights = weights / weights.sum(dim=1, keepdim=True)\nprint((weights @ torch.tensor([2.0, 4.0, 9.0])).tolist())',
          answer: '[2.0, 3.0, 5.0]',
          explanation: 'Row i holds equal weights for the positions up to i, so the results are the means of 2, of 2 and 4, and of 2, 4 and 9.',
        },
        {
          key: 'positions',
          kind: 'multiple',
          prompt: 'Which parts of a transformer let information move from one position to another?',
          options: ['The token embeddings', 'Self-attention', 'The dense layers of a block', 'Layer normalization'],
          answers: [1],
          explanation: 'Embeddings, dense layers and layer normalization treat each position alone. Only attention mixes positions, and the causal mask lets it look back only.',
        },
        {
          key: 'block-order',
          kind: 'order',
          prompt: 'Put the steps that a token goes through in a GPT in order.',
          items: ['Token and position embedding', 'Self-attention of the first block', 'Dense layers of the first block', 'Layer that computes logits', 'Softmax and sampling'],
          explanation: 'Each block first gathers information by attention and then processes it in its dense layers. The logits are computed once, after the last block.',
        },
      ],
    },
  ],
}
