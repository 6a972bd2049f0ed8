import { markdown, type TopicInput } from '../markdown.ts'

export const vectors: TopicInput = {
  key: 'vectors',
  title: 'Vectors and what they can reach',
  resources: [
    { label: 'Mathematics for Machine Learning (book)', url: 'https://mml-book.github.io/' },
    { label: 'NumPy: the absolute basics for beginners', url: 'https://numpy.org/doc/stable/user/absolute_beginners.html' },
    { label: 'Wikipedia: Basis (linear algebra)', url: 'https://en.wikipedia.org/wiki/Basis_(linear_algebra)' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: pictures first, then numbers',
      minutes: 6,
      text: markdown`
Data in machine learning are vectors, layers are matrices, and many methods are a question about a matrix: which directions does it stretch, what does it lose, can it be undone? After this course you can answer these questions for small matrices in your head and for large ones with NumPy.

## How to use the course

The lessons are short and build on each other, so take them in order. Draw every example on squared paper before you compute it. If the drawing and the numbers disagree, one of them has a mistake, and finding it teaches more than the next lesson.

Most examples have two dimensions because they can be drawn. The code works without changes for 200 dimensions; try it with a larger random matrix.

## Notation

- Vectors are lowercase letters, such as $v$. In the text they may be written in a row, $(2, 1)$, but in a product with a matrix they are columns.
- Matrices are uppercase letters, such as $A$. A matrix of shape $m \times n$ has $m$ rows and $n$ columns.
- $A^{-1}$ is the inverse, $A^\top$ the transpose and $\det A$ the determinant.
- In NumPy, \`A @ B\` is the matrix product. \`A * B\` multiplies entry by entry, which is something else.
`,
    },
    {
      kind: 'video',
      key: 'what-vectors-are',
      title: 'Vectors: arrows, lists and what they share',
      videoUrl: 'https://www.youtube.com/watch?v=fNk_zzaMoSs',
      minutes: 13,
      text: markdown`
## What to look for

- Three views of a vector: an arrow, a list of numbers, a thing that can be added and scaled.
- Addition as walking along one arrow and then along the other.
- Scaling changes the length, and with a negative factor the direction.

## A recipe is a vector

Write down flour in grams, milk in milliliters and eggs. One portion of pancakes is the vector $(100, 150, 1)$, one portion of waffles is $(120, 100, 2)$. Cooking for four means scaling by 4. Cooking both means adding, entry by entry. These two operations are all that linear algebra assumes about vectors. Everything else in this course is built from them.

~~~python
import numpy as np

pancakes = np.array([100, 150, 1])
waffles = np.array([120, 100, 2])
print(4 * pancakes)
print(3 * pancakes + 2 * waffles)
print(waffles - pancakes)
~~~

~~~text
[400 600   4]
[540 650   7]
[ 20 -50   1]
~~~

The last line is also a vector, although nobody could cook it: it has a negative amount of milk. It is the change from one recipe to the other. Vectors often describe changes, and the arrow is the right picture for them: an arrow says how far and in which direction, but not from where.

In machine learning a row of a table is a vector of features, an image of 28 × 28 pixels is a vector with 784 entries, and a word is a vector that was learned. Nobody can draw an arrow in 784 dimensions. But adding and scaling work in the same way, so what you learn with two entries stays true.

One warning belongs to lists of numbers: the entries have units. Grams and eggs share a vector only because we never compare them. A method that measures lengths of vectors compares them, and then a change of units from grams to kilograms changes the result.
`,
    },
    {
      kind: 'video',
      key: 'span-and-basis',
      title: 'Linear combinations, span and basis',
      videoUrl: 'https://www.youtube.com/watch?v=k7RM-ot2NWY',
      minutes: 13,
      text: markdown`
## What to look for

- A linear combination scales some vectors and adds the results.
- The span is the set of everything that they can reach.
- When an additional vector adds nothing: linear dependence.

## Which mixtures are possible?

A gardener has two bags of fertilizer. A scoop of the first contains 2 g of nitrogen and 1 g of potassium, a scoop of the second 1 g and 3 g. The roses need exactly 8 g and 9 g. Which amounts are right? We look for $a$ and $b$ with

$$
a \begin{pmatrix} 2 \\ 1 \end{pmatrix} + b \begin{pmatrix} 1 \\ 3 \end{pmatrix} = \begin{pmatrix} 8 \\ 9 \end{pmatrix}.
$$

The answer is 3 scoops and 2 scoops. Because the two vectors point in different directions, every point of the plane can be reached, each with exactly one pair of numbers. Such vectors form a basis, and the pair is called the coordinates of the point. (A real gardener can't take negative scoops. The span allows them.)

~~~python
import numpy as np

bags = np.array([[2, 1], [1, 3]])
print(np.linalg.solve(bags, [8, 9]))
print(np.linalg.matrix_rank(bags))
same = np.array([[2, 4], [1, 2]])
print(np.linalg.matrix_rank(same))
~~~

~~~text
[3. 2.]
2
1
~~~

The second shop sells $(2, 1)$ and $(4, 2)$. The second bag is twice the first, so every mixture lies on the line through $(2, 1)$, and $(8, 9)$ is out of reach. The rank counts the independent directions: 2 for the first pair, 1 for the second. A table of features can have the same problem. If one column is the sum of two others, for example total price, net price and tax, it adds no direction, and a linear regression can't tell their weights apart.
`,
    },
    {
      kind: 'quiz',
      key: 'check-vectors',
      title: 'Check: vectors and spans',
      minutes: 7,
      questions: [
        {
          key: 'combination',
          kind: 'number',
          prompt: markdown`$a\,(1, 2) + b\,(3, -1) = (9, 4)$. What is $a$?`,
          answer: 3,
          explanation: markdown`The equations are $a + 3b = 9$ and $2a - b = 4$. From the second, $b = 2a - 4$; in the first, $a + 6a - 12 = 9$, so $a = 3$ and $b = 2$.`,
        },
        {
          key: 'spans',
          kind: 'multiple',
          prompt: 'Which pairs of vectors span the whole plane?',
          options: ['$(1, 0)$ and $(1, 1)$', '$(2, -1)$ and $(-4, 2)$', '$(3, 5)$ and $(5, 3)$', '$(0, 0)$ and $(1, 2)$'],
          answers: [0, 2],
          explanation: markdown`Two vectors span the plane if neither is a multiple of the other. $(-4, 2)$ is $-2$ times $(2, -1)$, and the zero vector is a multiple of everything, so these pairs reach only a line. A basis needn't be perpendicular.`,
        },
        {
          key: 'dependent-features',
          kind: 'single',
          prompt: 'A table has the columns height in cm, height in inches, and weight. How many independent directions do the columns have at most?',
          options: ['1', '2', '3', 'It depends on the number of rows'],
          answer: 1,
          explanation: 'The two heights are multiples of each other, so together they give one direction. With weight it is two. More rows don\'t make a multiple independent.',
        },
      ],
    },
  ],
}
