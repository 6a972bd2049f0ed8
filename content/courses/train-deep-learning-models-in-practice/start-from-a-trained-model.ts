import { markdown, type TopicInput } from '../markdown.ts'

export const startFromATrainedModel: TopicInput = {
  key: 'start-from-a-trained-model',
  title: 'Start from a trained model',
  resources: [
    { label: 'course.fast.ai', url: 'https://course.fast.ai/' },
    { label: 'fastbook', url: 'https://github.com/fastai/fastbook' },
    { label: 'Wikipedia: Transfer learning', url: 'https://en.wikipedia.org/wiki/Transfer_learning' },
    { label: 'Deep Residual Learning for Image Recognition', url: 'https://arxiv.org/abs/1512.03385' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: a recycling center with a camera',
      minutes: 5,
      text: markdown`
You can learn deep learning from the bottom up, starting with derivatives, or from the top down, starting with a model that works. This course goes top down. You first see what a trained network can do for a new task, then open it and rebuild its parts, and finally apply the same ideas to texts, tables and ratings.

The examples belong to a recycling center. A camera above a belt takes photos of glass, paper and metal. Residents write messages about full bins. Trucks have to be planned. On its website the center suggests recipes for leftovers. For each of these there is a kind of model, and they share most of their parts.

## How to use the course

The videos are long. Watch one half, read our text, and run its program before you go on. The programs need NumPy and scikit-learn only and finish within seconds; there is no graphics card to rent. They are deliberately small, so that you can change a number and see the effect at once. The libraries that you will use later do the same with more layers.

After each lesson write one sentence about a task of your own: what would be the input, what the label, and who would notice a mistake?
`,
    },
    {
      kind: 'video',
      key: 'transfer-learning',
      title: 'A trained network learns a new task quickly',
      videoUrl: 'https://www.youtube.com/watch?v=8SF_h3xF3cE',
      minutes: 88,
      text: markdown`
## What to look for

- How few photos and how little time the first model needs.
- What "pretrained" means and what fine-tuning changes.
- Which other data can be turned into images.

## Zeros to sixes help with sevens

A network that was trained on a million photos has learned to see edges, textures and shapes. For a new task most of that is still useful, so only the last layer has to be replaced and trained. This is transfer learning. It can be shown on a small scale. The images are handwritten digits at random places in a frame of 12 by 12 pixels. A network learns to tell zeros to sixes apart. Then the new task: tell 7, 8 and 9 apart, from 40 examples each. A simple linear classifier gets either the pixels or the values of the hidden layer, which has never seen a 7, 8 or 9:

~~~python
import numpy as np
from sklearn.datasets import load_digits
from sklearn.linear_model import LogisticRegression
from sklearn.neural_network import MLPClassifier

small, digit = load_digits(return_X_y=True)
rng = np.random.default_rng(0)

def shifted():
    images = np.zeros((len(small), 12, 12))
    for image, pixels in zip(images, small.reshape(-1, 8, 8) / 16):
        down, right = rng.integers(0, 5, 2)
        image[down:down + 8, right:right + 8] = pixels
    return images.reshape(-1, 144)

old = digit < 7                                      # task 1: zeros to sixes, 5 copies of each
copies = [shifted()[old] for _ in range(5)]
network = MLPClassifier((128,), early_stopping=True, random_state=0).fit(np.concatenate(copies), np.tile(digit[old], 5))

images = shifted()                                   # task 2: 7, 8 and 9 with 40 examples each
train = np.concatenate([np.flatnonzero(digit == d)[:40] for d in (7, 8, 9)])
test = np.setdiff1d(np.flatnonzero(~old), train)
hidden = np.maximum(0, images @ network.coefs_[0] + network.intercepts_[0])
for name, features in [('pixels', images), ('hidden layer', hidden)]:
    model = LogisticRegression(max_iter=2000).fit(features[train], digit[train])
    print(name, round(model.score(features[test], digit[test]), 2), len(test))
~~~

~~~text
pixels 0.49 413
hidden layer 0.77 413
~~~

With pixels 49% of 413 new images are right; guessing would give 33%. With the hidden layer it is 77%. The linear classifier is the same in both cases. The hidden layer had learned strokes that may be anywhere in the frame, and they occur in all digits.

Fine-tuning goes one step further and also adjusts the hidden layer, with a small learning rate, so that it isn't destroyed. The gain depends on how similar the tasks are. A network trained on holiday photos helps with photos of bottles; for spectra or X-ray images it may help less, and you find out by trying.
`,
    },
    {
      kind: 'practice',
      key: 'practice-softmax',
      title: 'Turn scores into probabilities',
      minutes: 15,
      problems: ['numerically-stable-softmax'],
      text: 'The new last layer returns one score for each class. Softmax turns them into probabilities, and the obvious formula overflows for large scores.',
    },
    {
      kind: 'video',
      key: 'deploy-and-clean',
      title: 'Train first, clean the data with the model, then deploy',
      videoUrl: 'https://www.youtube.com/watch?v=F4tvM4Vb3A0',
      minutes: 82,
      text: markdown`
## What to look for

- Why a first model comes before the cleaning of the data.
- What the rows with the highest loss have in common.
- Which parts a small app consists of.

## The most surprising photos

Labels are made by people who are tired, so a few are wrong. Checking 5,000 photos is slow. Let a first model tell you which ones to look at: those where it was confident and the label disagrees. The loss of a photo is $-\log p$, where $p$ is the probability that the model gave to the *labeled* class. Here are five photos, sorted by loss, with the label and the guess of the model:

~~~python
from math import log

photos = [  # file, label, predicted probability of glass, paper, metal
    ('017.jpg', 'glass', [0.90, 0.04, 0.06]),
    ('023.jpg', 'metal', [0.02, 0.97, 0.01]),
    ('031.jpg', 'paper', [0.30, 0.45, 0.25]),
    ('044.jpg', 'glass', [0.35, 0.05, 0.60]),
    ('052.jpg', 'metal', [0.55, 0.05, 0.40]),
]
classes = ['glass', 'paper', 'metal']
losses = [(-log(p[classes.index(label)]), file, label, classes[p.index(max(p))]) for file, label, p in photos]
for loss, file, label, guess in sorted(losses, reverse=True):
    print(file, round(loss, 2), label, '->', guess)
~~~

~~~text
023.jpg 4.61 metal -> paper
044.jpg 1.05 glass -> metal
052.jpg 0.92 metal -> glass
031.jpg 0.8 paper -> paper
017.jpg 0.11 glass -> glass
~~~

The model gave "metal" a probability of 0.01 for photo 023, so its loss is $-\log 0.01 \approx 4.61$. It is quite sure that this is paper. Look at the photo: either the label is wrong, or it shows silver wrapping paper, and then you have learned what the model can't know. Photo 031 is guessed correctly and still has a loss of 0.80, because the model wasn't sure. Such photos are often blurred or show two things.

Correct wrong labels, remove what shows nothing, and train again. Don't remove photos only because they are hard: the belt will bring more of them.

For deployment the model is exported with everything that happens before it, such as the resizing of photos. The app loads this file, accepts a photo and returns probabilities. Keep the photos that people report as wrong, with their consent; they are the best training data you can get.
`,
    },
    {
      kind: 'practice',
      key: 'practice-confusion',
      title: 'See which classes are mixed up',
      minutes: 20,
      problems: ['confusion-matrix'],
      text: 'After single photos look at pairs of classes. If metal is often taken for glass and never the other way around, the table shows it at a glance.',
    },
    {
      kind: 'quiz',
      key: 'check-start',
      title: 'Check: start from a trained model',
      minutes: 8,
      questions: [
        {
          key: 'why-transfer',
          kind: 'single',
          prompt: 'Why does a network that was trained on other photos need fewer examples for a new task?',
          options: [
            'It has already seen the photos of the new task',
            'Its layers for edges and textures can be used again',
            'It has fewer weights than a new network',
            'Its learning rate is larger',
          ],
          answer: 1,
          explanation: 'General features are learned once from many photos. For the new task mainly the last layer has to be learned, from the few examples that you have.',
        },
        {
          key: 'loss-number',
          kind: 'number',
          prompt: 'A photo is labeled "glass", and the model gives glass the probability 0.5. What is the loss −log p (natural logarithm, two decimal places)?',
          answer: 0.69,
          tolerance: 0.005,
          explanation: '−log 0.5 = log 2 ≈ 0.693. A probability of 1 would give the loss 0, and 0.01 gives 4.61.',
        },
        {
          key: 'high-loss',
          kind: 'multiple',
          prompt: 'A photo has a very high loss. What may be the reason?',
          options: ['The label is wrong', 'The photo is unusual, and its label is right', 'The model is sure of the labeled class', 'The photo shows two objects'],
          answers: [0, 1, 3],
          explanation: 'A high loss says that model and label disagree strongly. Only a look at the photo shows who is right. If the model were sure of the labeled class, the loss would be near 0.',
        },
        {
          key: 'project-order',
          kind: 'order',
          prompt: 'In which order does this topic proceed?',
          items: [
            'Collect some labeled photos',
            'Fine-tune a trained model',
            'Look at the photos with the highest loss and correct labels',
            'Train again with the corrected labels',
            'Export the model with its preprocessing',
          ],
          explanation: 'The first model doesn\'t have to be good. It is a tool for finding the rows that deserve your attention.',
        },
      ],
    },
  ],
}
