import type { SeedComment } from './types.ts'

/** A solution that somebody of the demo world shares. A test runs it on all tests of its problem. */
export interface SeedSolution {
  by: string
  language: 'python' | 'javascript'
  daysAgo: number
  timeMs: number
  note: string
  code: string
  votes: readonly string[]
}

/** The shared solutions of a problem and its discussion, whose hours count from the first solution. */
export interface SeedSolvedProblem {
  problem: string
  solutions: readonly SeedSolution[]
  comments: readonly SeedComment[]
}

export const solvedProblems: readonly SeedSolvedProblem[] = [
  {
    problem: 'two-sum',
    solutions: [
      {
        by: 'olena-kovalchuk', language: 'javascript', daysAgo: 34, timeMs: 50,
        note: 'One pass with a Map from number to position. I look for the partner before I store the number, so a number never pairs with itself.',
        code: `function twoSum(numbers, target) {
  const seen = new Map()
  for (const [at, number] of numbers.entries()) {
    const partner = seen.get(target - number)
    if (partner !== undefined) return [partner, at]
    seen.set(number, at)
  }
  return []
}
`,
        votes: ['jun-park', 'leila-farahani', 'sofia-arbelaez'],
      },
      {
        by: 'connor-byrne', language: 'python', daysAgo: 21, timeMs: 100,
        note: 'Without a dictionary: sort the positions by their number, then walk two pointers towards each other. O(n log n), but it needs no hashing and is easy to extend to three numbers.',
        code: `def two_sum(numbers, target):
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    low, high = 0, len(order) - 1
    while low < high:
        total = numbers[order[low]] + numbers[order[high]]
        if total == target:
            return [order[low], order[high]]
        if total < target:
            low += 1
        else:
            high -= 1
    return []
`,
        votes: ['nguyen-minh-anh', 'jun-park'],
      },
    ],
    comments: [
      {
        by: 'jamila-hassan', hoursAfter: 26,
        text: 'Why can I store the number after the lookup? I thought I had to fill the dictionary first and then search it.',
        replies: [
          { by: 'olena-kovalchuk', hoursAfter: 3, text: 'Every pair has a later member. When you reach it, the earlier one is already stored, so one pass finds all pairs. Filling first works too, but then `[3]` with target 6 finds 3 twice unless you compare the positions.' },
        ],
      },
    ],
  },
  {
    problem: 'valid-parentheses',
    solutions: [
      {
        by: 'elif-demir', language: 'python', daysAgo: 40, timeMs: 50,
        note: 'The stack holds positions together with the bracket that must close them, so the check is one comparison.',
        code: `CLOSING = {"(": ")", "[": "]", "{": "}"}


def first_trouble(formula):
    waiting = []
    for at, sign in enumerate(formula):
        if sign in CLOSING:
            waiting.append((at, CLOSING[sign]))
        elif sign in CLOSING.values():
            if not waiting or waiting.pop()[1] != sign:
                return at
    return waiting[0][0] if waiting else -1
`,
        votes: ['lina-okafor', 'hana-novakova'],
      },
      {
        by: 'sofia-arbelaez', language: 'javascript', daysAgo: 12, timeMs: 50,
        note: 'Same idea with two arrays. The end of the text is the part I got wrong first: the answer is the bottom of the stack, not its top.',
        code: `function firstTrouble(formula) {
  const signs = [...formula]
  const open = []
  for (const [at, sign] of signs.entries()) {
    if ('([{'.includes(sign)) open.push(at)
    else if (')]}'.includes(sign)) {
      const last = open.pop()
      if (last === undefined || '([{'.indexOf(signs[last]) !== ')]}'.indexOf(sign)) return at
    }
  }
  return open.length > 0 ? open[0] : -1
}
`,
        votes: ['olena-kovalchuk'],
      },
    ],
    comments: [
      {
        by: 'leila-farahani', hoursAfter: 50,
        text: 'For `(()` I return 1 and the test expects 0. Which of the two open brackets is “never closed”?',
        replies: [
          { by: 'elif-demir', hoursAfter: 5, text: 'The closing bracket belongs to the most recent open one, at 1. So the one at 0 is left over: it is the first entry of the stack at the end.' },
        ],
      },
    ],
  },
  {
    problem: 'confusion-matrix',
    solutions: [
      {
        by: 'noah-tremblay', language: 'python', daysAgo: 29, timeMs: 50,
        note: 'Counter over the pairs, then read the table from it. Abstentions land in pairs that nobody reads.',
        code: `from collections import Counter


def confusions(truth, guesses, classes):
    counts = Counter(zip(truth, guesses))
    return [[counts[row, column] for column in range(classes)] for row in range(classes)]
`,
        votes: ['lina-okafor', 'mei-ling-chua', 'kwame-asante'],
      },
      {
        by: 'mei-ling-chua', language: 'python', daysAgo: 18, timeMs: 50,
        note: 'One flat list with index row * classes + column, cut into rows at the end. This is how array libraries store it.',
        code: `def confusions(truth, guesses, classes):
    flat = [0] * (classes * classes)
    for row, column in zip(truth, guesses):
        if column != -1:
            flat[row * classes + column] += 1
    return [flat[start:start + classes] for start in range(0, classes * classes, classes)]
`,
        votes: ['noah-tremblay'],
      },
    ],
    comments: [
      {
        by: 'arjun-thapa', hoursAfter: 12,
        text: 'My table looked right, but one cell changed all rows at once. I had `[[0] * k] * k`.',
        replies: [
          { by: 'noah-tremblay', hoursAfter: 2, text: 'That makes k references to the same row. A comprehension builds a new list for each row: `[[0] * k for _ in range(k)]`.' },
        ],
      },
    ],
  },
  {
    problem: 'precision-recall-and-f1-score',
    solutions: [
      {
        by: 'kwame-asante', language: 'python', daysAgo: 37, timeMs: 50,
        note: 'With labels 0 and 1 the hits are a sum of products, and the two denominators are plain sums. F1 from the counts avoids a second division by zero.',
        code: `def score_predictions(truth, predicted):
    hits = sum(t * p for t, p in zip(truth, predicted))
    claimed, actual = sum(predicted), sum(truth)
    return [
        hits / claimed if claimed else 0.0,
        hits / actual if actual else 0.0,
        2 * hits / (claimed + actual) if claimed + actual else 0.0,
    ]
`,
        votes: ['noah-tremblay', 'lina-okafor', 'aroha-wirihana', 'mei-ling-chua'],
      },
      {
        by: 'aroha-wirihana', language: 'javascript', daysAgo: 9, timeMs: 50,
        note: 'Counts by name first. Longer, but I can read it aloud to a colleague who counts birds.',
        code: `function scorePredictions(truth, predicted) {
  let found = 0
  let missed = 0
  let falseAlarms = 0
  truth.forEach((label, at) => {
    if (label === 1 && predicted[at] === 1) found += 1
    else if (label === 1) missed += 1
    else if (predicted[at] === 1) falseAlarms += 1
  })
  const part = (share, whole) => (whole === 0 ? 0 : share / whole)
  return [part(found, found + falseAlarms), part(found, found + missed), part(2 * found, 2 * found + missed + falseAlarms)]
}
`,
        votes: ['kwame-asante'],
      },
    ],
    comments: [
      {
        by: 'diego-huanca', hoursAfter: 30,
        text: 'Is F1 with counts really the harmonic mean? I computed `2pr / (p + r)` and had to handle zeros three times.',
        replies: [
          { by: 'kwame-asante', hoursAfter: 6, text: 'Yes. Put p = h/c and r = h/a into the formula: the h cancels and 2h / (c + a) remains. Only one case is left to handle, when nothing is claimed and nothing is there.' },
        ],
      },
    ],
  },
  {
    problem: 'numerically-stable-softmax',
    solutions: [
      {
        by: 'nguyen-minh-anh', language: 'python', daysAgo: 44, timeMs: 50,
        note: 'Subtract the maximum, so that the largest exponent is 0. Small terms may underflow to 0, which is the right answer for them.',
        code: `from math import exp, fsum


def softmax(scores):
    top = max(scores, default=0)
    weights = [exp(score - top) for score in scores]
    whole = fsum(weights)
    return [weight / whole for weight in weights]
`,
        votes: ['yuki-tanabe', 'jun-park', 'mateo-silva'],
      },
      {
        by: 'yuki-tanabe', language: 'python', daysAgo: 15, timeMs: 50,
        note: 'Through the log-sum-exp: each probability is exp(score - logsumexp). The same form appears again in the cross-entropy, so it is worth knowing.',
        code: `from math import exp, log


def softmax(scores):
    if not scores:
        return []
    top = max(scores)
    log_sum = top + log(sum(exp(score - top) for score in scores))
    return [exp(score - log_sum) for score in scores]
`,
        votes: ['nguyen-minh-anh'],
      },
    ],
    comments: [
      {
        by: 'hana-novakova', hoursAfter: 8,
        text: 'Could I divide all scores by the maximum instead of subtracting it? It also makes them small.',
        replies: [
          { by: 'nguyen-minh-anh', hoursAfter: 1, text: 'That changes the answer: softmax only stays the same if the differences stay the same, and a division changes them. It is what a temperature does.' },
        ],
      },
    ],
  },
  {
    problem: 'k-nearest-neighbors-classifier',
    solutions: [
      {
        by: 'tomasz-wrobel', language: 'python', daysAgo: 26, timeMs: 50,
        note: 'The squared distance has the same order as the distance, so no square root. Counter.most_common keeps the order in which classes first appeared, which settles ties by the nearest.',
        code: `from collections import Counter


def vote(points, labels, query, k):
    def squared_distance(at):
        return sum((a - b) ** 2 for a, b in zip(points[at], query))

    nearest = sorted(range(len(points)), key=squared_distance)[:k]
    return Counter(labels[at] for at in nearest).most_common(1)[0][0]
`,
        votes: ['thandiwe-mokoena', 'diego-huanca'],
      },
      {
        by: 'diego-huanca', language: 'javascript', daysAgo: 7, timeMs: 50,
        note: 'The sort of JavaScript is stable, so equal distances keep their order in the list, as the statement wants.',
        code: `function vote(points, labels, query, k) {
  const distance = (point) => point.reduce((sum, one, at) => sum + (one - query[at]) ** 2, 0)
  const nearest = points.map((point, at) => ({ label: labels[at], far: distance(point) })).sort((a, b) => a.far - b.far).slice(0, k)
  const votes = new Map()
  for (const { label } of nearest) votes.set(label, (votes.get(label) ?? 0) + 1)
  let best = nearest[0].label
  for (const [label, count] of votes) if (count > votes.get(best)) best = label
  return best
}
`,
        votes: [],
      },
    ],
    comments: [
      {
        by: 'thandiwe-mokoena', hoursAfter: 20,
        text: 'Do I need to scale the coordinates first? With rainfall in mm and pH in one list, the rainfall decides everything.',
        replies: [
          { by: 'tomasz-wrobel', hoursAfter: 4, text: 'In practice yes, see Min-Max Scaling. Here the statement asks for the raw distance, so scaling would fail the hidden tests.' },
        ],
      },
    ],
  },
  {
    problem: 'gradient-descent-step-for-linear-regression',
    solutions: [
      {
        by: 'jun-park', language: 'python', daysAgo: 31, timeMs: 50,
        note: 'One loop over the examples that collects the gradient. It never builds the transposed table, so it also works when the rows come one at a time.',
        code: `def step_downhill(features, targets, weights, rate):
    gradient = [0.0] * len(weights)
    for row, target in zip(features, targets):
        error = sum(w * x for w, x in zip(weights, row)) - target
        for at, x in enumerate(row):
            gradient[at] += 2 * error * x / len(targets)
    return [w - rate * g for w, g in zip(weights, gradient)]
`,
        votes: ['mateo-silva', 'fatima-idrissi'],
      },
      {
        by: 'fatima-idrissi', language: 'javascript', daysAgo: 11, timeMs: 50,
        note: 'Errors first, then one sum for each weight: the two lines of the formula, in the same order.',
        code: `function stepDownhill(features, targets, weights, rate) {
  const errors = features.map((row, at) => row.reduce((sum, x, j) => sum + weights[j] * x, 0) - targets[at])
  const slope = (j) => (2 / targets.length) * errors.reduce((sum, error, at) => sum + error * features[at][j], 0)
  return weights.map((weight, j) => weight - rate * slope(j))
}
`,
        votes: ['jun-park'],
      },
    ],
    comments: [
      {
        by: 'arjun-thapa', hoursAfter: 40,
        text: 'My weights are off by a factor of two in every test. Some books have 1/n and some 2/n. Which one is right?',
        replies: [
          { by: 'jun-park', hoursAfter: 2, text: 'Both, for different losses: the derivative of the mean squared error has the 2, and books that halve the loss lose it. This problem uses the mean squared error without the half.' },
        ],
      },
    ],
  },
  {
    problem: 'lru-cache',
    solutions: [
      {
        by: 'omar-haddad', language: 'javascript', daysAgo: 23, timeMs: 50,
        note: 'A Map remembers the order of insertion. Deleting a key and setting it again moves it to the end, so the first key is always the one to drop.',
        code: `function runCache(capacity, actions) {
  const cache = new Map()
  const found = []
  for (const action of actions) {
    const [verb, key, value] = action.split(' ')
    const known = cache.get(key)
    if (verb === 'get') found.push(known ?? null)
    if (verb === 'get' && known === undefined) continue
    cache.delete(key)
    cache.set(key, verb === 'get' ? known : value)
    if (cache.size > capacity) cache.delete(cache.keys().next().value)
  }
  return found
}
`,
        votes: ['connor-byrne', 'olena-kovalchuk'],
      },
      {
        by: 'connor-byrne', language: 'python', daysAgo: 16, timeMs: 50,
        note: 'A plain dict keeps its order of insertion, too. pop and set again is the whole trick.',
        code: `def run_cache(capacity, actions):
    cache, found = {}, []
    for action in actions:
        verb, key, *rest = action.split(" ")
        if verb == "get":
            found.append(cache.get(key))
            if key in cache:
                cache[key] = cache.pop(key)
        else:
            cache.pop(key, None)
            cache[key] = rest[0]
            if len(cache) > capacity:
                del cache[next(iter(cache))]
    return found
`,
        votes: ['omar-haddad'],
      },
    ],
    comments: [
      {
        by: 'olena-kovalchuk', hoursAfter: 15,
        text: 'Does a `put` on a key that is already there count as a use? And does it drop another entry when the cache is full?',
        replies: [
          { by: 'omar-haddad', hoursAfter: 1, text: 'It counts as a use, and nothing is dropped, because the number of entries stays the same. That is why I delete the key before I check the size.' },
        ],
      },
    ],
  },
]
