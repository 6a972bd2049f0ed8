import { markdown, type TopicInput } from '../markdown.ts'

export const basesAndEigenvectors: TopicInput = {
  key: 'bases-and-eigenvectors',
  title: 'Angles, bases and eigenvectors',
  resources: [
    { label: 'Wikipedia: Dot product', url: 'https://en.wikipedia.org/wiki/Dot_product' },
    { label: 'Wikipedia: Change of basis', url: 'https://en.wikipedia.org/wiki/Change_of_basis' },
    { label: 'Wikipedia: Eigenvalues and eigenvectors', url: 'https://en.wikipedia.org/wiki/Eigenvalues_and_eigenvectors' },
    { label: 'NumPy: numpy.linalg.eig', url: 'https://numpy.org/doc/stable/reference/generated/numpy.linalg.eig.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'dot-products',
      title: 'Dot products: a vector that measures vectors',
      videoUrl: 'https://www.youtube.com/watch?v=LyGKycYT2v0',
      minutes: 17,
      text: markdown`
## What to look for

- The dot product as a sum of products, and as length times projected length.
- Its sign tells whether two arrows point roughly the same way.
- A vector as a matrix with one row: it turns vectors into numbers.

## Taste as a direction

Two people rate comedies and thrillers. Ana's vector is $(3, 4)$, Ben's is $(4, 3)$. The dot product multiplies entry by entry and adds:

$$
u \cdot v = 3 \cdot 4 + 4 \cdot 3 = 24 = \lVert u \rVert\,\lVert v \rVert \cos\theta .
$$

Both vectors have the length 5, so $\cos\theta = 24/25 = 0.96$: the tastes are nearly the same. Carla has $(4, -3)$; she likes comedies and dislikes thrillers. Her dot product with Ana is $12 - 12 = 0$. The arrows are perpendicular, which means that Ana's taste tells us nothing about Carla's.

~~~python
import numpy as np

ana, ben, carla = np.array([3, 4]), np.array([4, 3]), np.array([4, -3])
length = np.linalg.norm
print(ana @ ben, ana @ carla)
print((ana @ ben) / (length(ana) * length(ben)))
print((ana @ ben) / length(ben) ** 2 * ben)
~~~

~~~text
24 0
0.96
[3.84 2.88]
~~~

The last line is the projection of Ana's vector onto Ben's direction: the part of her taste that lies along his. What remains, $(3, 4) - (3.84, 2.88)$, is perpendicular to it.

There is a second view, called duality. Fix Ana's vector and let the other one vary. Then the dot product is a linear map from vectors to numbers, a matrix with one row. A unit of a neural network is such a map: its weight vector measures how far each input points in one direction. Use the plain dot product if lengths matter, and the cosine if only the direction does.
`,
    },
    {
      kind: 'practice',
      key: 'practice-cosine',
      title: 'Search by direction',
      minutes: 20,
      problems: ['cosine-similarity-search'],
      text: 'The comparison of tastes, for 2,000 vectors. Mind the zero vector: it has no direction.',
    },
    {
      kind: 'video',
      key: 'change-of-basis',
      title: 'The same vector in other coordinates',
      videoUrl: 'https://www.youtube.com/watch?v=P2LTAUO1TdA',
      minutes: 16,
      text: markdown`
## What to look for

- Coordinates depend on the basis; the vector itself doesn't.
- The matrix with the new basis vectors as columns translates from new to old.
- $B^{-1} A B$ is the move $A$, described in the new coordinates.

## Left and right, middle and side

Stereo sound has two numbers per moment, left and right. Sound engineers often use another description: *mid*, what both channels share, and *side*, in what they differ. The basis vectors are $(1, 1)$ and $(1, -1)$, written in left and right. Put them into the columns of $B$. Then

$$
\begin{pmatrix} \text{left} \\ \text{right} \end{pmatrix} = B \begin{pmatrix} \text{mid} \\ \text{side} \end{pmatrix}, \qquad
\begin{pmatrix} \text{mid} \\ \text{side} \end{pmatrix} = B^{-1} \begin{pmatrix} \text{left} \\ \text{right} \end{pmatrix}.
$$

For left 0.9 and right 0.5 we get mid 0.7 and side 0.2. Check: $0.7 + 0.2 = 0.9$ and $0.7 - 0.2 = 0.5$.

Some operations are simple in one basis only. "Make the stereo effect half as wide" means to halve the side and keep the mid, a diagonal matrix $D$ with the entries 1 and 0.5. To apply it to left and right, translate, scale, and translate again: $B D B^{-1}$.

~~~python
import numpy as np

B = np.array([[1, 1], [1, -1]])
print(np.round(np.linalg.solve(B, [0.9, 0.5]), 6))
narrow = B @ np.diag([1, 0.5]) @ np.linalg.inv(B)
print(narrow)
print(np.round(narrow @ [0.9, 0.5], 6))
~~~

~~~text
[0.7 0.2]
[[0.75 0.25]
 [0.25 0.75]]
[0.8 0.6]
~~~

Nothing about the matrix with 0.75 and 0.25 tells you what it does, until you look at it in the right basis. Finding a basis in which a matrix is diagonal is the topic of the next lesson. Principal component analysis does the same with data: it chooses coordinates in which the features are uncorrelated.
`,
    },
    {
      kind: 'video',
      key: 'eigenvectors',
      title: 'Eigenvectors keep their direction',
      videoUrl: 'https://www.youtube.com/watch?v=PFDu9oVAE-g',
      minutes: 20,
      text: markdown`
## What to look for

- An eigenvector stays on its line; its eigenvalue is the factor.
- Why $\det(A - \lambda I) = 0$ finds the eigenvalues.
- How eigenvectors make high powers of a matrix easy.

## Town and country

Each year 10% of the people in a town move to the country, and 20% of the people in the country move to the town. With the state $(\text{town}, \text{country})$, one year is the matrix

$$
A = \begin{pmatrix} 0.9 & 0.2 \\ 0.1 & 0.8 \end{pmatrix}.
$$

Where does this lead? A stable distribution would satisfy $Av = v$, so it is an eigenvector with eigenvalue 1. The vector $(2, 1)$ works: $0.9 \cdot 2 + 0.2 \cdot 1 = 2$ and $0.1 \cdot 2 + 0.8 \cdot 1 = 1$. Two thirds will live in town. The other eigenvector is $(1, -1)$, with $A(1, -1) = (0.7, -0.7)$, so its eigenvalue is 0.7. From $\det(A - \lambda I) = (0.9 - \lambda)(0.8 - \lambda) - 0.02 = 0$ you get the same two numbers.

~~~python
import numpy as np

A = np.array([[0.9, 0.2], [0.1, 0.8]])
print(np.round(np.linalg.eigvals(A), 6))
v = np.array([0.0, 3.0])
for year in range(1, 21):
    v = A @ v
    if year in (1, 2, 20):
        print(year, np.round(v, 3))
~~~

~~~text
[1.  0.7]
1 [0.6 2.4]
2 [1.02 1.98]
20 [1.998 1.002]
~~~

Start with all three thousand people in the country: $(0, 3) = (2, 1) - 2\,(1, -1)$. Each year keeps the first part and shrinks the second by the factor 0.7. After 20 years the factor is $0.7^{20} \approx 0.0008$, and only $(2, 1)$ remains. Repeated multiplication always brings out the direction with the largest eigenvalue. That is power iteration, and PageRank is the best known example. For a covariance matrix the same direction is the first principal component.
`,
    },
    {
      kind: 'practice',
      key: 'practice-markov',
      title: 'Compute a high power of a matrix',
      minutes: 30,
      problems: ['markov-chain-after-n-steps'],
      text: 'Town and country, with up to 12 places and a billion years. Multiplying step by step is too slow; the order of the brackets helps.',
    },
    {
      kind: 'practice',
      key: 'practice-pca',
      title: 'Find the longest axis of a cloud of points',
      minutes: 50,
      problems: ['first-principal-component-pca'],
      text: 'Everything comes together here: a covariance matrix, its dominant eigenvector and repeated multiplication.',
    },
    {
      kind: 'quiz',
      key: 'check-bases',
      title: 'Check: angles, bases and eigenvectors',
      minutes: 10,
      questions: [
        {
          key: 'cosine',
          kind: 'number',
          prompt: markdown`What is the cosine of the angle between $(1, 0)$ and $(3, 4)$?`,
          answer: 0.6,
          tolerance: 0.001,
          explanation: markdown`The dot product is 3, the lengths are 1 and 5, so the cosine is $3/5 = 0.6$.`,
        },
        {
          key: 'eigenvector-which',
          kind: 'single',
          prompt: markdown`Which vector is an eigenvector of $\begin{pmatrix} 2 & 1 \\ 1 & 2 \end{pmatrix}$?`,
          options: ['$(1, 0)$', '$(1, 2)$', '$(2, 1)$', '$(1, -1)$'],
          answer: 3,
          explanation: markdown`The matrix takes $(1, -1)$ to $(1, -1)$, so it is an eigenvector with eigenvalue 1. $(1, 0)$ goes to $(2, 1)$, $(1, 2)$ to $(4, 5)$ and $(2, 1)$ to $(5, 4)$: all three leave their lines.`,
        },
        {
          key: 'eigenvalue-power',
          kind: 'number',
          prompt: markdown`$v$ is an eigenvector of $A$ with eigenvalue $-2$. By which factor does $A^5$ multiply $v$?`,
          answer: -32,
          explanation: markdown`Each application multiplies by $-2$, and $(-2)^5 = -32$. The arrow flips five times and ends on the opposite side.`,
        },
        {
          key: 'basis-translation',
          kind: 'single',
          prompt: markdown`The columns of $B$ are the vectors of a new basis, written in the usual coordinates. How do you get the new coordinates of a vector $v$ that is given in the usual ones?`,
          options: ['$Bv$', '$B^{-1}v$', '$B^\\top B v$', '$B^{-1}vB$'],
          answer: 1,
          explanation: markdown`$B$ translates from new to usual coordinates: $B(1, 0)$ is the first basis vector. The opposite direction needs the inverse. For an orthonormal basis $B^\top$ is the inverse, but not in general.`,
        },
        {
          key: 'perpendicular',
          kind: 'multiple',
          prompt: markdown`Which vectors are perpendicular to $(2, -1, 2)$?`,
          options: ['$(1, 2, 0)$', '$(2, 2, -1)$', '$(1, 1, 1)$', '$(-2, 1, -2)$'],
          answers: [0, 1],
          explanation: markdown`The dot products are $2 - 2 = 0$, $4 - 2 - 2 = 0$, $2 - 1 + 2 = 3$ and $-9$. The last vector is the opposite direction, not a perpendicular one.`,
        },
      ],
    },
  ],
}
