import { markdown, type TopicInput } from '../markdown.ts'

export const letterModels: TopicInput = {
  key: 'letter-models',
  title: 'Models that predict the next letter',
  resources: [
    { label: 'makemore', url: 'https://github.com/karpathy/makemore' },
    { label: 'PyTorch: CrossEntropyLoss', url: 'https://docs.pytorch.org/docs/stable/generated/torch.nn.CrossEntropyLoss.html' },
    { label: 'Batch Normalization', url: 'https://arxiv.org/abs/1502.03167' },
    { label: 'Delving Deep into Rectifiers (initialization)', url: 'https://arxiv.org/abs/1502.01852' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'bigrams',
      title: 'A model of letter pairs',
      videoUrl: 'https://www.youtube.com/watch?v=PaCmpygFfXo',
      minutes: 125,
      text: markdown`
## What to look for

- One special character marks the start and the end of a word.
- Counts become probabilities by dividing each row by its sum.
- The loss is the mean negative logarithm of the probability of what really came next.
- A single layer trained by gradient descent arrives at the same table.

## Six trees

Take the words oak, ash, elm, fir, pine and alder, and put a dot before and after each. Count how often each letter follows each other one. After the dot, *a* occurs twice in six cases, so the model starts a word with *a* with a probability of 1/3. After *a*, the letters k, s and l occur once each. To measure the model, multiply the probabilities of all steps of a text, or rather add their logarithms:

~~~python
from collections import Counter
from math import exp, log

words = ['oak', 'ash', 'elm', 'fir', 'pine', 'alder']
pairs = Counter(pair for w in words for pair in zip('.' + w, w + '.'))
firsts = Counter(pair[0] for pair in pairs.elements())

def loss(word):
    steps = list(zip('.' + word, word + '.'))
    return -sum(log(pairs[s] / firsts[s[0]]) if pairs[s] else float('-inf') for s in steps) / len(steps)

for word in ['ash', 'elder', 'birch']:
    print(word, round(loss(word), 3), round(exp(-loss(word)), 3))
~~~

~~~text
ash 0.549 0.577
elder 0.78 0.458
birch inf 0.0
~~~

*Elder* never occurs in the data, but all of its pairs do, so it gets a finite loss. *Birch* contains pairs that were never seen, and a single zero makes the loss infinite. The remedy is to add a small number, such as 1, to every count. This is smoothing, and in the trained version a penalty on the weights has the same effect.

Compare every loss with that of a model that knows nothing. With 15 characters (14 letters and the dot), it gives each one a probability of 1/15 and has the loss $\ln 15 \approx 2.71$. Any trained model must be below this value, and an untrained one should start near it.
`,
    },
    {
      kind: 'practice',
      key: 'practice-perplexity',
      title: 'Turn a loss into a perplexity',
      minutes: 20,
      problems: ['perplexity-of-a-language-model'],
      text: 'The exponential of the loss says between how many equally likely characters a model hesitates. Watch out for long texts, whose product of probabilities is too small for a float.',
    },
    {
      kind: 'video',
      key: 'mlp',
      title: 'Embeddings and a longer context',
      videoUrl: 'https://www.youtube.com/watch?v=TCH_1BHY58I',
      minutes: 82,
      text: markdown`
## What to look for

- Why a table of counts can't grow to a context of four letters.
- Indexing a matrix with a tensor of numbers gives all embeddings at once.
- How \`view\` joins the embeddings of a context without copying.
- Three parts of the data: for training, for settings, for the final test.

## From letters to a row of numbers

A table for pairs of 29 characters has $29^2 = 841$ entries. For a context of four letters it would need $29^5$, more than 20 million, and nearly all would be zero. A network shares what it learns: each letter gets a short vector, and letters that behave alike get similar vectors. Four vectors of 6 numbers are joined to one row of 24, a hidden layer of 64 units reads it, and an output layer computes 29 logits.

~~~python
import torch

torch.manual_seed(0)
V, T, C, H = 29, 4, 6, 64
table = torch.randn(V, C)
W1, b1 = torch.randn(T * C, H) * (T * C) ** -0.5, torch.zeros(H)
W2, b2 = torch.randn(H, V) * 0.01, torch.zeros(V)

context = torch.randint(0, V, (32, T))
embedded = table[context]
hidden = torch.tanh(embedded.view(-1, T * C) @ W1 + b1)
logits = hidden @ W2 + b2
loss = torch.nn.functional.cross_entropy(logits, torch.randint(0, V, (32,)))
print(tuple(embedded.shape), tuple(hidden.shape), tuple(logits.shape))
print(sum(p.numel() for p in [table, W1, b1, W2, b2]), round(loss.item(), 2))
~~~

~~~text
(32, 4, 6) (32, 64) (32, 29)
3659 3.38
~~~

Count the parameters: $29 \cdot 6 = 174$, $24 \cdot 64 + 64 = 1600$ and $64 \cdot 29 + 29 = 1885$, together 3,659. The first loss is close to $\ln 29 \approx 3.37$, as it should be for a model that knows nothing yet.

Use \`cross_entropy\` and not your own softmax with a logarithm: it subtracts the largest logit first, so nothing overflows. And look at the losses on training and validation data together. If both are equal, the model is too small; if the training loss is much lower, it has begun to memorize.
`,
    },
    {
      kind: 'video',
      key: 'activations-and-batchnorm',
      title: 'Keep activations and gradients alive',
      videoUrl: 'https://www.youtube.com/watch?v=P6sfmUTpUmc',
      minutes: 122,
      text: markdown`
## What to look for

- A first loss far above $\ln V$ means that the logits start too large.
- Saturated tanh units pass hardly any gradient.
- Weights scaled by $1/\sqrt{\text{inputs}}$ keep the spread of the values.
- BatchNorm: normalize over the batch, then let the network choose scale and shift.

## The spread of a sum

A unit adds up $n$ products of inputs and weights. If both have a spread of 1, the variance of the sum is $n$, and its standard deviation $\sqrt n$. With 200 inputs the sums reach ±14 and more. There tanh is ±1 to many decimal places, and its derivative $1 - \tanh^2$ is nearly zero. Such a unit receives no gradient. Dividing the weights by $\sqrt{200}$ repairs it:

~~~python
import numpy as np

rng = np.random.default_rng(0)
x = rng.standard_normal((1000, 200))
W = rng.standard_normal((200, 300))
for name, scale in [('raw', 1.0), ('scaled', 200**-0.5)]:
    sums = x @ W * scale
    saturated = np.abs(np.tanh(sums)) > 0.97
    print(name, round(float(sums.std()), 1), f'{saturated.mean():.0%}')
~~~

~~~text
raw 14.2 88%
scaled 1.0 4%
~~~

In a deep network the tanh shrinks the spread a little in each layer, so a gain of 5/3 is added for tanh, and $\sqrt 2$ for ReLU.

Batch normalization takes another way. It computes mean and standard deviation of each unit over the batch, normalizes with them, and applies a learned scale and shift. The spread is then right by construction, whatever the weights do. The price: the output for one example depends on the others in its batch. For use after training, running averages take the place of the batch statistics, and the layer must know in which mode it is. A model that gives different answers for the same input has often been left in training mode. Also note that a bias before BatchNorm is useless, since the mean is subtracted right away.
`,
    },
    {
      kind: 'practice',
      key: 'practice-moving-average',
      title: 'Keep a running average',
      minutes: 20,
      problems: ['exponential-moving-average-with-bias-correction'],
      text: 'BatchNorm keeps its statistics in this way, Adam its moments, and every dashboard its smoothed loss. The correction for the first steps is the interesting part.',
    },
    {
      kind: 'quiz',
      key: 'check-letter-models',
      title: 'Check: models of letters',
      minutes: 10,
      questions: [
        {
          key: 'first-loss',
          kind: 'number',
          prompt: 'A model with a vocabulary of 65 characters hasn\'t been trained. Near which value should its loss start (natural logarithm, two decimals)?',
          answer: 4.17,
          tolerance: 0.02,
          explanation: 'All characters should be about equally likely, so the loss is ln 65 ≈ 4.17. A first loss of 20 says that the model is confident and wrong, because its logits are too large.',
        },
        {
          key: 'count-mlp',
          kind: 'number',
          prompt: 'A model has a vocabulary of 10 characters, embeddings of 2 numbers, a context of 3 and a hidden layer of 5 units. Hidden and output layer have biases. How many parameters does it have?',
          answer: 115,
          explanation: 'Embeddings 10 · 2 = 20; hidden layer 6 · 5 + 5 = 35; output layer 5 · 10 + 10 = 60. Together 115.',
        },
        {
          key: 'shape-of-lookup',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import torch\n\ntable = torch.zeros(27, 2)\ncontext = torch.zeros(32, 3, dtype=torch.long)\nprint(tuple(table[context].shape))',
          answer: '(32, 3, 2)',
          explanation: 'Every number of the index tensor is replaced by a row of the table, so the shape of the index is followed by the length of a row.',
        },
        {
          key: 'infinite-loss',
          kind: 'single',
          prompt: 'A model of counted pairs has an infinite loss on a new word. What is the usual remedy?',
          options: [
            'A smaller learning rate',
            'Removing the word from the test set',
            'Adding a small number to every count',
            'Using the mean probability in place of the mean logarithm',
          ],
          answer: 2,
          explanation: 'The word contains a pair that was never seen, with a probability of 0. Smoothing gives every pair a little probability. Counting has no learning rate, and leaving out hard words makes the result meaningless.',
        },
        {
          key: 'batchnorm',
          kind: 'multiple',
          prompt: 'Which statements about batch normalization are right?',
          options: [
            'During training, the output for one example depends on the rest of its batch',
            'During evaluation, it uses running averages',
            'It makes the activation function unnecessary',
            'A bias directly before it has no effect',
          ],
          answers: [0, 1, 3],
          explanation: 'The statistics come from the batch during training and from running averages later. Subtracting the mean removes any constant, hence also a bias. It is a linear step once the statistics are fixed, so the network still needs its bends.',
        },
      ],
    },
  ],
}
