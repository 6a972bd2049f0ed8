import { markdown, type TopicInput } from '../markdown.ts'

export const bayesTheorem: TopicInput = {
  key: 'bayes-theorem',
  title: 'Update a probability with evidence',
  resources: [
    { label: 'Wikipedia: Bayes’ theorem', url: 'https://en.wikipedia.org/wiki/Bayes%27_theorem' },
    { label: 'Wikipedia: Base rate fallacy', url: 'https://en.wikipedia.org/wiki/Base_rate_fallacy' },
    { label: 'Mathematics for Machine Learning (book)', url: 'https://mml-book.github.io/' },
    { label: 'scikit-learn: naive Bayes', url: 'https://scikit-learn.org/stable/modules/naive_bayes.html' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: count before you calculate',
      minutes: 6,
      text: markdown`
A classifier returns a probability, a language model returns one for every token, and a test result changes one. After this course you can update a probability with evidence, describe a quantity that varies with a distribution, and predict how sums and means of many such quantities behave.

## How to use the course

Probability is the part of mathematics where intuition fails most often, even for experts. Two habits help. First, replace percentages by counts: not "2% of 0.5%", but "1 of 10,000 parts". Second, simulate. If you are unsure about a formula, let Python draw 100,000 cases and count.

Before each example, write down your guess. Compare it with the result, and when the two differ, find out which assumption led you astray. The quizzes contain the mistakes that most people make.

## Notation

- $P(A)$ is the probability of $A$, and $P(A \mid B)$ the probability of $A$ among the cases in which $B$ holds. Read the bar as "given".
- $\neg A$ means that $A$ doesn't hold.
- $X$ and $Y$ are random variables: quantities with a distribution.
- $\mu$ is a mean, $\sigma$ a standard deviation and $\sigma^2$ a variance.
`,
    },
    {
      kind: 'video',
      key: 'bayes-picture',
      title: 'Bayes’ theorem as areas of a square',
      videoUrl: 'https://www.youtube.com/watch?v=HZGCoVF3YvM',
      minutes: 19,
      text: markdown`
## What to look for

- Evidence restricts the possibilities; it doesn't replace what was known before.
- The three ingredients: prior, and the likelihood of the evidence in both cases.
- Why a sample of people or emails is easier to think about than formulas.

## A thousand emails

Of the emails that reach a small company, 20% are spam. The word "invoice" occurs in 30% of the spam and in 5% of the other emails. A new email contains it. Is it spam?

Imagine 1,000 emails. 200 are spam, and 60 of these contain the word. 800 are not spam, and 40 of these contain it. So 100 emails contain the word, and 60 of them are spam. The probability has risen from 20% to 60%. As a formula:

$$
P(S \mid w) = \frac{P(S)\,P(w \mid S)}{P(S)\,P(w \mid S) + P(\neg S)\,P(w \mid \neg S)} = \frac{0.2 \cdot 0.3}{0.2 \cdot 0.3 + 0.8 \cdot 0.05} = 0.6 .
$$

~~~python
def update(prior, if_true, if_false):
    return prior * if_true / (prior * if_true + (1 - prior) * if_false)

for prior in [0.02, 0.2, 0.5]:
    print(prior, round(update(prior, 0.3, 0.05), 3))
~~~

~~~text
0.02 0.109
0.2 0.6
0.5 0.857
~~~

The same word means different things in different mailboxes. With 2% spam, the evidence leaves it improbable. This is the point that people miss: they look at 30% against 5% and forget how frequent spam was to begin with. Picture a square of side 1. The prior cuts it into two columns, and the likelihoods color a part of each. Only the colored area is still possible, and the answer is the share of it that lies in the first column.
`,
    },
    {
      kind: 'video',
      key: 'bayes-proof',
      title: 'Why the formula holds: count the overlap twice',
      videoUrl: 'https://www.youtube.com/watch?v=U_85TaXbeIo',
      minutes: 7,
      text: markdown`
## What to look for

- The probability that both things hold can be written in two ways.
- Setting the two equal gives the theorem.
- Multiplying plain probabilities is right only for independent events.

## Novels and translations

In a library 40% of the books are novels. 30% of the novels are translations. Of all books, 20% are translations. How likely is it that a translated book is a novel?

The share of books that are both can be found from either side. From the novels: $0.4 \cdot 0.3 = 0.12$. From the translations: $0.2 \cdot P(N \mid T)$. Both count the same books, so

$$
P(N)\,P(T \mid N) = P(T)\,P(N \mid T) .
$$

Divide by $P(T)$ and you have Bayes' theorem: $P(N \mid T) = 0.12 / 0.2 = 0.6$. There is nothing more to prove.

~~~python
books = [('novel', True)] * 12 + [('novel', False)] * 28 + [('other', True)] * 8 + [('other', False)] * 52
translated = [kind for kind, is_translated in books if is_translated]
novels = [is_translated for kind, is_translated in books if kind == 'novel']
print(translated.count('novel') / len(translated), sum(novels) / len(novels))
~~~

~~~text
0.6 0.3
~~~

The two conditional probabilities are 0.6 and 0.3. Confusing them is the most frequent mistake of all: "30% of novels are translations" is a statement about novels, "60% of translations are novels" one about translations.

Note what would go wrong with $P(N) \cdot P(T) = 0.08$. This product is the share of translated novels only if novels were translated as often as all books. Here they are translated more often, so the events are dependent. Naive Bayes classifiers assume independence of words within each class. That is false for real texts, yet the ranking of the classes is often still right.
`,
    },
    {
      kind: 'practice',
      key: 'practice-bayes',
      title: 'Update a probability result by result',
      minutes: 20,
      problems: ['bayes-theorem-for-medical-tests'],
      text: 'The formula of the first lesson, applied again and again: each posterior is the prior of the next result. Watch for results that are impossible.',
    },
    {
      kind: 'video',
      key: 'bayes-factor',
      title: 'Odds and the Bayes factor',
      videoUrl: 'https://www.youtube.com/watch?v=lG4VkPoG3ko',
      minutes: 24,
      text: markdown`
## What to look for

- Why an accurate test can give mostly false alarms.
- Odds instead of probabilities make the update a single multiplication.
- A test is described by a factor, which doesn't depend on how rare the condition is.

## A camera that looks for cracks

One of 200 machine parts has a crack. A camera notices 98% of the cracks and raises a false alarm for 2% of the good parts. It sounds excellent. Now it raises an alarm: how likely is a crack?

Write the prior as odds: cracked to good is 1 : 199. The Bayes factor of an alarm says how much more often it occurs with a crack than without: $0.98 / 0.02 = 49$. The update is a multiplication, $1 \cdot 49 : 199 = 49 : 199$, and as a probability $49 / 248 \approx 0.198$. Four of five alarms are false, simply because there are so many good parts.

~~~python
odds = 1 / 199
for alarms in range(4):
    print(alarms, round(odds / (1 + odds), 4))
    odds *= 0.98 / 0.02
~~~

~~~text
0 0.005
1 0.1976
2 0.9235
3 0.9983
~~~

A second independent alarm brings 92%, a third 99.8%. *Independent* is essential: photographing the same oil stain again proves nothing. Two different cameras may come close.

The form with odds separates what belongs to the test from what belongs to the situation. The factor 49 is a property of the camera. The odds 1 : 199 are a property of the factory, and in another factory they differ. When you read "the test is 98% accurate", ask for the two rates behind it and for the prior. The same holds for a classifier that looks for fraud: with 5 cases in 10,000, even a very good model mostly points at honest people.
`,
    },
    {
      kind: 'quiz',
      key: 'check-bayes',
      title: 'Check: Bayes’ theorem',
      minutes: 10,
      questions: [
        {
          key: 'posterior',
          kind: 'number',
          prompt: '10% of the visitors of a shop buy something. 60% of the buyers and 20% of the other visitors used the search field. A visitor uses the search field. What is the probability (0 to 1) that this visitor buys?',
          answer: 0.25,
          tolerance: 0.002,
          explanation: 'Of 100 visitors, 10 buy, and 6 of these search. Of the other 90, 18 search. So 6 of 24 searching visitors buy: 0.25.',
        },
        {
          key: 'odds',
          kind: 'number',
          prompt: 'The prior odds are 1 : 9, and the evidence has a Bayes factor of 9. What is the posterior probability (0 to 1)?',
          answer: 0.5,
          explanation: 'The posterior odds are 9 : 9, which is a probability of one half. A factor of 9 just balances a prior of 10%.',
        },
        {
          key: 'confused',
          kind: 'single',
          prompt: '"90% of the stolen bikes had a simple lock, so a bike with a simple lock is stolen with a probability of 90%." What is wrong?',
          options: [
            'The sample of stolen bikes is too small',
            'It reads P(lock | stolen) as P(stolen | lock)',
            'Locks and thefts are independent',
            'It should use odds instead of probabilities',
          ],
          answer: 1,
          explanation: 'Perhaps most bikes have a simple lock, and few are stolen. To turn the conditional around you need the share of stolen bikes and the share of simple locks among the others.',
        },
        {
          key: 'useless-evidence',
          kind: 'single',
          prompt: 'A word occurs in 10% of the spam and in 10% of all other emails. What does finding it do to the probability of spam?',
          options: ['It becomes 10%', 'It becomes 50%', 'Nothing', 'It falls a little'],
          answer: 2,
          explanation: 'The Bayes factor is 0.1 / 0.1 = 1, so the odds stay as they are. Evidence tells us something only if it is more frequent in one case than in the other.',
        },
        {
          key: 'raises-posterior',
          kind: 'multiple',
          prompt: 'An alarm system has many false alarms. Which changes make it more likely that an alarm is true?',
          options: ['Lowering the false alarm rate', 'Using it where the event is more frequent', 'Asking a second, independent sensor', 'Testing many more harmless cases'],
          answers: [0, 1, 2],
          explanation: 'A lower false alarm rate raises the factor, a more frequent event raises the prior, and a second sensor multiplies the factors. More harmless cases only add false alarms.',
        },
      ],
    },
  ],
}
