import { markdown, type TopicInput } from '../markdown.ts'

export const transformers: TopicInput = {
  key: 'transformers',
  title: 'Transformers',
  resources: [
    { label: 'Attention Is All You Need', url: 'https://arxiv.org/abs/1706.03762' },
    { label: 'Language Models are Few-Shot Learners (GPT-3)', url: 'https://arxiv.org/abs/2005.14165' },
    { label: 'Toy Models of Superposition', url: 'https://arxiv.org/abs/2209.10652' },
    { label: 'Wikipedia: Softmax function', url: 'https://en.wikipedia.org/wiki/Softmax_function' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'next-token',
      title: 'Predict the next token',
      videoUrl: 'https://www.youtube.com/watch?v=wjZofJX0v4M',
      minutes: 31,
      text: markdown`
## What to look for

- A text becomes tokens, a token becomes a vector.
- Directions between vectors can carry meaning.
- The last step: scores for all tokens, then softmax, with a temperature.

## From scores to probabilities

A language model repeats one operation: given the tokens so far, produce a probability for every token of its vocabulary. It starts with a table of vectors, one row for each token. With 50,000 tokens and vectors of 768 numbers this table alone has 38.4 million parameters. Attention and dense layers then change the vectors so that the last one contains what is needed to predict what comes next. A second table turns that vector into one score per token, called a logit.

Logits can be any numbers. Softmax makes probabilities of them: exponentiate, then divide by the sum. Before that, the logits can be divided by a temperature $T$. Suppose the text is "The kettle is" and three candidates have the logits 3, 1 and 0:

~~~python
import numpy as np

words, logits = ['hot', 'empty', 'singing'], np.array([3.0, 1.0, 0.0])
for temperature in [0.5, 1.0, 2.0]:
    p = np.exp(logits / temperature)
    print(temperature, dict(zip(words, np.round(p / p.sum(), 3).tolist())))
~~~

~~~text
0.5 {'hot': 0.98, 'empty': 0.018, 'singing': 0.002}
1.0 {'hot': 0.844, 'empty': 0.114, 'singing': 0.042}
2.0 {'hot': 0.629, 'empty': 0.231, 'singing': 0.14}
~~~

At a low temperature the favorite takes nearly everything; at a high one the alternatives get a real chance. The order of the candidates never changes. Only differences of logits matter: adding 100 to all three leaves every probability as it is, which is used to avoid overflow. Generating a text means drawing a token from this distribution, appending it and running the model again. The model itself is deterministic; the variety comes from the draw.
`,
    },
    {
      kind: 'practice',
      key: 'practice-softmax',
      title: 'Make softmax safe for large scores',
      minutes: 20,
      problems: ['numerically-stable-softmax'],
      text: 'The formula of the lesson overflows for a logit of 1,000. The fact that only differences matter tells you how to repair it.',
    },
    {
      kind: 'video',
      key: 'attention',
      title: 'Attention: every token reads from the others',
      videoUrl: 'https://www.youtube.com/watch?v=eMlx5fFNoYc',
      minutes: 30,
      text: markdown`
## What to look for

- What query, key and value are for, and that each is a matrix times the embedding.
- Why future positions are masked before softmax and not after.
- The size of the attention table grows with the square of the context.

## Three tokens, two dimensions

In "the river bank", the vector of *bank* should take up something from *river*. Attention does this in three steps. Each token computes a query (what am I looking for?), a key (what do I offer for finding?) and a value (what do I pass on?). The dot product of a query and a key says how well they match. Softmax turns the matches of one token into weights that add up to 1, and the result is the weighted mean of the values:

$$
o_i = \sum_{j \le i} a_{ij} v_j, \qquad a_{ij} = \text{softmax}_j\!\left(\frac{q_i \cdot k_j}{\sqrt{d}}\right).
$$

~~~python
import numpy as np

Q = np.array([[0.0, 0.0], [1.0, 0.0], [4.0, 0.0]])
K = np.array([[0.0, 1.0], [2.0, 0.0], [0.5, 0.5]])
scores = Q @ K.T / np.sqrt(2)
scores[np.triu_indices(3, k=1)] = -np.inf
weights = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
print(np.round(weights, 2))
~~~

~~~text
[[1.   0.   0.  ]
 [0.2  0.8  0.  ]
 [0.   0.98 0.01]]
~~~

The last row belongs to *bank*: it reads almost only from *river*, whose key points in the direction that its query asks for. The first token can read only itself, so its weight is 1. The zeros above the diagonal come from the mask. Setting the scores to $-\infty$ before softmax keeps each row sum at 1; deleting weights afterward would not. And the division by $\sqrt d$ keeps the scores of long vectors from growing so large that softmax would always choose a single token.
`,
    },
    {
      kind: 'practice',
      key: 'practice-attention',
      title: 'Program one head of attention',
      minutes: 45,
      problems: ['causal-self-attention'],
      text: 'You have seen the weights for three tokens. Now write the head for any number of tokens, with scores so large that a careless softmax fails.',
    },
    {
      kind: 'video',
      key: 'facts-in-layers',
      title: 'Where a language model may keep facts',
      videoUrl: 'https://www.youtube.com/watch?v=9-Jl0dxWQs8',
      minutes: 27,
      text: markdown`
## What to look for

- A dense layer as a list of questions with an answer for each.
- The part of the parameters that lies in these layers.
- How more directions than dimensions can fit into a space.

## Questions, answers and crowded spaces

Between the attention steps each vector passes alone through a small dense network: up to four times as many dimensions, an activation function, and down again. Each row of the first matrix can be read as a question. The dot product of the row with the vector is large if the vector points in that direction, the bias sets the threshold, and the activation function removes what stays below it. If the unit is active, the column of the second matrix that belongs to it is added to the vector. So a layer can work like "if this is about Marie Curie, add the direction *physics*". With dimension $d$ the two matrices have $8d^2$ weights. The four matrices of attention have $4d^2$. Two thirds of the parameters of a block are therefore here.

But a space of $d$ dimensions has only $d$ perpendicular directions, and models know more than $d$ facts. Random directions show the way out:

~~~python
import numpy as np

rng = np.random.default_rng(0)
for d in [2, 100, 10_000]:
    v = rng.standard_normal((50, d))
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    cosines = np.abs((v @ v.T)[np.triu_indices(50, k=1)])
    print(d, round(float(cosines.mean()), 3), round(float(cosines.max()), 3))
~~~

~~~text
2 0.633 1.0
100 0.08 0.365
10000 0.008 0.041
~~~

In 10,000 dimensions, all pairs of 50 random directions are nearly perpendicular. If small overlaps are allowed, far more directions than dimensions fit. This is called superposition. It also means that single units rarely have a clean meaning, which makes such models hard to interpret. The picture is supported by experiments, but it is a hypothesis and not a complete account.
`,
    },
    {
      kind: 'practice',
      key: 'practice-cosine',
      title: 'Find the vector with the most similar direction',
      minutes: 20,
      problems: ['cosine-similarity-search'],
      text: 'Meaning as a direction is the idea behind this whole topic. Here you use it for a search, with ties and zero vectors handled properly.',
    },
    {
      kind: 'quiz',
      key: 'check-transformers',
      title: 'Check: transformers',
      minutes: 10,
      questions: [
        {
          key: 'temperature',
          kind: 'single',
          prompt: 'You raise the temperature from 1 to 2. What happens to the probabilities of the next token?',
          options: [
            'The most likely token becomes even more likely',
            'The order of the tokens changes',
            'They come closer to each other, in the same order',
            'All of them are halved',
          ],
          answer: 2,
          explanation: 'Dividing the logits by 2 halves their differences, so the distribution gets flatter. The order stays, because division by a positive number keeps the order. Halved probabilities would not add up to 1.',
        },
        {
          key: 'softmax-pair',
          kind: 'number',
          prompt: markdown`Two tokens have the logits $\ln 3 \approx 1.0986$ and $0$. What is the probability of the first one (temperature 1)?`,
          answer: 0.75,
          tolerance: 0.002,
          explanation: markdown`$e^{\ln 3} = 3$ and $e^0 = 1$, so the probability is $3 / (3 + 1) = 0.75$.`,
        },
        {
          key: 'mask',
          kind: 'single',
          prompt: 'Why does the causal mask set scores to minus infinity before softmax, instead of setting weights to zero after it?',
          options: [
            'It is faster, because the exponentials are skipped',
            'The weights of each row then still add up to 1',
            'The gradient of softmax doesn\'t exist at zero',
            'It makes the table of scores symmetric',
          ],
          answer: 1,
          explanation: 'Softmax divides by the sum of what is left. If weights were removed afterward, the allowed ones would add up to less than 1, and the missing part would depend on future tokens.',
        },
        {
          key: 'attention-scaling',
          kind: 'number',
          prompt: 'A model computes full attention weights for a context of 1,000 tokens. By which factor does the number of weights grow if the context becomes 4,000 tokens?',
          answer: 16,
          explanation: 'There is one weight for each pair of positions, so the count grows with the square: 4² = 16. The causal mask halves both counts and leaves the ratio (almost) as it is.',
        },
        {
          key: 'block-parameters',
          kind: 'multiple',
          prompt: 'Which statements about the dense layers of a transformer block are right?',
          options: [
            'Each position passes through them without looking at other positions',
            'They have fewer parameters than the attention of the same block',
            'They usually hold about two thirds of the parameters of the block',
            'They decide which tokens attend to which',
          ],
          answers: [0, 2],
          explanation: 'Only attention moves information between positions. The dense layers work on each vector alone, and with the usual factor of four they have 8d² weights against 4d² of attention.',
        },
        {
          key: 'greedy',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'logits = {"tea": 1.5, "rain": 2.5, "snow": 0.5}\nfor t in [0.1, 1, 10]:\n    scaled = {w: z / t for w, z in logits.items()}\n    print(max(scaled, key=scaled.get))',
          answer: 'rain\nrain\nrain',
          explanation: 'The temperature changes how far apart the scaled logits are, but not which one is largest. If you always take the most likely token, the temperature has no effect.',
        },
      ],
    },
  ],
}
