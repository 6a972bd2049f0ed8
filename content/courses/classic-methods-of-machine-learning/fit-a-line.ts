import { markdown, type TopicInput } from '../markdown.ts'

export const fitALine: TopicInput = {
  key: 'fit-a-line',
  title: 'Fit a line, then bend it',
  resources: [
    { label: 'scikit-learn: linear models', url: 'https://scikit-learn.org/stable/modules/linear_model.html' },
    { label: 'Wikipedia: Coefficient of determination', url: 'https://en.wikipedia.org/wiki/Coefficient_of_determination' },
    { label: 'Wikipedia: Logistic regression', url: 'https://en.wikipedia.org/wiki/Logistic_regression' },
    { label: 'StatQuest video index', url: 'https://statquest.org/video-index/' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: a café that writes everything down',
      minutes: 5,
      text: markdown`
A model is a rule that turns what you know into a guess about what you don't. In this course you meet ten such rules and tests. None of them needs more than school mathematics, and each is shown on a table with at most thirty rows.

The tables come from an imaginary café. It notes the temperature at noon and the glasses of lemonade it sells, the roast of its coffee beans, the comments of its guests and the minutes they wait. You will predict sales, sort beans by origin, tell praise from complaints, and decide which question to ask first.

## How to use the course

Cover each result, compute it yourself and then compare. A pocket calculator is enough for most lessons; the programs are there for the rest, and every output was produced by running the code that is shown. Change one number, guess what will happen and run the program again. You will remember a wrong guess longer than a right one.

## Words used throughout

- A *feature* is a column that you know, such as the temperature. The *target* is the column that you want to predict.
- A *residual* is the observed target minus the prediction.
- *Training* data are the rows that a model has seen. Only other rows can show how good it is.
`,
    },
    {
      kind: 'video',
      key: 'linear-regression',
      title: 'Linear regression: the line with the smallest squares',
      videoUrl: 'https://www.youtube.com/watch?v=7ArmBVF2dCs',
      minutes: 32,
      text: markdown`
## What to look for

- The residual as a vertical distance, and why it is squared.
- R² compares the line with the mean of the target.
- What a p-value adds when there are only a few points.

## Six warm days

On six days it was 14, 18, 21, 25, 27 and 30 °C at noon, and the café sold 12, 19, 26, 31, 38 and 42 glasses of lemonade. Without knowing the temperature, the best single guess is the mean, 28 glasses. The sum of the squared distances from this mean is 646. Least squares looks for the line whose squared residuals have the smallest sum:

~~~python
import numpy as np

warmth = np.array([14, 18, 21, 25, 27, 30])
glasses = np.array([12, 19, 26, 31, 38, 42])
slope, intercept = np.polyfit(warmth, glasses, 1)
left = glasses - (intercept + slope * warmth)
spread = glasses - glasses.mean()
print(round(slope, 2), round(intercept, 2))
print(round((left**2).sum(), 2), (spread**2).sum())
print(round(1 - (left**2).sum() / (spread**2).sum(), 3))
~~~

~~~text
1.9 -14.72
6.17 646.0
0.99
~~~

The line is $\hat y = 1.90\,x - 14.72$: each degree goes with about two more glasses. The squared residuals sum to 6.17 instead of 646, so

$$
R^2 = 1 - \frac{6.17}{646} \approx 0.99.
$$

In words: knowing the temperature removes 99% of the squared variation around the mean. R² is 0 if the line is no better than the mean.

Two warnings belong to every fitted line. First, with two points R² is always 1, because a line goes through any two points. So a large R² from three or four days proves little; the p-value asks how often random data with as many points would fit as well. Second, the line is only known where there are data. At 5 °C it predicts about $-5$ glasses, which tells you that a straight line isn't the truth but a good summary between 14 and 30 degrees.
`,
    },
    {
      kind: 'practice',
      key: 'practice-line',
      title: 'Compute slope and intercept yourself',
      minutes: 20,
      problems: ['simple-linear-regression'],
      text: 'The library call hides two short sums. Write them once, including the case in which all values of the feature are equal, and you know what every larger regression does.',
    },
    {
      kind: 'video',
      key: 'multiple-regression',
      title: 'Multiple regression: more columns always fit better',
      videoUrl: 'https://www.youtube.com/watch?v=EkAQAi3a4js',
      minutes: 12,
      text: markdown`
## What to look for

- The line becomes a plane; the residuals stay vertical distances.
- Why R² can't fall when a column is added.
- How two nested models are compared.

## Three columns of dice

The café adds columns: the temperature, the day of the week, the number of chairs outside. Each coefficient now answers a narrower question: how much does the prediction change with this column *if the others stay the same*? If warm days are also weekend days, the coefficient of the temperature shrinks when the weekend enters, because part of its former effect belonged to the weekend.

A new column can be ignored by giving it the coefficient 0. So the sum of squares can only fall, and R² can only rise, whatever the column contains. Here are twelve days with the temperature alone, and then with one, two and three columns of random numbers:

~~~python
import numpy as np

rng = np.random.default_rng(1)
warmth = rng.uniform(12, 32, 12)
glasses = 2 * warmth - 15 + rng.normal(0, 4, 12)
X, names = [np.ones(12), warmth], ['warmth']
for extra in range(4):
    A = np.column_stack(X)
    left = glasses - A @ np.linalg.lstsq(A, glasses, rcond=None)[0]
    r2 = 1 - (left**2).sum() / ((glasses - glasses.mean()) ** 2).sum()
    adjusted = 1 - (1 - r2) * 11 / (12 - A.shape[1])
    print(extra, round(r2, 4), round(adjusted, 4))
    X.append(rng.normal(size=12))
~~~

~~~text
0 0.9626 0.9589
1 0.9649 0.9571
2 0.9652 0.9521
3 0.9776 0.9648
~~~

R² rises in each row, although nothing was learned. The adjusted R² in the last column divides the sums of squares by their degrees of freedom, $n - p$ and $n - 1$, where $p$ counts the coefficients with the intercept. It falls for the first two random columns, as it should. The third one raises it: among a few random columns there is often one that happens to fit twelve days. No formula on the training rows protects you from luck. That is why this course has a topic on new data.

Compare a small and a large model by asking whether the extra columns reduce the residuals more than random columns would.
`,
    },
    {
      kind: 'practice',
      key: 'practice-ridge',
      title: 'Keep many coefficients small',
      minutes: 35,
      problems: ['ridge-regression'],
      text: 'Useless columns get coefficients that fit noise. Ridge regression puts a price on large coefficients; solve it now that you have seen what happens without a price. It is a harder problem, so come back later if you get stuck.',
    },
    {
      kind: 'video',
      key: 'logistic-regression',
      title: 'Logistic regression: a line for the log odds',
      videoUrl: 'https://www.youtube.com/watch?v=yIYKR4sgzI8',
      minutes: 14,
      text: markdown`
## What to look for

- The target is yes or no; the model returns a probability.
- Why the curve has the shape of an S.
- The curve is fitted by maximum likelihood, not by least squares.

## Will the lemonade run out?

The café makes 36 glasses each day. On some days they are sold out before closing. A straight line through zeros and ones would predict probabilities below 0 and above 1. Logistic regression keeps the line, but uses it for the logarithm of the odds:

$$
\log\frac{p}{1-p} = -12 + 0.5\,x, \qquad p = \frac{1}{1 + e^{12 - 0.5x}}.
$$

At 24 °C the line is 0, the odds are 1 to 1 and the probability is one half. The table shows temperature, probability and odds:

~~~python
import math

def sold_out(warmth):
    log_odds = -12 + 0.5 * warmth
    return 1 / (1 + math.exp(-log_odds))

for warmth in [20, 22, 24, 26, 28]:
    p = sold_out(warmth)
    print(warmth, round(p, 3), round(p / (1 - p), 3))
~~~

~~~text
20 0.119 0.135
22 0.269 0.368
24 0.5 1.0
26 0.731 2.718
28 0.881 7.389
~~~

Look at the last column: every two degrees multiply the odds by $e^{1} \approx 2.718$, everywhere on the curve. The probability doesn't change by a constant amount: from 22 to 24 degrees it rises by 23 points, from 26 to 28 by only 15. So read a coefficient of 0.5 per degree as "each degree multiplies the odds by $e^{0.5} \approx 1.65$", and never as "each degree adds 50%".

There is no sum of squares to minimize. The coefficients are chosen so that the observed days become as likely as possible: multiply $p$ for the days that were sold out and $1 - p$ for the others, and make this product large. With 0.5 as the threshold, the decision changes at exactly one temperature, here 24 °C.
`,
    },
    {
      kind: 'practice',
      key: 'practice-gradient-step',
      title: 'Fit by steps instead of a formula',
      minutes: 20,
      problems: ['gradient-descent-step-for-linear-regression'],
      text: 'Logistic regression has no closed formula; its coefficients are found step by step. Practice one such step on the linear model, where you can check the result.',
    },
    {
      kind: 'quiz',
      key: 'check-lines',
      title: 'Check: lines and odds',
      minutes: 10,
      questions: [
        {
          key: 'r-squared',
          kind: 'number',
          prompt: 'The squared distances from the mean sum to 200, the squared residuals of the line to 50. What is R²?',
          answer: 0.75,
          tolerance: 0.001,
          explanation: '1 − 50/200 = 0.75: the line removes three quarters of the squared variation around the mean.',
        },
        {
          key: 'more-columns',
          kind: 'single',
          prompt: 'You add a column of random numbers to a linear regression and fit it again on the same rows. What happens to R² on these rows?',
          options: ['It falls, because the column is useless', 'It stays exactly the same', 'It becomes negative', 'It rises or stays the same'],
          answer: 3,
          explanation: 'Least squares could give the new column the coefficient 0 and keep the old fit, so the best fit is at least as good. On new rows the larger model is usually worse.',
        },
        {
          key: 'odds-number',
          kind: 'number',
          prompt: 'A probability is 0.8. What are the odds (as one number)?',
          answer: 4,
          tolerance: 0.001,
          explanation: '0.8/0.2 = 4, read as "4 to 1". Their logarithm, about 1.39, is what the line of a logistic regression predicts.',
        },
        {
          key: 'coefficient',
          kind: 'single',
          prompt: 'A logistic regression has the coefficient 0.7 for "rainy day". Which statement is right? ($e^{0.7} \\approx 2$)',
          options: [
            'Rain raises the probability by 70 percentage points',
            'Rain about doubles the odds',
            'Rain about doubles the probability',
            'On 70% of the rainy days the answer is yes',
          ],
          answer: 1,
          explanation: 'A coefficient adds to the log odds, so it multiplies the odds by e^0.7, about 2. Doubling the odds doubles the probability only approximately, and only when it is small.',
        },
        {
          key: 'residuals-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'x = [1, 2, 3]\ny = [5, 6, 10]\nresiduals = [b - (2 + 2 * a) for a, b in zip(x, y)]\nprint(residuals, sum(r * r for r in residuals))',
          answer: '[1, 0, 2] 5',
          explanation: 'The line predicts 4, 6 and 8. All residuals are zero or positive, so moving the line up by 1 would reduce the sum of squares from 5 to 2.',
        },
      ],
    },
  ],
}
