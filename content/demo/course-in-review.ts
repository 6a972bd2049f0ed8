import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { markdown } from '#content/courses/markdown.ts'

/** A course that a mentor of the demo world has submitted for review. */
export const courseInReview: { author: string; submittedDaysAgo: number; course: CourseFileInput } = {
  author: 'mateo-silva',
  submittedDaysAgo: 2,
  course: {
    format: 'cloggle-course/1',
    slug: 'gradient-descent-with-chalk',
    title: 'Gradient descent with chalk',
    summary: 'Walk down a curve by hand before a program does it: slopes, step sizes, and why some valleys take so long.',
    description: markdown`
Most people meet gradient descent as a line of code. This course starts at the board: two curves, a handful of numbers, and a step size that you choose badly on purpose. After that the code is short and holds no surprises.

You need a pencil for the first topic and Python for the second.`,
    level: 'beginner',
    skills: ['Optimization', 'Calculus', 'Python'],
    outcomes: ['Take a step of gradient descent by hand', 'See from three numbers whether a step size is too large', 'Fit a line by gradient descent in Python'],
    prerequisites: ['The derivative of a square', 'Python functions and lists'],
    topics: [
      {
        key: 'at-the-board',
        title: 'At the board',
        resources: [{ label: 'Deep Learning, chapter 4: Numerical Computation', url: 'https://www.deeplearningbook.org/contents/numerical.html' }],
        lessons: [
          {
            key: 'one-step-downhill',
            kind: 'reading',
            title: 'One step downhill',
            minutes: 8,
            text: markdown`
Take the curve $f(x) = x^2$ and stand at $x = 4$. Its slope there is $f'(x) = 2x = 8$: to the right the ground rises, so go left.

A step of gradient descent is

$$x_{new} = x - \eta f'(x)$$

with a **step size** $\eta$. For $\eta = 0.1$ the first steps are

| step | $x$ | slope | next $x$ |
|---|---|---|---|
| 1 | 4 | 8 | 3.2 |
| 2 | 3.2 | 6.4 | 2.56 |
| 3 | 2.56 | 5.12 | 2.048 |

Each $x$ is 0.8 of the one before. The steps get shorter although $\eta$ stays: the slope gets smaller near the bottom.`,
          },
          {
            key: 'steps-that-are-too-long',
            kind: 'reading',
            title: 'Steps that are too long',
            minutes: 7,
            text: markdown`
Repeat the same walk with $\eta = 1.1$. The first step goes from $4$ to $4 - 1.1 \cdot 8 = -4.8$, the second to $5.76$. You jump over the valley and land higher than before.

For $f(x) = x^2$ every step multiplies $x$ by $1 - 2\eta$. The walk ends at the bottom while that factor is between $-1$ and $1$, so for $0 < \eta < 1$.

Write down three values of the loss in a row. If they grow, halve the step size before you look for a bug.`,
          },
          {
            key: 'check-the-steps',
            kind: 'quiz',
            title: 'Check the steps',
            minutes: 5,
            questions: [
              { key: 'next-x', kind: 'number', prompt: markdown`You minimize $f(x) = x^2$ with $\eta = 0.25$ from $x = 8$. Where are you after one step?`, explanation: markdown`The slope is $16$, so $8 - 0.25 \cdot 16 = 4$.`, answer: 4, tolerance: 0 },
              { key: 'growing', kind: 'single', prompt: 'The loss was 3.1, then 4.7, then 9.2. What do you try first?', explanation: 'A loss that grows from step to step is the sign of a step size that is too large.', options: ['A smaller step size', 'A larger step size', 'More data', 'Another random seed'], answer: 0 },
              { key: 'order', kind: 'order', prompt: 'Put one step of gradient descent in order.', explanation: 'The slope at the current point decides the direction, the step size the length.', items: ['Compute the slope at the current point', 'Multiply it by the step size', 'Subtract the product from the current point'] },
            ],
          },
        ],
      },
      {
        key: 'in-python',
        title: 'In Python',
        lessons: [
          {
            key: 'a-line-by-gradient-descent',
            kind: 'reading',
            title: 'A line by gradient descent',
            minutes: 10,
            text: markdown`
For points $(x_i, y_i)$ and a line $wx + b$ the mean squared error has two slopes:

~~~python
def gradients(w, b, xs, ys):
    n = len(xs)
    errors = [w * x + b - y for x, y in zip(xs, ys)]
    return 2 / n * sum(e * x for e, x in zip(errors, xs)), 2 / n * sum(errors)
~~~

Change both numbers in the same step. If you change $w$ first and compute the slope of $b$ with the new $w$, you walk down another curve than the one you drew.`,
          },
          { key: 'solve-it-yourself', kind: 'practice', title: 'Solve it yourself', minutes: 25, text: 'Write one step, then fit a whole line.', problems: ['gradient-descent-step-for-linear-regression', 'simple-linear-regression'] },
        ],
      },
    ],
  },
}
