import { markdown, type TopicInput } from '../markdown.ts'

export const matrices: TopicInput = {
  key: 'matrices',
  title: 'Matrices move space',
  resources: [
    { label: 'Wikipedia: Matrix multiplication', url: 'https://en.wikipedia.org/wiki/Matrix_multiplication' },
    { label: 'Wikipedia: Determinant', url: 'https://en.wikipedia.org/wiki/Determinant' },
    { label: 'Wikipedia: Kernel (linear algebra)', url: 'https://en.wikipedia.org/wiki/Kernel_(linear_algebra)' },
    { label: 'NumPy: linear algebra', url: 'https://numpy.org/doc/stable/reference/routines.linalg.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'linear-transformations',
      title: 'The columns say where the axes go',
      videoUrl: 'https://www.youtube.com/watch?v=kYB8IZa5AuE',
      minutes: 14,
      text: markdown`
## What to look for

- What makes a transformation linear: lines stay lines, and the origin stays in place.
- Two arrows are enough to know where every point goes.
- How to read a matrix column by column.

## Follow two arrows

Take a transparent sheet with a grid and move it: turn it, stretch it, slant it. As long as grid lines stay straight, parallel and evenly spaced, and the origin doesn't move, the motion is linear. Then it is enough to know where the arrows $(1, 0)$ and $(0, 1)$ land, because the point $(x, y)$ is $x$ times the first arrow plus $y$ times the second, before and after.

Say the first arrow lands on $(1, 0)$ and the second on $(0.5, 1)$. That is how upright letters become italic. The matrix has these two landing places as its columns:

$$
\begin{pmatrix} 1 & 0.5 \\ 0 & 1 \end{pmatrix} \begin{pmatrix} x \\ y \end{pmatrix} = x \begin{pmatrix} 1 \\ 0 \end{pmatrix} + y \begin{pmatrix} 0.5 \\ 1 \end{pmatrix}.
$$

~~~python
import numpy as np

italic = np.array([[1, 0.5], [0, 1]])
stem = np.array([[0, 0, 0], [0, 1, 2]])
print(italic @ stem)
print(2 * italic[:, 0] + 1 * italic[:, 1], italic @ [2, 1])
~~~

~~~text
[[0.  0.5 1. ]
 [0.  1.  2. ]]
[2.5 1. ] [2.5 1. ]
~~~

The columns of \`stem\` are three points of a vertical line of height 2. Afterward the top has moved one to the right and the foot has stayed. The last line confirms the rule: a matrix times a vector is a combination of the columns. Keep this view. It explains at a glance that the result always lies in the span of the columns, and it makes the entries of a layer readable: column $j$ is what input $j$ contributes.

Shifting everything by three to the right is not linear, since the origin moves. This is why layers have a bias in addition to their matrix.
`,
    },
    {
      kind: 'video',
      key: 'composition',
      title: 'A product of matrices is one move after another',
      videoUrl: 'https://www.youtube.com/watch?v=XkY2DOUCWMU',
      minutes: 13,
      text: markdown`
## What to look for

- The product $AB$ means: first $B$, then $A$.
- How each column of the product is found.
- Why the order matters, but the brackets don't.

## Turn, then slant

Let $R$ be a quarter turn to the left and $S$ the slant that moves points to the right by their height:

$$
R = \begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}, \qquad S = \begin{pmatrix} 1 & 1 \\ 0 & 1 \end{pmatrix}.
$$

Follow the first arrow when we turn first and slant afterward. $R$ takes $(1, 0)$ to $(0, 1)$, and $S$ takes $(0, 1)$ to $(1, 1)$. So the first column of $SR$ is $(1, 1)$. The second arrow goes from $(0, 1)$ to $(-1, 0)$ and stays there. In the other order, the first arrow is not slanted at all and then turned to $(0, 1)$. The results differ:

~~~python
import numpy as np

R = np.array([[0, -1], [1, 0]])
S = np.array([[1, 1], [0, 1]])
print((S @ R).tolist(), (R @ S).tolist())
print(np.array_equal(S @ (R @ S), (S @ R) @ S))
~~~

~~~text
[[1, -1], [1, 0]] [[0, -1], [1, 1]]
True
~~~

Read products from right to left, as with functions: in $f(g(x))$ the inner one comes first. Brackets don't matter, because both ways of reading describe the same three moves in the same order. They matter for speed, however. If $A$ and $B$ are 1,000 × 1,000 and $v$ is a vector, $(AB)v$ needs a billion multiplications for the product alone, while $A(Bv)$ needs two million.

A network without activation functions is such a product. Ten layers collapse into a single matrix, and nothing is gained by depth. With a bend between the layers, they don't.
`,
    },
    {
      kind: 'practice',
      key: 'practice-dense-layer',
      title: 'Multiply matrices for a layer',
      minutes: 25,
      problems: ['dense-layer-forward-pass'],
      text: 'A layer is a matrix product, a shift and a bend. Writing the product with loops once makes error messages about shapes easy to read.',
    },
    {
      kind: 'video',
      key: 'determinant',
      title: 'The determinant measures area',
      videoUrl: 'https://www.youtube.com/watch?v=Ip3X9LOh2dk',
      minutes: 13,
      text: markdown`
## What to look for

- The determinant is the factor by which areas (or volumes) change.
- What a negative sign and what a zero mean.
- Why the determinant of a product is the product of the determinants.

## How much paper does the shape cover?

The matrix with the columns $(3, 0)$ and $(1, 2)$ takes the unit square to a slanted parallelogram with base 3 and height 2. Its area is 6, and every other shape grows by the same factor: a drawing of 5 square centimeters becomes one of 30. This factor is the determinant. For two dimensions

$$
\det \begin{pmatrix} a & b \\ c & d \end{pmatrix} = ad - bc .
$$

~~~python
import numpy as np

for name, A in {
    'slanted': [[3, 1], [0, 2]],
    'mirror': [[1, 0], [0, -1]],
    'flat': [[2, 4], [1, 2]],
}.items():
    print(name, round(float(np.linalg.det(A)), 6))
~~~

~~~text
slanted 6.0
mirror -1.0
flat 0.0
~~~

The mirror keeps areas, but it turns the sheet over, and this shows in the sign. The flat matrix is more serious: both columns lie on the line through $(2, 1)$, so the whole plane is pressed onto that line and every area becomes zero. Nobody can restore a drawing from such a print. A determinant of zero therefore means that there is no inverse.

If one move multiplies areas by 6 and the next by 0.5, both together multiply them by 3: $\det(AB) = \det A \cdot \det B$. In code, don't test whether a determinant equals zero. Rounding makes it $10^{-17}$, and a perfectly good matrix in 100 dimensions, half the identity, has the determinant $2^{-100}$. Look at the rank or the condition number instead.
`,
    },
    {
      kind: 'video',
      key: 'inverse-and-null-space',
      title: 'Undo a matrix, or see what it lost',
      videoUrl: 'https://www.youtube.com/watch?v=uQhTuRlWMxw',
      minutes: 15,
      text: markdown`
## What to look for

- A system of equations as the question: which vector lands on $b$?
- The column space: all places where a vector can land.
- The null space: everything that is pressed onto the origin.

## Two bills from a café

Table 1 had two coffees and one cake and paid 10 euros. Table 2 had one coffee and three cakes and paid 15 euros. With the prices as the vector $x$, this is

$$
\begin{pmatrix} 2 & 1 \\ 1 & 3 \end{pmatrix} x = \begin{pmatrix} 10 \\ 15 \end{pmatrix}.
$$

The determinant is 5, so the matrix can be undone, and $x = A^{-1}b$ gives 3 euros for a coffee and 4 for a cake. In code use \`solve\` and not the inverse: it is faster and more exact.

~~~python
import numpy as np

A = np.array([[2, 1], [1, 3]])
print(np.linalg.solve(A, [10, 15]))
B = np.array([[1, 2], [2, 4]])
for x in [[3, 4], [5, 3], [11, 0]]:
    print(x, B @ x)
~~~

~~~text
[3. 4.]
[3, 4] [11 22]
[5, 3] [11 22]
[11, 0] [11 22]
~~~

The matrix $B$ belongs to tables that had one coffee and two cakes, and exactly twice as much. The second bill tells us nothing new. Many prices explain the same bills: $(3, 4)$, $(5, 3)$, $(11, 0)$. They differ by multiples of $(2, -1)$, and $B$ takes $(2, -1)$ to zero. These multiples are the null space: what can change without anybody noticing in the result. The column space is the line through $(1, 2)$. A pair of bills such as 11 and 23 euros lies outside, and then no prices fit at all.

So there are three cases: one solution, none, or infinitely many. Ridge regression deals with the last one by choosing, roughly, the solution with small weights.
`,
    },
    {
      kind: 'practice',
      key: 'practice-ridge',
      title: 'Solve a system that would have many solutions',
      minutes: 45,
      problems: ['ridge-regression'],
      text: 'Features that depend on each other make the matrix of a regression flat. Here you add a penalty that makes the system solvable again, and solve it.',
    },
    {
      kind: 'video',
      key: 'nonsquare-matrices',
      title: 'Matrices between dimensions',
      videoUrl: 'https://www.youtube.com/watch?v=v8VSDg_WQlA',
      minutes: 8,
      text: markdown`
## What to look for

- The number of columns is the dimension of the input, the number of rows that of the output.
- A wide matrix must lose something, a tall one can't reach everything.
- Each column is still the landing place of one axis.

## Three colors, two numbers

A pixel has three values: red, green and blue. We describe it with two: brightness, which weighs green most, and warmth, the difference of red and blue. That is a matrix with two rows and three columns:

$$
P = \begin{pmatrix} 0.3 & 0.6 & 0.1 \\ 1 & 0 & -1 \end{pmatrix}.
$$

The columns say what one unit of each color contributes. Green adds 0.6 to the brightness and nothing to the warmth. Now three dimensions don't fit into two, so some change of color must be invisible. It is the direction $(3, -2, 3)$: more red and blue, less green.

~~~python
import numpy as np

P = np.array([[0.3, 0.6, 0.1], [1, 0, -1]])
print(np.round(P @ [200, 100, 50], 6))
print(np.round(P @ [230, 80, 80], 6))
print(np.round(P @ [3, -2, 3], 6), np.linalg.matrix_rank(P))
~~~

~~~text
[125. 150.]
[125. 150.]
[0. 0.] 2
~~~

The two pixels differ by ten times that direction and get the same description. Nobody can compute the original pixel from it. A tall matrix has the opposite problem: with two columns of length three, the outputs form a plane in space, and most points of the space are not on it. The layers of an autoencoder are exactly this, first wide, then tall: what the narrow middle has lost, the second half can't bring back.

Shapes in code follow the same rule. For \`A @ B\`, the inner sizes must agree, and the outer ones remain: (2, 3) times (3, 5) gives (2, 5).
`,
    },
    {
      kind: 'quiz',
      key: 'check-matrices',
      title: 'Check: matrices',
      minutes: 10,
      questions: [
        {
          key: 'landing',
          kind: 'single',
          prompt: markdown`A linear map takes $(1, 0)$ to $(2, 1)$ and $(0, 1)$ to $(-1, 3)$. Where does $(2, 1)$ land?`,
          options: ['$(3, 5)$', '$(5, 1)$', '$(1, 4)$', '$(4, 3)$'],
          answer: 0,
          explanation: markdown`$2 \cdot (2, 1) + 1 \cdot (-1, 3) = (3, 5)$. The result $(5, 1)$ comes from using the landing places as rows instead of columns.`,
        },
        {
          key: 'order-of-product',
          kind: 'order',
          prompt: markdown`The expression $CBAv$ applies several steps to a vector. Put them in the order in which they happen.`,
          items: ['Start with $v$', 'Apply $A$', 'Apply $B$', 'Apply $C$'],
          explanation: 'Products are read from right to left, because the matrix next to the vector acts first.',
        },
        {
          key: 'area',
          kind: 'number',
          prompt: markdown`A shape has the area 4. It is transformed by $\begin{pmatrix} 2 & 1 \\ 1 & 3 \end{pmatrix}$. What is its new area?`,
          answer: 20,
          explanation: markdown`The determinant is $2 \cdot 3 - 1 \cdot 1 = 5$, and areas are multiplied by it: $4 \cdot 5 = 20$.`,
        },
        {
          key: 'zero-determinant',
          kind: 'multiple',
          prompt: 'A square matrix has the determinant 0. What follows?',
          options: [
            'It has no inverse',
            'All of its entries are 0',
            'Some vector other than 0 is taken to 0',
            'Its columns are linearly dependent',
          ],
          answers: [0, 2, 3],
          explanation: 'The three statements are different words for the same fact: at least one dimension is lost. The entries can be anything, such as 2, 4, 1, 2.',
        },
        {
          key: 'shape-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import numpy as np\n\nA = np.ones((2, 3))\nB = np.ones((3, 4))\nprint((A @ B).shape, (A @ B)[0, 0])',
          answer: '(2, 4) 3.0',
          explanation: 'The inner sizes (3 and 3) agree and disappear; 2 and 4 remain. Each entry is a sum of three products of ones.',
        },
      ],
    },
  ],
}
