import { markdown, type TopicInput } from '../markdown.ts'

export const classifyPixels: TopicInput = {
  key: 'classify-pixels',
  title: 'Classify pixels',
  resources: [
    { label: 'CS231n notes', url: 'https://cs231n.github.io/' },
    { label: 'scikit-learn: load_digits', url: 'https://scikit-learn.org/stable/modules/generated/sklearn.datasets.load_digits.html' },
    { label: 'Wikipedia: k-nearest neighbors algorithm', url: 'https://en.wikipedia.org/wiki/K-nearest_neighbors_algorithm' },
    { label: 'NumPy: broadcasting', url: 'https://numpy.org/doc/stable/user/basics.broadcasting.html' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: digits on envelopes',
      minutes: 6,
      text: markdown`
A post office reads the digits on envelopes. Our data are 1,797 images of handwritten digits that come with scikit-learn. Each has 8 by 8 pixels with values from 0 to 16. This is tiny compared with a photo, and that is an advantage: every experiment of this course runs in seconds, and you can print an image with eight lines of text.

The lectures are from 2017. Networks have become larger since then, and for some tasks other architectures are used. What the lectures explain has not changed: a score for each class, a loss that says how bad the scores are, a gradient, layers that share weights, and the many small decisions that make training work.

## How to use the course

Each lecture takes more than an hour and covers more than our text. Read the text first. It explains one central idea with numbers; with this idea in mind the lecture is easier to follow. Then run the program, change one number and predict the result before you look.

## Notation

- An image is a vector $x$ of 64 numbers, or a grid, depending on the model.
- A linear classifier has a matrix $W$ and a vector $b$; its scores are $s = xW + b$, one for each class.
- The loss $L$ is averaged over the images of a batch.
`,
    },
    {
      kind: 'video',
      key: 'what-a-computer-sees',
      title: 'What a computer sees',
      videoUrl: 'https://www.youtube.com/watch?v=vT1JzLTH4G4',
      minutes: 62,
      text: markdown`
## What to look for

- How research moved from edges and shapes to learning from data.
- What large collections of labeled images changed.
- Which tasks go beyond one label per image.

## A three, moved by one pixel

For you a digit is a shape. For the computer it is a list of 64 numbers. The program prints one image, a three, with a sign for each level of darkness. Then it moves the image by one pixel to the right and computes the Euclidean distance between the original and the moved image:

~~~python
import numpy as np
from sklearn.datasets import load_digits

data = load_digits()
images = data.images                          # 1797 images of 8 by 8 pixels, values 0 to 16
three = images[3]
print('\n'.join(''.join('.:+*#'[int(value) // 4] for value in row) for row in three))
moved = np.roll(three, 1, axis=1)
distance = np.sqrt(((images - moved) ** 2).sum(axis=(1, 2)))
nearer = data.target[distance < distance[3]]
print(round(float(distance[3]), 1), len(nearer), int((nearer != 3).sum()))
~~~

~~~text
..:**...
.+*:*:..
...**...
...*+...
....**..
.....++.
..+::*+.
..:**+..
45.5 275 176
~~~

The distance is 45.5. Is that much? 275 of the other images are nearer to the moved three than its own original, and 176 of them aren't even threes. A person hardly notices the move, while in the space of pixels the image has traveled far, since nearly every edge pixel changed from dark to light or back.

This gap between numbers and meaning is the whole difficulty of computer vision. The same digit can be moved, thinner, slanted or half covered. All of these change the pixels strongly and the meaning not at all. A three and an eight, on the other hand, may differ in only a few pixels.

For decades people wrote rules for edges and corners. The approach of this course is different: collect many labeled images, choose a family of functions, and let the data determine the parameters. The choice of the family is where knowledge about images enters.
`,
    },
    {
      kind: 'practice',
      key: 'practice-components',
      title: 'Find connected areas by a rule',
      minutes: 30,
      problems: ['connected-components-in-an-image'],
      text: 'Before you learn from data, write a classic algorithm for images. It counts the separate strokes of a digit, and you will see how quickly a rule meets an exception.',
    },
    {
      kind: 'video',
      key: 'nearest-neighbors',
      title: 'Nearest neighbors, linear scores and honest choices',
      videoUrl: 'https://www.youtube.com/watch?v=OoUX-nOEjG0',
      minutes: 65,
      text: markdown`
## What to look for

- Training that costs nothing and prediction that costs everything.
- Hyperparameters are chosen on validation data.
- What each column of a linear classifier looks like.

## Which k?

The simplest classifier stores all training images. For a new image it finds the $k$ nearest ones and lets them vote. We use 1,000 digits for training, 400 for validation and 397 for the test. Each line shows $k$, the accuracy on the training images and the accuracy on the validation images:

~~~python
import numpy as np
from sklearn.datasets import load_digits

X, y = load_digits(return_X_y=True)
order = np.random.default_rng(0).permutation(len(X))
X, y = X[order], y[order]
parts = {'train': slice(0, 1000), 'validation': slice(1000, 1400), 'test': slice(1400, None)}

def accuracy(k, part):
    distance = ((X[part][:, None] - X[parts['train']]) ** 2).sum(axis=2)
    votes = y[parts['train']][np.argsort(distance, axis=1, kind='stable')[:, :k]]
    guess = [np.bincount(row, minlength=10).argmax() for row in votes]
    return float(round((guess == y[part]).mean(), 3))

for k in [1, 3, 10, 50, 300]:
    print(k, accuracy(k, parts['train']), accuracy(k, parts['validation']))
print('test', accuracy(1, parts['test']))
~~~

~~~text
1 1.0 0.992
3 0.991 0.985
10 0.982 0.975
50 0.939 0.928
300 0.758 0.735
test 0.975
~~~

With $k = 1$ the training accuracy is 1.0, because each image is its own nearest neighbor. This number says nothing. Among the validation results, 0.992 for $k = 1$ is the best; with $k = 300$ the vote is dominated by images that have nothing to do with the new one. So we choose $k = 1$ and look at the test set once: 0.975. It is lower than 0.992. The best of five validation results is partly luck, which is why a third set exists. Report 0.975.

Why does it work so well, in spite of the last lesson? The digits are centered and equal in size; somebody removed the moves in advance. With photos of cats it would fail.

It is also slow: each prediction compares 1,000 images. A linear classifier goes the other way. It spends its time on training and keeps only one template of 64 weights per class. Its score is the dot product of image and template, so a new image costs ten dot products.
`,
    },
    {
      kind: 'practice',
      key: 'practice-neighbors',
      title: 'Write the classifier with its rules for ties',
      minutes: 30,
      problems: ['k-nearest-neighbors-classifier'],
      text: 'The vote is easy until two classes have the same number of votes. Follow the rules of the statement exactly, and use squared distances to save the root.',
    },
    {
      kind: 'quiz',
      key: 'check-pixels',
      title: 'Check: classify pixels',
      minutes: 8,
      questions: [
        {
          key: 'pixel-distance',
          kind: 'single',
          prompt: 'Why is the Euclidean distance of pixels a poor measure for photos?',
          options: [
            'It cannot be computed for color images',
            'It changes strongly when an object moves a little, although the meaning is the same',
            'It is always larger for larger objects',
            'It needs labels',
          ],
          answer: 1,
          explanation: 'It compares each pixel with the pixel at the same place. A small move changes most edge pixels, and a different object on the same background may be nearer.',
        },
        {
          key: 'train-k1',
          kind: 'number',
          prompt: 'All training images are different. What accuracy (0 to 1) does nearest neighbors with k = 1 reach on its own training images?',
          answer: 1,
          tolerance: 0.0001,
          explanation: 'Each image has the distance 0 to itself, so it votes for itself. The training accuracy of k = 1 is useless for choosing k.',
        },
        {
          key: 'parts',
          kind: 'order',
          prompt: 'Put the steps of choosing k in order.',
          items: [
            'Divide the images into training, validation and test sets',
            'Store the training images',
            'Compute the validation accuracy for each k',
            'Choose the k with the best validation accuracy',
            'Compute the test accuracy once and report it',
          ],
          explanation: 'The validation result of the chosen k is slightly too optimistic, since it is the best of several. The test set wasn\'t involved in the choice.',
        },
        {
          key: 'squared-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import numpy as np\n\nimages = np.array([[0, 0], [3, 4], [6, 8]])\nnew = np.array([3, 0])\nprint(((images - new) ** 2).sum(axis=1).tolist())',
          answer: '[9, 16, 73]',
          explanation: 'The row is subtracted from each image by broadcasting. The squares sum to 9 + 0, 0 + 16 and 9 + 64. The order is the same as for the distances 3, 4 and 8.54.',
        },
        {
          key: 'linear-cost',
          kind: 'multiple',
          prompt: 'Which statements compare a linear classifier with nearest neighbors correctly?',
          options: [
            'The linear classifier needs less memory after training',
            'The linear classifier predicts faster',
            'Nearest neighbors needs a longer training',
            'Nearest neighbors can have curved borders between classes',
          ],
          answers: [0, 1, 3],
          explanation: 'The linear classifier keeps one template per class. Nearest neighbors only stores the images in training, pays at every prediction, and can follow any shape.',
        },
      ],
    },
  ],
}
