import type { SeedNews } from './articles.ts'

export const aiNews: readonly SeedNews[] = [
  {
    title: 'Why a smaller model is often the better first choice',
    category: 'ai', author: 'yuki-tanabe', hoursAgo: 5, reads: 42,
    text: 'A small model answers faster, costs less and can be tested on a laptop. For many tasks, such as sorting tickets or extracting dates, it is as accurate as a large one once it has seen a few hundred good examples. Start with the smallest model that could possibly work, measure it on real cases, and move up only when the errors that remain are errors that a larger model really avoids. The measurement is the part that most teams skip, and it decides the question.',
    next: 'Try it: write down thirty real inputs with the right answers before you choose a model. They are your test set, and they stay useful when the model changes.',
  },
  {
    title: 'What retrieval adds to a language model, and what it does not',
    category: 'ai', author: 'yuki-tanabe', hoursAgo: 29, reads: 31,
    text: 'Retrieval puts passages from your own documents beside the question, so that a model can quote instead of remember. It helps with facts that change and with facts that are private. It does not help when the search finds the wrong passages: the model then writes a fluent answer from bad material. Most of the quality therefore comes from the search. Split documents at headings, keep their titles with each piece, and check by hand what was found for twenty questions before you look at any answer.',
    next: 'Practice the search part with the problems on cosine similarity and inverted indexes in [Practice](/practice).',
  },
  {
    title: 'Quantization in plain words',
    category: 'ai', author: 'arjun-thapa', hoursAgo: 53, reads: 27,
    text: 'Weights of a network are usually stored with 16 or 32 bits each. Quantization rounds them to 8 or even 4 bits, with one scale for each group of weights. The file shrinks, less memory has to be moved, and a model that needed a server fits on a phone. The price is a rounding error. It is small for most weights and large for a few outliers, which is why good methods treat those separately. Measure the result on your own task: averages over public tests hide what matters to you.',
    next: 'Try it: round a list of 1,000 random weights to 16 levels and compute the mean squared error. Then use one scale for each 32 weights and compare.',
  },
  {
    title: 'Evaluation sets leak: how to notice it',
    category: 'ai', author: 'priya-raghunathan', hoursAgo: 76, reads: 22,
    text: 'A model that has seen the test answers looks better than it is. Leaks happen when duplicates of a record land in both halves of a split, when a feature is computed with knowledge of the future, or when public questions were part of the training text. Three checks find most of them. Search for near-duplicates across the split, look at single features that predict the target almost perfectly, and compare the score on old questions with the score on questions that you wrote yesterday.',
    next: 'Write five new questions for a test set that you trust. If the score on them is clearly lower, look for a leak before you look for a better model.',
  },
  {
    title: 'Attention, one row at a time',
    category: 'ai', author: 'yuki-tanabe', hoursAgo: 124, reads: 25,
    text: 'In an attention layer each word asks a question and every word offers an answer. The question is a vector, and its product with each key says how well they match. Softmax turns the matches into weights that add up to one, and the result is the weighted mean of the values. That is all: a mean with weights that depend on the text. The square root in the formula keeps the products from growing with the number of dimensions, so that softmax does not become a hard choice.',
    next: 'Compute one row by hand with three words and two dimensions, then solve the attention problem in [Practice](/practice).',
  },
  {
    title: 'When a decision tree beats a neural network',
    category: 'ai', author: 'thandiwe-mokoena', hoursAgo: 196, reads: 16,
    text: 'For tables with a few thousand rows and columns of different kinds, boosted trees are still hard to beat. They need no scaling, accept missing values, and do not mind columns that carry no information. Networks win when inputs have structure that trees cannot see, such as neighboring pixels or words in order, and when there is a lot of data. A sensible routine is to fit a tree ensemble first. It takes minutes, and it gives every later model a number to beat.',
    next: 'Try it: fit both on the same split and look at the rows where they disagree. They tell you more than the difference of the scores.',
  },
  {
    title: 'Calibration: when 70% should mean 70%',
    category: 'ai', author: 'ingrid-halvorsen', hoursAgo: 268, reads: 13,
    text: 'A classifier can be accurate and still be wrong about how sure it is. If you collect all cases to which it gave a probability near 70%, about 70% of them should be positive. Plot the share against the probability in ten bins: a calibrated model follows the diagonal. Modern networks are often too confident, and one extra number, a temperature that divides the logits, repairs much of it without changing a single decision. Fit it on data that was used for nothing else.',
    next: 'The problem on expected calibration error in [Practice](/practice) is this plot in one number.',
  },
  {
    title: 'LLMs powering edge devices',
    category: 'ai', author: 'yuki-tanabe', hoursAgo: 3, reads: 120,
    text: 'Language models used to live in data centers. Small ones now run on phones, cars and even toys, because three things came together: weights rounded to four bits, memory that is read faster, and training on the answers of a larger model. A model on the device answers without a network and keeps private text private. What it cannot do is know much: it has room for language, and little for facts. The best designs therefore let it understand the request and fetch the facts from somewhere else.',
    next: 'Work out how many parameters fit into 4 GB at 4 bits each, and how much of that you would leave for everything else.',
  },
  {
    title: 'GPU innovations for training',
    category: 'ai', author: 'arjun-thapa', hoursAgo: 11, reads: 96,
    text: 'Graphics processors became the engines of training because they multiply many numbers at once. Their recent progress has less to do with more multipliers than with feeding them: memory stacked beside the chip, short number formats with a shared scale, and links that let thousands of chips act as one. Software follows. Kernels are fused so that intermediate results never leave the chip, and schedules overlap computing with sending. Anyone who reads a profile of a training run sees why: the expensive part is waiting for data.',
    next: 'Compare for one matrix product: how many multiplications does it need, and how many numbers must be read?',
  },
]
